import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { costPage } from '../../lib/cost/page.ts';

const docs = (name: string) =>
  readFileSync(resolve(import.meta.dirname, '../../docs', name), 'utf8');

test('every figure of the cost page follows from measurements and list prices', () => {
  expect(costPage(JSON.parse(docs('cost-measured.json')))).toBe(docs('COST.md'));
});
