import { expect, test } from 'vitest';
import { type Signal, signalKinds } from '../../../lambdas/contract/signal.ts';
import {
  formsIssues,
  isClick,
  isControlFailure,
  isFailure,
  isOfAnyPage,
  namesCause,
  strongestOf,
} from '../../../lambdas/reports/issues/kinds.ts';
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

test('of any two kinds, the one that harms visitors more names their issue', () => {
  const ranked = [
    ...(['white-screen', 'error-click', 'rage-click', 'dead-click', 'keyboard-barrier'] as const),
    ...(['javascript-error', 'failed-request', 'form-abandonment', 'quick-back'] as const),
    'excessive-scroll' as const,
  ];
  for (const [index, kind] of ranked.entries()) {
    for (const weaker of ranked.slice(index + 1)) {
      expect(strongestOf([kind, weaker])).toBe(kind);
      expect(strongestOf([weaker, kind])).toBe(kind);
    }
  }
});

test.each([
  [
    'failed without an accident',
    isFailure,
    'white-screen error-click javascript-error failed-request',
  ],
  ['name their cause', namesCause, 'white-screen error-click'],
  ['are clicks', isClick, 'error-click rage-click dead-click'],
  ['are one issue on whatever page', isOfAnyPage, 'javascript-error failed-request'],
  [
    'are failures of a control',
    isControlFailure,
    'error-click rage-click dead-click keyboard-barrier',
  ],
] as const)('the kinds of signals that %s', (_, matches, kinds) => {
  expect(signalKinds.filter(matches).sort()).toEqual(kinds.split(' ').sort());
});
