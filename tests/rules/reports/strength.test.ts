import { expect, test } from 'vitest';
import type { Signal } from '../../../lambdas/contract/signal.ts';
import {
  isExtraOfCart,
  largestShare,
  placeOf,
  strengthOf,
} from '../../../lambdas/reports/issues/strength.ts';
import { element, signal } from '../../factories/digest.ts';

const occurring = (...all: Partial<Signal>[]) =>
  all.map((each, n) => ({
    signal: signal('dead-click', '/cart', each),
    sessionId: `session-${n % 2}`,
    visitor: `visitor-${n % 3}`,
  })) as never;
const place = (label: string, ...all: Partial<Signal>[]) =>
  placeOf({ element: element(label), occurrences: occurring(...all) });

test.each([
  ['more than half of its signals submit', place('Next', { submits: true }, { submits: true }, {})],
  ['it says so', place('Place order', {}, {})],
])('a control submits when %s', (_, found) => expect(found.isSubmit).toBe(true));

test('half of the signals are not most of them', () => {
  const half = place('Next', { submits: true, inDialog: true }, {});
  expect(half).toMatchObject({ isSubmit: false, isInDialog: false });
  expect(place('Next', { inDialog: true })).toMatchObject({ isInDialog: true });
  expect(placeOf({ element: undefined, occurrences: occurring({}) }).isSubmit).toBe(false);
});

test('a control of a dialog that most visitors saw respond late does not keep the dialog open', () => {
  const late = { inDialog: true, slow: true };
  expect(place('Create', late, late, { inDialog: true })).toMatchObject({ isInDialog: false });
  expect(place('Create', late, { inDialog: true }, { inDialog: true }).isInDialog).toBe(true);
});

test('strength counts the signals of a kind, the strongest one, and sessions with a rejected form', () => {
  const invalid = { form: { invalid: 1 } } as never;
  const all = occurring({ count: 3 }, { count: 7, slow: true }, invalid, invalid, {
    kind: 'rage-click',
  });
  expect(strengthOf('dead-click', all)).toMatchObject({
    ...{ signals: 5, times: 4, peak: 7, sessionsRejected: 2 },
    ...{ isUnanswered: true, isLate: false, isMissed: false },
  });
  const late = occurring({ slow: true, missed: true }, { slow: true });
  expect(strengthOf('dead-click', late)).toMatchObject({
    ...{ isUnanswered: false, isLate: true, isMissed: false },
  });
  expect(strengthOf('dead-click', occurring({ slow: true, strong: true })).isUnanswered).toBe(true);
  expect(strengthOf('dead-click', occurring({ missed: true })).isMissed).toBe(true);
  expect(strengthOf('dead-click', occurring({ unseen: true })).isUnseen).toBe(true);
  expect(strengthOf('dead-click', occurring({ unseen: true }, {})).isUnseen).toBeUndefined();
  const isSubmitted = (...signals: Parameters<typeof occurring>) =>
    strengthOf('dead-click', occurring(...signals)).isSubmitted;
  expect(isSubmitted({ submits: true }, { submits: true }, {})).toBe(true);
  expect(isSubmitted({ submits: true }, {})).toBeUndefined();
  expect(strengthOf('dead-click', occurring({ covered: true })).isCovered).toBe(true);
  expect(strengthOf('dead-click', occurring({ covered: true }, {})).isCovered).toBeUndefined();
  expect(strengthOf('dead-click', occurring({ moved: true })).isMoved).toBe(true);
  expect(strengthOf('dead-click', occurring({ moved: true }, {})).isMoved).toBeUndefined();
});

test('for a control that failed only for some visitors, the report states for how many', () => {
  const failed = { kind: 'error-click' } as const;
  const of = (...all: Parameters<typeof occurring>) =>
    strengthOf('error-click', occurring(...all)).affectedByError;
  expect(of(failed, failed, {})).toBe(2);
  expect(of(failed, failed, failed, {})).toBeUndefined();
  expect(strengthOf('dead-click', occurring({}, {})).affectedByError).toBeUndefined();
});

test('the largest share is that of the visitor who ran into it most often', () => {
  expect(largestShare(occurring({}, {}, {}, {}))).toBe(0.5);
  expect(largestShare([])).toBe(0);
});

test.each([
  [true, 'one field of a cart', 'form-abandonment', '/cart', 1],
  [false, 'one field of the checkout', 'form-abandonment', '/checkout', 1],
  [false, 'two fields of a cart', 'form-abandonment', '/cart', 2],
  [false, 'a click in a cart', 'dead-click', '/cart', 1],
] as const)(
  'an abandoned form is optional for an order: %s for %s',
  (isExtra, _, kind, page, count) => {
    expect(isExtraOfCart({ kind, page, occurrences: occurring({ count }) } as never)).toBe(isExtra);
  },
);

test('a rage click counts as many clicks as its series without a response had, pauses included', () => {
  const rage = { kind: 'rage-click', count: 3 } as const;
  const peak = (...all: Parameters<typeof occurring>) =>
    strengthOf('rage-click', occurring(...all)).peak;
  expect(peak(rage, { count: 4 })).toBe(4);
  expect(peak(rage, { count: 2 })).toBe(3);
  expect(peak(rage, { count: 4, slow: true })).toBe(3);
});
