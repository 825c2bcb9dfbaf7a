import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { inParts } from '../../web/router-parts.ts';

const folder = resolve(import.meta.dirname, '../../node_modules/react-router/dist/development');
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));

test('nothing that the router makes while it loads comes along unasked', () => {
  const made = /^var \w+ = React\d*\.(createContext|forwardRef|memo)\(/m;
  expect(
    sources.some((code) => made.test(code)),
    'the router is built another way now',
  ).toBe(true);
  expect(sources.map(inParts).some((code) => made.test(code))).toBe(false);
});
