import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { withAnyScheme } from '../../web/amplify-scheme.ts';

const folder = resolve(
  import.meta.dirname,
  '../../node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm',
);
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.mjs'))
  .map((path) => readFileSync(join(folder, path), 'utf8'));

test('every URL that Amplify builds from the sign-in domain keeps the domain’s scheme', () => {
  const fixed = /`https:\/\/\$\{domain\}|'https:\/\/' \+ domain \+|replace\('http:\/\/'/;
  expect(sources.filter((code) => fixed.test(code))).toHaveLength(4);
  expect(sources.map(withAnyScheme).filter((code) => fixed.test(code))).toEqual([]);
});

test('Amplify does not warn about the endpoint of the local cloud', () => {
  const core = resolve(import.meta.dirname, '../../node_modules/@aws-amplify/core/dist/esm');
  const code = readFileSync(join(core, 'singleton/Auth/index.mjs'), 'utf8');
  const warning = /warn\(getCustomEndpointWarningMessage\('Amazon Cognito User Pool'\)\)/;
  expect(code).toMatch(warning);
  expect(withAnyScheme(code)).not.toMatch(warning);
});
