import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const BODY = 4;
const NOTICE = 90;
const LINE = 20;

/** A page that shows a notice 2 s before a click. */
function noticed(attributes: object = { role: 'status' }) {
  const text = { type: 3, id: NOTICE + 1, textContent: 'Added to your wish list' };
  const node = { type: 2, id: NOTICE, tagName: 'div', attributes, childNodes: [text] };
  return home().change(8_000, { adds: [{ parentId: BODY, nextId: null, node }] });
}
const fades = (visit: RecordingBuilder, ms: number) =>
  visit.set(ms, NOTICE, { style: 'opacity: 0.5' });
/** A press starts, and the recorder writes both in one mutation; the page is as before a moment later. */
const fadesWithMark = (visit: RecordingBuilder, ms: number, mark: string, after = '') =>
  fades(visit, ms - 300)
    .at(ms, 3, { source: 2, type: 1, id: 7, x: 160, y: 220 })
    .change(ms, {
      attributes: [
        { id: NOTICE, attributes: { style: 'opacity: 0.2' } },
        { id: BODY, attributes: { class: mark } },
      ],
    })
    .set(ms + 200, BODY, { class: after });
const goes = (visit: RecordingBuilder, ms: number) =>
  visit.change(ms, { removes: [{ parentId: BODY, id: NOTICE }] });

test.each<[string, number, () => RecordingBuilder]>([
  [
    'a notice of before that fades and goes',
    1,
    () => goes(fades(noticed().click(10_000), 11_000), 11_400),
  ],
  [
    'a notice that faded already',
    1,
    () => goes(fades(fades(noticed(), 9_900).click(10_000), 10_020), 10_100),
  ],
  [
    'a region of notices whose notice goes',
    1,
    () => goes(noticed({ 'aria-live': 'polite' }).click(10_000), 12_000),
  ],
  [
    'a notice that fades while the press marks the body of its page',
    1,
    () => goes(fadesWithMark(noticed(), 9_990, 'pressed').click(10_000, {}, { id: LINE }), 11_000),
  ],
  [
    'a notice that fades while its page changes for good',
    0,
    () =>
      goes(fadesWithMark(noticed(), 9_990, 'open', 'open').click(10_000, {}, { id: LINE }), 11_000),
  ],
  ['a notice that goes at once', 0, () => goes(noticed().click(10_000), 10_050)],
  ['something else that goes later', 0, () => goes(noticed({}).click(10_000), 11_000)],
  [
    'a notice that goes while another text comes',
    0,
    () => goes(noticed().click(10_000), 11_000).write(11_000),
  ],
])('after a click, %s: %i dead clicks', (_, count, visit) => {
  expect(signals(visit().until(30_000), 'dead-click')).toHaveLength(count);
});

/** Some libraries add and remove a message with the elements around it; the tracker lists all of them. */
test.each([
  ['a message', 1, []],
  ['a message and a form', 0, [{ parentId: NOTICE, id: 95, tagName: 'form', attributes: {} }]],
])('after a click, an element with %s goes: %i dead clicks', (_, count, others) => {
  const elements = [
    { parentId: BODY, id: NOTICE, tagName: 'li', attributes: {} },
    { parentId: NOTICE, id: 92, tagName: 'div', attributes: { class: 'toast' } },
    { parentId: 92, id: 93, tagName: 'p', attributes: { 'aria-live': 'polite' } },
    ...others,
  ];
  const adds = [
    ...elements.map(({ parentId, ...node }) => ({
      ...{ parentId, nextId: null, node: { type: 2, childNodes: [], ...node } },
    })),
    { parentId: 93, nextId: null, node: { type: 3, id: 94, textContent: 'It went wrong' } },
  ];
  const visit = goes(home().change(8_000, { adds }).click(10_000), 12_000);
  expect(signals(visit.until(30_000), 'dead-click')).toHaveLength(count);
});

test('a clicked notice that then disappears has responded', () => {
  const visit = goes(noticed().click(10_000, {}, { id: NOTICE + 1 }), 11_000);
  expect(signals(visit.until(30_000), 'dead-click')).toEqual([]);
});
