import { expect, test } from 'vitest';
import { RequestingMarks } from '../../../lambdas/recordings/analysis/page/requesting-marks.ts';
import { digestOfVisit, home } from '../../factories/signals.ts';

const FORM = 5;

test.each([
  ['htmx', 'card htmx-request', 'card', 1],
  ['Unpoly', 'card up-loading up-active', 'card', 1],
  ['Unpoly, on an element without a class', 'up-loading', null, 1],
  ['another library', 'card is-loading', 'card', 0],
  ['a popup', 'card popup-active', 'card', 0],
  ['htmx, and stays changed', 'card htmx-request', 'card done', 0],
])(
  'after a successful request, marks of %s leave a quiet click: %s, %s, %i',
  (_, during, after, count) => {
    const visit = home()
      .click(1_000)
      .set(1_010, FORM, { class: during })
      .emit(1_015, 'rv:reaction', { kind: 'request-start' })
      .emit(1_500, 'rv:reaction', { kind: 'request', ago_ms: 485 })
      .set(1_505, FORM, { class: after });
    expect(digestOfVisit(visit.until(20_000)).quietClicks ?? []).toHaveLength(count);
  },
);

test('a class that a node gets back after its mark is gone is no mark', () => {
  const marks = new RequestingMarks();
  const classes = ['card', 'card htmx-request', 'card', 'card open', 'card'];
  expect(classes.map((each) => marks.changes(FORM, each))).toEqual([
    ...[false, true, true, false, false],
  ]);
});
