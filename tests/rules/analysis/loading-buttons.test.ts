import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { digestOfVisit, error, failing, home, signals } from '../../factories/signals.ts';

const BUTTON = 20;
const SPINNER = 70;

/** Component libraries mark a loading button with an attribute, a class and a spinner. */
function load(
  visit: RecordingBuilder,
  ms: number,
  isLoading: boolean,
  texts: readonly object[] = [],
): RecordingBuilder {
  const node = { id: SPINNER, type: 2, tagName: 'i', attributes: {}, childNodes: [] };
  return visit.change(ms, {
    texts,
    removes: isLoading ? [] : [{ parentId: BUTTON, id: SPINNER }],
    adds: isLoading ? [{ parentId: BUTTON, nextId: null, node }] : [],
    attributes: [
      {
        id: BUTTON,
        attributes: {
          disabled: isLoading ? '' : null,
          class: isLoading ? 'button is-loading' : 'button',
        },
      },
    ],
  });
}
const SUBMIT = { role: 'button', tag: 'button', submits: true } as const;
const set = (visit: RecordingBuilder, ms: number, attributes: object) =>
  visit.set(ms, BUTTON, attributes);
const clicked = () => set(home(), 500, { class: 'button' }).click(3_000, {}, { id: BUTTON });
const briefly = () => load(load(clicked(), 3_010, true), 3_200, false);
const forever = () => load(clicked(), 3_010, true);
const request = { ...failing, path: 'https://quotes.shop.example/v2', status: 0 };
const failed = (visit: RecordingBuilder) =>
  visit
    .emit(3_500, 'rv:request', { ...request, duration_ms: 480, same_origin: false })
    .emit(3_510, 'rv:error', { ...error, kind: 'logged', message: 'Failed to fetch' });
const succeeded = (visit: RecordingBuilder) =>
  visit.emit(3_400, 'rv:reaction', { kind: 'request', ago_ms: 380 });
const sent = (visit: RecordingBuilder) =>
  visit.emit(3_020, 'rv:reaction', { kind: 'request-start' });
const submitted = (attributes: object) =>
  sent(
    set(
      set(home(), 500, { class: 'button' }).click(3_000, SUBMIT, { id: BUTTON }),
      3_010,
      attributes,
    ),
  );
const grayed = () => set(clicked(), 3_010, { class: 'button gray', disabled: '' });

test.each<[string, number, RecordingBuilder]>([
  ['briefly, and nothing else happens', 1, briefly()],
  ['briefly, and a text appears elsewhere', 0, briefly().write(3_300)],
  ['briefly, and its own text changes', 0, briefly().write(3_300, BUTTON)],
  ['briefly, and then has another class', 0, load(clicked(), 3_010, true).mutate(3_200, BUTTON)],
  ['briefly, because of a request', 0, succeeded(briefly())],
  ['forever', 0, forever()],
  ['forever, after its request failed', 1, failed(forever())],
  ['forever, in gray, and its request is never answered', 1, sent(grayed())],
  ['forever, in gray, and its request succeeded', 0, succeeded(grayed())],
  [
    'forever, by a class, and its request is never answered',
    0,
    sent(set(clicked(), 3_010, { class: 'on' })),
  ],
  ['forever, by a class, and its form is never answered', 1, submitted({ class: 'on' })],
  ['forever, by a class, and its form is saved', 0, succeeded(submitted({ class: 'on' }))],
  ...['value', 'aria-label', 'title'].map((name): [string, number, RecordingBuilder] => [
    `forever, with another ${name}, and its form is never answered`,
    0,
    submitted({ class: 'on', [name]: 'Thank you!' }),
  ]),
  [
    'forever, with its own text, and its form is never answered',
    0,
    submitted({ class: 'on' }).write(3_010, BUTTON),
  ],
  ['forever, in gray, and a text appears', 0, sent(grayed()).write(3_300)],
  ['until its request failed', 1, load(failed(forever()), 3_520, false)],
  [
    'not at all, but changes its text after its request failed',
    0,
    failed(clicked()).write(3_520, BUTTON),
  ],
  ['forever, by its attribute alone', 0, set(clicked(), 3_010, { disabled: '' })],
  ['forever, after one request failed and another one succeeded', 0, failed(succeeded(forever()))],
  [
    'forever, with a text elsewhere, after its request failed',
    0,
    failed(load(clicked(), 3_010, true, [{ id: 31, value: 'Try later' }])),
  ],
  ['until a text appears, after its request failed', 0, failed(forever()).write(3_600)],
])('a clicked button is loading %s: %i dead clicks', (_, count, visit) => {
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(count);
});

