import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const [SMALL, LARGE] = [60, 61];
const option = { role: 'button', selector: '.size' };
const classes = (small: string, large: string) => ({
  attributes: [
    { id: SMALL, attributes: { class: small } },
    { id: LARGE, attributes: { class: large } },
  ],
});

/** A list of sizes, which the page marks by their classes; its script selects the small one. */
function sizes(): RecordingBuilder {
  const node = (id: number) => ({
    ...{ id, type: 2, tagName: 'button', attributes: { class: 'size' }, childNodes: [] },
  });
  const adds = [SMALL, LARGE].map((id) => ({ parentId: 5, nextId: null, node: node(id) }));
  return home().change(100, { adds }).set(200, SMALL, { class: 'size on' });
}
const clickLarge = (visit: RecordingBuilder, ms: number) => visit.click(ms, option, { id: LARGE });
const select = (visit = sizes()) =>
  clickLarge(visit, 1_000).change(1_010, classes('size', 'size on'));
const price = (visit: RecordingBuilder) => visit.write(1_300);

test.each<[string, number, RecordingBuilder]>([
  ['is selected already', 0, clickLarge(price(select()), 4_000)],
  ['is selected already, without any effect', 1, clickLarge(select(), 4_000)],
  [
    'was deselected again',
    1,
    clickLarge(price(select()).set(2_000, LARGE, { class: 'size' }), 4_000),
  ],
  [
    'changed its class alone',
    1,
    clickLarge(price(clickLarge(sizes(), 1_000).set(1_010, LARGE, { class: 'size on' })), 4_000),
  ],
  [
    'was selected by the page',
    1,
    clickLarge(price(sizes().change(1_010, classes('size', 'size on'))), 4_000),
  ],
])('an option that %s is clicked: %i dead clicks', (_, count, visit) => {
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(count);
});
