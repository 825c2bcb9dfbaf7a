import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { bundling } from '../../lib/code/bundle.ts';

test('a deployed function bundles all its packages, and the local cloud uses separate bundles', () => {
  const [deployed, local] = [bundling(false), bundling(true)];
  expect(deployed).toMatchObject({ bundle: true, sourcesContent: false });
  expect([deployed.packages, deployed.external]).toEqual([undefined, undefined]);
  expect(local).toMatchObject({ bundle: true, minify: false, sourcemap: false });
  expect(local.packages).toBe('external');
  expect([deployed, local].map(({ outdir = '' }) => basename(outdir))).toEqual([
    'lambdas',
    'lambdas-local',
  ]);
});