test.each<[string, number, RecordingBuilder]>([
  ['its request failed', 1, failed(forever())],
  ['another request succeeded', 0, failed(succeeded(forever()))],
])('a button is loading forever, and %s: %i error clicks', (_, count, visit) => {
  expect(signals(visit.until(20_000), 'error-click')).toHaveLength(count);
});

test('a button that was loading because of a request has responded', () => {
  expect(digestOfVisit(succeeded(briefly()).until(20_000)).quietClicks ?? []).toEqual([]);
});

/** A large spinner beside the text of the button, which the page adds again, while another button is disabled. */
const spin = (visit: RecordingBuilder, parentId = BUTTON) => {
  const part = (id: number) => ({ id, type: 2, tagName: 'path', attributes: {}, childNodes: [] });
  const childNodes = Array.from({ length: 12 }, (_, n) => part(81 + n));
  const nodes = [
    { id: SPINNER, type: 2, tagName: 'svg', attributes: {}, childNodes },
    { id: 79, type: 3, textContent: 'Pay now' },
  ];
  return visit
    .emit(3_005, 'rv:reaction', { kind: 'request-start' })
    .change(3_010, {
      adds: nodes.map((node) => ({ parentId, nextId: null, node })),
      attributes: [BUTTON, 8].map((id) => ({ id, attributes: { disabled: '' } })),
    })
    .emit(10_000, 'rv:busy', { click_ago_ms: 7_000 });
};
test.each<[string, number, RecordingBuilder]>([
  ['forever', 1, spin(clicked())],
  ['forever, with a text elsewhere', 0, spin(clicked(), 5)],
  [
    'for another reason',
    0,
    spin(clicked()).emit(4_000, 'rv:reaction', { kind: 'request', ago_ms: 995 }),
  ],
])('a button with a spinner and its text is loading %s: %i dead clicks', (_, count, visit) => {
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(count);
});

/** Clicks and loads again, with its text back. */
const again = (visit: RecordingBuilder, text = 'Add') => {
  const back = { id: 71, type: 3, textContent: text };
  const adds = [{ parentId: BUTTON, nextId: null, node: back }];
  for (const ms of [3_000, 6_000]) {
    if (ms > 3_000) visit.click(ms, {}, { id: BUTTON });
    visit.emit(ms + 5, 'rv:reaction', { kind: 'request-start' });
    load(visit, ms + 10, true)
      .emit(ms + 150, 'rv:reaction', { kind: 'request', ago_ms: 140, saves: true })
      .change(ms + 200, {
        adds,
        removes: [{ parentId: BUTTON, id: SPINNER }],
        attributes: [{ id: BUTTON, attributes: { disabled: null, class: 'button' } }],
      });
  }
  return visit;
};
test.each<[string, number, RecordingBuilder]>([
  ['nothing else', 2, again(clicked())],
  ['a message each time', 0, again(clicked()).write(3_210).write(6_210)],
])('a button that was loading twice and showed %s has %i quiet clicks', (_, count, visit) => {
  expect(digestOfVisit(visit.until(20_000)).quietClicks ?? []).toHaveLength(count);
});

const disabled = (visit: RecordingBuilder, ...times: readonly number[]) => {
  for (const ms of times) visit.click(ms, {}, { disabled: true });
  return visit;
};

test('requests that a page repeats are no response to clicks on a disabled button', () => {
  const polling = home();
  for (let ms = 1_000; ms < 20_000; ms += 1_000)
    polling.emit(ms, 'rv:reaction', { kind: 'request', ago_ms: 200 });
  const visit = disabled(polling, 9_000, 10_500, 12_000).until(30_000);
  expect(signals(visit, 'dead-click').map(({ count }) => count)).toEqual([3]);
});

test.each<[string, number, (visit: RecordingBuilder) => RecordingBuilder]>([
  ['right after a click on it', 0, (visit) => visit],
  [
    'after another control was used',
    1,
    (visit) => visit.click(3_000, { selector: '#add' }, { id: 8 }).mutate(3_050),
  ],
])('clicks on a button that is disabled, %s: %i dead clicks', (_, count, then) => {
  const visit = then(home().click(1_000).mutate(1_020));
  expect(signals(disabled(visit, 5_000, 6_000).until(30_000), 'dead-click')).toHaveLength(count);
});
