import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { signalKinds } from '../../lambdas/contract/signal.ts';
import { truthPage } from '../truth/page.ts';

const written = readFileSync(join(import.meta.dirname, '../../docs/TRUTH.md'), 'utf8');

test('docs/TRUTH.md is up to date with the code: npm run docs:truth', () => {
  expect(written).toBe(truthPage());
});

test('docs/TRUTH.md has the rule of every kind of signal', () => {
  for (const kind of signalKinds) expect(written).toContain(`\n### ${kind}\n`);
});
