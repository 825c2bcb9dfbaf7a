import { expect, test } from 'vitest';
import { OutOfBudget } from '../../../lambdas/contract/processor-budget.ts';
import { processorBudget } from '../../../lambdas/runtime/processor-budget.ts';

const endless = () => {
  for (let count = 0; ; count += 1) JSON.stringify({ count });
};

test('endless work is interrupted when its processor time is used up', () => {
  const budget = processorBudget(30);
  expect(() => budget.run(endless)).toThrow(OutOfBudget);
});

test('a slow regular expression is interrupted as well', () => {
  const budget = processorBudget(30);
  expect(() => budget.run(() => /^(a+)+$/.test(`${'a'.repeat(40)}b`))).toThrow(OutOfBudget);
});

test('work cannot catch its interruption and continue', () => {
  const budget = processorBudget(30);
  const stubborn = () => {
    try {
      endless();
    } catch {
      endless();
    }
  };
  expect(() => budget.run(stubborn)).toThrow(OutOfBudget);
});

test('work within its budget returns its result, and its errors are unchanged', () => {
  const budget = processorBudget(60_000);
  const error = new TypeError('no list');
  expect(budget.run(() => [1, 2])).toEqual([1, 2]);
  expect(budget.run(() => undefined)).toBeUndefined();
  expect(() =>
    budget.run(() => {
      throw error;
    }),
  ).toThrow(error);
});

test('nothing starts once the processor time is used up', () => {
  const budget = processorBudget(0);
  expect(() => budget.check()).toThrow(OutOfBudget);
  expect(() => budget.run(() => 1)).toThrow(OutOfBudget);
});

test('waiting does not count', async () => {
  const budget = processorBudget(10_000);
  await new Promise((done) => setImmediate(done));
  expect(() => budget.check()).not.toThrow();
});
