import { expect, test } from 'vitest';
import type { TrackerEvents } from '../../../lambdas/contract/tracker.ts';
import { fill, isAbandoned, LAST } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

type Visit = (visit: RecordingBuilder) => RecordingBuilder;
const pipe = (...steps: readonly Visit[]): RecordingBuilder =>
  steps.reduce((visit, step) => step(visit), fill(fill(home(), 6_000, '#mail'), LAST, '#phone'));

/** A click on the button, after which a script takes the submit; the form is still open a moment later. */
const submit =
  (at: number, more: Partial<TrackerEvents['rv:form']> = {}): Visit =>
  (visit) =>
    visit
      .click(at, { submits: true })
      .emit(at + 1, 'rv:submit', { form: '#order', label: 'Order' })
      .emit(at + 401, 'rv:form', { form: '#order', state: 'open', after: 'submit', ...more });
const message =
  (at: number, text: string): Visit =>
  (visit) =>
    visit.write(at, 9, text);
const corrects: Visit = (visit) => fill(visit, LAST + 6_000, '#phone', { refills: 1 });
const leaves: Visit = (visit) => visit.page(LAST + 11_000, '/mugs', 'load');
const [FIRST, SECOND] = [LAST + 500, LAST + 8_000];

test.each<[string, boolean, readonly Visit[]]>([
  ['nothing happened', true, [submit(FIRST), leaves]],
  [
    'a message came once, and nothing after a correction',
    true,
    [submit(FIRST), message(FIRST + 20, 'Wrong number'), corrects, submit(SECOND), leaves],
  ],
  ['a result was shown', false, [submit(FIRST), message(FIRST + 20, '412 a month'), leaves]],
  [
    'a result was shown each time',
    false,
    [
      submit(FIRST),
      message(FIRST + 20, '412 a month'),
      corrects,
      submit(SECOND),
      message(SECOND + 20, '399 a month'),
      leaves,
    ],
  ],
  [
    'the form may have loaded the next page slowly',
    false,
    [submit(FIRST, { after: 'button', state: 'gone' }), leaves],
  ],
  [
    'a request was sent',
    false,
    [submit(FIRST), (visit) => visit.emit(FIRST + 30, 'rv:reaction', { kind: 'request' }), leaves],
  ],
])('where a script took the submit and %s, the form is abandoned: %s', (_, abandoned, steps) => {
  expect(isAbandoned(pipe(...steps))).toBe(abandoned);
});

test('a submit without a report that the form stayed open may load the next page slowly', () => {
  const visit = pipe(
    (each) => each.click(FIRST, { submits: true }),
    (each) => each.emit(FIRST + 1, 'rv:submit', { form: '#order', label: 'Order' }),
    leaves,
  );
  expect(isAbandoned(visit)).toBe(false);
});

test.each<[string, number, readonly Visit[]]>([
  ['a script took the submit and the form stayed open', 0, [submit(FIRST)]],
  ['the form may have loaded it', 1, [submit(FIRST, { after: 'button' })]],
  [
    'a request was sent before',
    1,
    [submit(FIRST), (visit) => visit.emit(FIRST + 30, 'rv:reaction', { kind: 'request' })],
  ],
])(
  'where %s, a page that loads late is the response of %i slow submit buttons',
  (_, slow, steps) => {
    const visit = pipe(...steps, (each) => each.page(FIRST + 3_000, '/mugs', 'load')).until(60_000);
    expect(signals(visit, 'dead-click').filter((each) => each.slow)).toHaveLength(slow);
  },
);

test('a poll right after a submit is not its request', () => {
  const polls: Visit = (visit) =>
    [1, 2, 3, 4].reduce(
      (all, n) => all.emit(FIRST + 600 - n * 2_000, 'rv:reaction', { kind: 'request-start' }),
      visit.emit(FIRST + 600, 'rv:reaction', { kind: 'request-start' }),
    );
  expect(isAbandoned(pipe(submit(FIRST), polls, leaves))).toBe(true);
});

test('a form that is gone after the visitor opened another page was not sent by its submit', () => {
  const opensMugs: Visit = (visit) =>
    visit
      .click(FIRST + 2_000, { link: 'page', role: 'link' })
      .page(FIRST + 2_010, '/mugs', 'push')
      .emit(FIRST + 4_001, 'rv:form', { form: '#order', state: 'gone', after: 'submit' });
  expect(isAbandoned(pipe(submit(FIRST), opensMugs))).toBe(true);
});
