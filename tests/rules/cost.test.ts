import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { startSession } from '../../lambdas/recordings/functions.ts';
import { memoryOf } from '../../lambdas/runtime/function.ts';
import { sessionCost } from '../../lib/cost/cost.ts';
import { type Measured, none, prices, waits } from '../../lib/cost/prices.ts';

const measured: Measured = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../docs/cost-measured.json'), 'utf8'),
);
/** A session with one batch, without the calls of the stream. */
const lambdaCost = (opening: Partial<Measured['session']['opening']>) =>
  sessionCost({
    ...measured,
    batchesPerSession: 1,
    session: { opening: { ...none, ...opening }, batches: none, closing: none },
  }).Lambda ?? 0;
const dollarsMore = (opening: Partial<Measured['session']['opening']>) =>
  lambdaCost(opening) - lambdaCost({});

test('a gigabyte of memory is 1,024 MB in the cost of Lambda', () => {
  const gigabytes = memoryOf(startSession) / 1_024;
  const waited = { tableCalls: 200 };
  expect(dollarsMore(waited)).toBeCloseTo(
    gigabytes * ((200 * waits.table) / 1_000) * prices.gigabyteSecond,
    12,
  );
  expect(dollarsMore({ ms: 1_024_000 })).toBeCloseTo(1_769 * prices.gigabyteSecond, 9);
});
