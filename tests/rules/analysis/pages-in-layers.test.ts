import { expect, test } from 'vitest';
import { fill } from '../../factories/filled-fields.ts';
import { type RecordingBuilder, recording } from '../../factories/recording.ts';
import { signals } from '../../factories/signals.ts';

const PAGE = 5;
const dialog = {
  id: 70,
  type: 2,
  tagName: 'dialog',
  attributes: {},
  childNodes: [{ id: 71, type: 3, textContent: 'Photo' }],
};
const opening = { adds: [{ parentId: 4, nextId: null, node: dialog }] };
const styled = (...ids: readonly number[]) => {
  const attributes = { style: { overflow: 'hidden' } };
  return { ...opening, attributes: ids.map((id) => ({ id, attributes })) };
};
/** Opens a page whose changes these are, and goes back two seconds later. */
function backFrom(
  changes: object,
  kind: 'pop' | 'push' = 'pop',
  close: (visit: RecordingBuilder) => void = () => {},
) {
  const visit = recording().page(0, '/photos').click(2_000, { link: 'page' }, { id: 20 });
  visit.page(2_010, '/photos/mug', 'push').change(2_015, changes);
  close(visit);
  visit.page(4_000, '/photos', kind).change(4_020, { removes: [{ parentId: 4, id: 70 }] });
  return signals(visit.until(30_000), 'quick-back');
}

test.each([
  ['a photo that opened above its page', 0, opening],
  ['a photo that stopped the scrolling of its page', 0, styled(2, 4)],
  ['a photo that changed the style of another paragraph', 0, styled(22)],
  ['a page that replaced it', 1, { ...opening, removes: [{ parentId: 4, id: PAGE }] }],
  ['a page that hid it', 1, { ...opening, attributes: [{ id: PAGE, attributes: { style: {} } }] }],
  ['a page that rewrote it', 1, { ...opening, texts: [{ id: 21, value: 'Mug' }] }],
  ['a page that showed nothing', 1, {}],
])('going back quickly from %s: %i quick-backs', (_, count, changes) => {
  expect(backFrom(changes)).toHaveLength(count);
});

test.each([
  ['a dialog', 0, opening],
  ['a page that showed nothing', 1, {}],
])('closing %s by a button that opens the first page again: %i quick-backs', (...each) => {
  const [, count, changes] = each;
  const found = backFrom(changes, 'push', (visit) => void visit.click(3_980));
  expect(found).toHaveLength(count);
});

/** A field that goes with its dialog is reported after the page that was below it. */
test.each([
  ['on the page that was closed', 0, 600],
  ['on neither page', 1, 8_000],
])('going back quickly after an entry that was made %s: %i quick-backs', (_, count, idle_ms) => {
  const visit = recording().page(0, '/deals').click(2_000).page(2_100, '/deals/create', 'push');
  visit.click(3_980).page(4_000, '/deals', 'push');
  expect(signals(fill(visit, 4_300, '#name', { idle_ms }).until(30_000), 'quick-back').length).toBe(
    count,
  );
});

/** A chat has an address per channel, and its channels are tabs. */
test.each([
  ['two tabs', 0, 'tab', 'tab'],
  ['a tab and a link', 1, 'tab', 'link'],
  ['two links', 1, 'link', 'link'],
])('going to another page and back quickly by %s: %i quick-backs', (_, count, one, other) => {
  const visit = recording()
    .page(0, '/tea')
    .click(2_000, { role: one })
    .page(2_020, '/mugs', 'push');
  visit.click(5_000, { role: other }).page(5_020, '/tea', 'push');
  expect(signals(visit.until(30_000), 'quick-back')).toHaveLength(count);
});
