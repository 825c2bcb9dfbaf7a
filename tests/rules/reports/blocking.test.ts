import { expect, test } from 'vitest';
import { isBlocking, severityOf } from '../../../lambdas/reports/issues/severity.ts';

const harm = {
  kind: 'rage-click',
  isCaused: false,
  isStrong: false,
  isOnTheWay: true,
  isSubmit: false,
  isInDialog: false,
  isOpenAtEnd: false,
  sessions: 100,
  sessionsLeft: 50,
  isGoalMissed: false,
} as const;

test.each([
  [100, 0, false],
  [100, 1, false],
  [100, 49, false],
  [100, 50, true],
  [3, 1, false],
  [3, 2, true],
  [1, 1, true],
])(
  'of %i sessions with a problem on the way %i ended there: blocking is %s',
  (sessions, sessionsLeft, blocks) => {
    expect(isBlocking({ ...harm, sessions, sessionsLeft })).toBe(blocks);
  },
);

test('a problem that ends visits is critical only when most affected visitors left', () => {
  const wide = { ...harm, affected: 60, exposed: 100, pooled: { affected: 60, exposed: 100 } };
  expect(severityOf({ ...wide, sessionsLeft: 50 })).toBe('critical');
  expect(severityOf({ ...wide, sessionsLeft: 1 })).toBe('important');
});

test('a problem off the way to the goal does not block, however many visitors left', () => {
  expect(isBlocking({ ...harm, isOnTheWay: false, sessionsLeft: 100 })).toBe(false);
  expect(isBlocking({ ...harm, kind: 'slow-page', sessionsLeft: 100 })).toBe(false);
});

test.each([
  ['a submit button on the way', { isSubmit: true }, true],
  ['another control on the way', { isSubmit: false }, false],
  ['a submit button off the way', { isSubmit: true, isOnTheWay: false }, false],
  ['an unfinished form on the way', { kind: 'form-abandonment', isOpenAtEnd: true }, false],
  [
    'a form without effect on the way',
    { kind: 'form-abandonment', isOpenAtEnd: true, isSubmit: true },
    true,
  ],
] as const)(
  'where visitors went on to other pages and most missed the goal, %s blocks: %s',
  (_, more, blocks) => {
    const stayed = { ...harm, sessionsLeft: 0, isGoalMissed: true, ...more };
    expect(isBlocking(stayed)).toBe(blocks);
    expect(isBlocking({ ...stayed, isGoalMissed: false })).toBe(false);
  },
);

test('a blank page and a failed form submission block, even when visitors stayed', () => {
  const stayed = { ...harm, isOnTheWay: false, sessionsLeft: 0 };
  expect(isBlocking({ ...stayed, kind: 'white-screen' })).toBe(true);
  expect(isBlocking({ ...stayed, kind: 'error-click', isSubmit: true })).toBe(true);
  expect(isBlocking({ ...stayed, kind: 'error-click', isSubmit: false })).toBe(false);
});

test.each([
  ['a few of many visitors, of a kind that accidental clicks explain', 3, 29, 'minor'],
  ['a few of few visitors, which accidents do not explain', 3, 9, 'critical'],
  ['as many as no accidents explain', 10, 29, 'critical'],
] as const)('a problem that ends visits: %s', (_, affected, exposed, severity) => {
  const pooled = { affected, exposed };
  const left = { sessions: affected, sessionsLeft: affected };
  expect(severityOf({ ...harm, ...left, affected, exposed, pooled })).toBe(severity);
});

test('a few affected visitors per day add up to more than accidents', () => {
  const day = { ...harm, sessions: 3, sessionsLeft: 3, affected: 3, exposed: 29 };
  expect(severityOf({ ...day, pooled: { affected: 6, exposed: 58 } })).toBe('critical');
});
