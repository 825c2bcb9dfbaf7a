import { expect, test } from 'vitest';
import { error, home, signals } from '../../factories/signals.ts';

const skipped = [
  'Transition was skipped',
  'AbortError: Transition was skipped',
  'Uncaught (in promise) AbortError: Transition was skipped',
  'Transition was aborted because of invalid state. ViewTransition opt-in disabled',
  'Transition was aborted because of invalid state. Document hidden',
  'Skipped ViewTransition due to skipTransition() call',
  'Skipped ViewTransition due to another transition starting',
  'Skipped ViewTransition due to document being hidden',
  'Skipping view transition because skipTransition() was called.',
  'Skipping view transition because document visibility state has become hidden.',
  'Skipping view transition because viewport size changed.',
  'View transition was skipped because document visibility state is hidden.',
];
/** Two elements with one name, for example, or a page that was busy for seconds. */
const failed = [
  'Transition was aborted because of invalid state. Snapshot capture failed',
  'Transition was aborted because of invalid state',
  'Transition was aborted because of timeout in DOM update',
  'Skipped ViewTransition due to timeout',
  'Transition was skipped by the checkout',
  'The page aborted the order.',
];

test.each([
  ...skipped.map((message) => [message, 0] as const),
  ...failed.map((message) => [message, 1] as const),
])('a rejection with “%s”: %i JavaScript errors', (message, count) => {
  const rejection = { ...error, kind: 'rejection', message } as const;
  const visit = home().emit(2_000, 'rv:error', rejection).until(9_000);
  expect(signals(visit, 'javascript-error')).toHaveLength(count);
});
