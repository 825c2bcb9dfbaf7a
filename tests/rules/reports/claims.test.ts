import { expect, test } from 'vitest';
import { kindAdvice, phrases } from '../../../lambdas/contract/copy/model-phrases.ts';
import type { IssueFacts } from '../../../lambdas/reports/issues/issue-facts.ts';
import { adviceProblem, statementProblem } from '../../../lambdas/reports/writer/model/claims.ts';
import { adviceOn, phrasesOf } from '../../../lambdas/reports/writer/model/issue-phrases.ts';

const issue = (facts: object = {}) => ({ kind: 'dead-click', ...facts }) as IssueFacts;

test.each([
  ['{affected} visitors clicked {element}', undefined],
  ['{element} was clicked for {affected} visitors', undefined],
  ['{affected} visitors clicked. {visitors} visited', undefined],
  ['{affected} visitors clicked and {affected} got stuck', 'a count twice in one sentence'],
  ['{affected} visitors', 'a count of nothing'],
  ['clicked {affected} visitors', 'a count that did not do it'],
  ['{affected} visitors clicked {times}', 'clicks that are not a maximum'],
  ['clicked up to {times}', 'clicks without a visitor'],
  ['you had {visitors} visitors and {affected}', 'two counts in one sentence'],
] as const)('a statement "%s" is true or rejected', (text, problem) => {
  expect(statementProblem(text, issue())).toBe(problem);
});

test('a word that no fact supports is rejected, and so is a phrase of another issue', () => {
  expect(statementProblem('visitors hated it', issue())).toContain('hated');
  expect(statementProblem('{affected} visitors got a blank page', issue())).toBeDefined();
  expect(statementProblem('{affected} visitors got a blank page', undefined)).toBeDefined();
});

test.each(['affected', 'exposed', 'times', 'visitors', 'sessions', 'comparison'])(
  'advice contains no {%s}',
  (count) => {
    expect(adviceProblem(`Check {${count}}`, issue())).toBe('a count in advice');
  },
);

test('advice starts with an action and uses known words', () => {
  expect(adviceProblem('Check {element}. Fix it; test it', issue())).toBeUndefined();
  expect(adviceProblem('{element} check', issue())).toContain('nothing to do');
  expect(adviceProblem('People check it', issue())).toContain('nothing to do');
  expect(adviceProblem('Check the competitors', issue())).toContain('competitors');
});

test.each([
  [{ kind: 'white-screen' }, phrases.blank],
  [{ kind: 'white-screen', isReplaced: true }, phrases.replaced],
  [{ kind: 'error-click' }, phrases.error],
  [{ kind: 'error-click', affectedByError: 2 }, phrases.someErrors],
  [{ kind: 'rage-click', isMissed: true, isUnanswered: true }, phrases.missed],
  [{ kind: 'rage-click', isUnanswered: true }, phrases.unanswered],
  [{ kind: 'rage-click' }, phrases.repeated],
  [{ kind: 'dead-click', isMissed: true, isLate: true }, phrases.missed],
  [{ kind: 'rage-click', isCovered: true, isUnanswered: true }, phrases.covered],
  [{ kind: 'dead-click', isCovered: true }, phrases.covered],
  [{ kind: 'dead-click', isMoved: true }, phrases.moved],
  [{ kind: 'dead-click', isUnseen: true }, phrases.unseen],
  [{ kind: 'dead-click', isLate: true }, phrases.late],
  [{ kind: 'dead-click' }, phrases.dead],
  [{ kind: 'keyboard-barrier' }, phrases.keyboard],
  [{ kind: 'javascript-error' }, phrases.script],
  [{ kind: 'failed-request' }, phrases.request],
  [{ kind: 'form-abandonment' }, phrases.form],
  [{ kind: 'form-abandonment', isSubmitted: true }, phrases.submitted],
  [{ kind: 'quick-back' }, phrases.back],
  [{ kind: 'slow-page', slowness: { vital: 'CLS' } }, phrases.shift],
  [{ kind: 'slow-page', slowness: { vital: 'LCP' } }, phrases.slow],
  [{ kind: 'slow-page' }, phrases.slow],
  [{ kind: 'excessive-scroll' }, phrases.scroll],
] as const)('an issue of %o has its own phrases', (facts, said) => {
  expect(phrasesOf(issue(facts))).toBe(said);
});

test.each([
  [{ kind: 'javascript-error' }, kindAdvice.error],
  [{ kind: 'white-screen' }, kindAdvice.error],
  [{ kind: 'error-click', cause: { kind: 'javascript-error', about: '' } }, kindAdvice.error],
  [{ kind: 'failed-request' }, kindAdvice.request],
  [{ kind: 'slow-page' }, kindAdvice.slow],
  [{ kind: 'keyboard-barrier' }, kindAdvice.keyboard],
  [{ kind: 'form-abandonment' }, kindAdvice.form],
  [{ kind: 'quick-back' }, kindAdvice.page],
  [{ kind: 'excessive-scroll' }, kindAdvice.page],
  [{ kind: 'rage-click' }, []],
  [{ kind: 'dead-click' }, []],
] as const)('advice on an issue of %o names only its own fault', (facts, named) => {
  expect(adviceOn(issue(facts))).toEqual(named);
});

test('advice on a click that failed with a request may name both', () => {
  const cause = { kind: 'failed-request', about: '/api/cart 500' };
  expect(adviceOn(issue({ kind: 'error-click', cause }))).toEqual([
    ...kindAdvice.error,
    ...kindAdvice.request,
  ]);
});
