import { expect, test } from 'vitest';
import { error, home, signals } from '../../factories/signals.ts';

/** What libraries reject with when a visitor closes their dialog; few pages handle it. */
const canceled = [
  ...['undefined', 'null', '', '0', '1', 'cancel', 'canceled', 'Cancelled', 'close', 'Dismissed'],
  ...['backdrop click', 'Cross click', 'escape key press', 'esc'],
];
const failed = [
  'cancel failed',
  'No reason',
  '500',
  'undefined is not an object',
  '[object Object]',
];

test.each([
  ...canceled.map((message) => [message, 0] as const),
  ...failed.map((message) => [message, 1] as const),
])('a rejection with “%s” as a dialog closes: %i faults', (message, count) => {
  const rejection = { ...error, kind: 'rejection', message, file: '' } as const;
  const visit = home().click(2_000).mutate(2_010).emit(2_030, 'rv:error', rejection).until(12_000);
  expect(signals(visit, 'error-click')).toHaveLength(count);
  expect(signals(visit, 'javascript-error')).toHaveLength(count);
});

test('an error that is thrown with such a word is a fault', () => {
  const visit = home().emit(2_030, 'rv:error', { ...error, message: 'Uncaught close' });
  expect(signals(visit.until(9_000), 'javascript-error')).toHaveLength(1);
});
