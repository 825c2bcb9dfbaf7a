import { expect, test } from 'vitest';
import { isAbandoned } from '../../factories/filled-fields.ts';
import {
  FIRST,
  leaves,
  pipe,
  SECOND,
  submit,
  submitsSlowly,
  type Visit,
} from '../../factories/form-visits.ts';

const opensWindow =
  (at: number): Visit =>
  (visit) =>
    visit.emit(at, 'rv:reaction', { kind: 'window-open' });
/** The tab hides the page until the visitor comes back. */
const opensTab =
  (at: number): Visit =>
  (visit) =>
    visit
      .emit(at, 'rv:visibility', { visible: false })
      .emit(at + 2_000, 'rv:visibility', { visible: true });

test.each<[string, boolean, readonly Visit[]]>([
  ['another window', false, [submit(FIRST), opensWindow(FIRST + 50)]],
  [
    'another window each time',
    false,
    [submit(FIRST), opensWindow(FIRST + 50), submit(SECOND), opensWindow(SECOND + 1_001)],
  ],
  ['another tab', false, [submit(FIRST), opensTab(FIRST + 80)]],
  [
    'another tab each time',
    false,
    [submit(FIRST), opensTab(FIRST + 80), submit(SECOND), opensTab(SECOND + 80)],
  ],
  [
    'nothing, and the visitor looked at another tab later, twice',
    true,
    [submit(FIRST), opensTab(FIRST + 1_002), submit(SECOND), opensTab(SECOND + 1_002)],
  ],
])('where the script that took a submit opened %s, the form is abandoned: %s', (_, left, steps) => {
  expect(isAbandoned(pipe(...steps, leaves))).toBe(left);
});

test('a form that opens its result in another window can be sent several times', () => {
  const twice = (show: (at: number) => Visit) =>
    pipe(submitsSlowly(FIRST), show(FIRST + 50), submitsSlowly(SECOND), show(SECOND + 50), leaves);
  expect(isAbandoned(twice(opensWindow))).toBe(false);
  expect(isAbandoned(twice(opensTab))).toBe(false);
  expect(isAbandoned(twice(() => (visit) => visit))).toBe(true);
});
