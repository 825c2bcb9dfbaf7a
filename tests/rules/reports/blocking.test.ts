import { expect, test } from 'vitest';
import { isBlocking, severityOf } from '../../../lambdas/reports/issues/severity.ts';

const harm = {
  kind: 'rage-click',
  isStrong: false,
  isOnTheWay: true,
  isSubmit: false,
  isInDialog: false,
  isOpenAtEnd: false,
  sessions: 100,
  sessionsLeft: 50,
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
  'of %i sessions with trouble on the way %i ended there: blocking is %s',
  (sessions, sessionsLeft, blocks) => {
    expect(isBlocking({ ...harm, sessions, sessionsLeft })).toBe(blocks);
  },
);

test('what ends a visit is critical only when most of those affected left', () => {
  const wide = { ...harm, affected: 60, exposed: 100 };
  expect(severityOf({ ...wide, sessionsLeft: 50 })).toBe('critical');
  expect(severityOf({ ...wide, sessionsLeft: 1 })).toBe('important');
});

test('trouble off the way to the goal does not block, however many left', () => {
  expect(isBlocking({ ...harm, isOnTheWay: false, sessionsLeft: 100 })).toBe(false);
  expect(isBlocking({ ...harm, kind: 'slow-page', sessionsLeft: 100 })).toBe(false);
});

test('a blank page and a failed form submission block, even when visitors stayed', () => {
  const stayed = { ...harm, isOnTheWay: false, sessionsLeft: 0 };
  expect(isBlocking({ ...stayed, kind: 'white-screen' })).toBe(true);
  expect(isBlocking({ ...stayed, kind: 'error-click', isSubmit: true })).toBe(true);
  expect(isBlocking({ ...stayed, kind: 'error-click', isSubmit: false })).toBe(false);
});
