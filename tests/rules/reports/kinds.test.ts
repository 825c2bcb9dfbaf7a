import { expect, test } from 'vitest';
import { type Signal, signalKinds } from '../../../lambdas/contract/signal.ts';
import { formsIssues, strongestOf } from '../../../lambdas/reports/issues/kinds.ts';
import { groupSignals } from '../../../lambdas/reports/issues/occurrences.ts';
import { visit } from '../../factories/digest.ts';

test('signals that a later release stored form no issues after a rollback', () => {
  const unknown = { kind: 'of-a-later-release', atMs: 1_000, startMs: 0, endMs: 9_000, page: '/' };
  expect(groupSignals([visit(1, { signals: [unknown as unknown as Signal] })])).toEqual([]);
});

test('slow pages and thrashed cursors form no issues from single signals', () => {
  expect(signalKinds.filter((kind) => !formsIssues(kind))).toEqual([
    'slow-page',
    'thrashed-cursor',
  ]);
});

test('the strongest kind names an issue, in any order', () => {
  expect(strongestOf(['dead-click', 'error-click', 'rage-click'])).toBe('error-click');
  expect(strongestOf(['rage-click', 'dead-click'])).toBe('rage-click');
});
