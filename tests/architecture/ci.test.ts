import { expect, test } from 'vitest';
import { type Report, summaryOf } from '../../.ci/summary.ts';

type Test = Report['testResults'][number]['assertionResults'][number];
const passed: Test = { status: 'passed', fullName: 'a', failureMessages: [] };
const retried: Test = { ...passed, fullName: 'b', failureMessages: ['once\n    at a line'] };
const failed: Test = { ...passed, status: 'failed', failureMessages: ['twice'] };
const report = (...tests: Test[]): Report => ({
  testResults: [{ name: 'one.test.ts', message: '', status: 'passed', assertionResults: tests }],
});

test('CI names each failed test, ends with the counts, and is green only when something ran and nothing failed', () => {
  expect(summaryOf(report(passed, passed))).toEqual({
    lines: ['2 passed, 0 failed'],
    isGreen: true,
  });
  expect(summaryOf(report(passed, failed))).toEqual({
    lines: ['failed: a (twice)', '1 passed, 1 failed'],
    isGreen: false,
  });
  expect(summaryOf({ testResults: [] }).isGreen).toBe(false);
});

test('CI counts a file that could not be read as a failure', () => {
  const broken = {
    name: 'two.test.ts',
    message: 'no such module\n    at a line',
    status: 'failed',
    assertionResults: [],
  };
  expect(summaryOf({ testResults: [...report(passed).testResults, broken] })).toEqual({
    lines: ['failed: two.test.ts (no such module)', '1 passed, 1 failed'],
    isGreen: false,
  });
});

test('CI names each retried test with its first failure, and fails above three of them', () => {
  expect(summaryOf(report(passed, retried))).toEqual({
    lines: ['retried: b (once)', '2 passed, 0 failed'],
    isGreen: true,
  });
  const { lines, isGreen } = summaryOf(report(...Array(4).fill(retried)));
  expect(isGreen).toBe(false);
  expect(lines.slice(-2)).toEqual(['4 tests were retried, at most 3 may be', '4 passed, 1 failed']);
});
