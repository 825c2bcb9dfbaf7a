import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { withoutSideEffects } from '../../web/tree-shakable-router.ts';

const folder = resolve(import.meta.dirname, '../../node_modules/react-router/dist/development');
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));

test('a bundler may drop every context and component that the router creates while it loads', () => {
  const created = /^var \w+ = React\d*\.(createContext|forwardRef|memo)\(/m;
  expect(
    sources.some((code) => created.test(code)),
    'the router creates them differently in this version',
  ).toBe(true);
  expect(sources.map(withoutSideEffects).some((code) => created.test(code))).toBe(false);
});
