import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import * as rates from '../../lambdas/contract/rates.ts';

const root = resolve(import.meta.dirname, '../../lambdas');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(root, name), 'utf8'));

/** Names of the rates that are counted per owner id: those of `enforce` are in a constant of the same file. */
const rateNames = sources.flatMap((text) =>
  [
    ...text.matchAll(/consume\(\s*owner(?:\.id|Id),\s*([A-Z_]+)/g),
    ...(/enforce\(\s*owner(?:\.id|Id),/.test(text)
      ? text.matchAll(/\brates: ([A-Z]+_[A-Z_]+)/g)
      : []),
  ].map(([, name = '']) => name),
);

test('every counter per owner id is deleted with the account', () => {
  const names = [...new Set(rateNames)];
  expect(names).toContain('SEND_AGAIN_RATES');
  expect(names).toHaveLength(12);
  const remaining = names
    .flatMap((name) => (rates as unknown as Record<string, readonly rates.Rate[]>)[name] ?? [])
    .filter((rate) => !rates.OWNER_RATES.includes(rate));
  expect(remaining).toEqual([]);
});
