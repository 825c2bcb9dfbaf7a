import type { RecordedEvent } from '../../lambdas/contract/tracker.ts';
import { documentOf, payButton, START } from './recording.ts';

/** The mix of events of a busy page: mostly moves and small changes. */
const KINDS = ['move', 'mutate', 'move', 'mutate', 'scroll', 'mutate', 'move', 'list'] as const;

/** One hour on a busy page as JSON lines, one per batch, with `events` events of about 0.5 kB. */
export function* longRecording(events: number, eventsEach = 400): Generator<string> {
  const step = 3_600_000 / events;
  let sent = 0;
  let batch: RecordedEvent[] = [];
  for (let index = 0; index < events; index += 1) {
    batch.push({ ...eventAt(index, events), timestamp: START + Math.floor(index * step) });
    if (batch.length < eventsEach && index + 1 < events) continue;
    yield JSON.stringify({ seq: sent, sent_at: batch.at(-1)?.timestamp, events: batch });
    sent += 1;
    batch = [];
  }
}

function eventAt(index: number, events: number): Omit<RecordedEvent, 'timestamp'> {
  const perSnapshot = Math.floor(events / 60);
  if (index === 0) {
    return { type: 4, data: { href: 'https://shop.example/', width: 1_200, height: 800 } };
  }
  if (index % perSnapshot < 2) {
    return { type: 2, data: { node: documentOf(1_500), initialOffset: { left: 0, top: 0 } } };
  }
  if (index % 400 === 7) return clickAt(index);
  return { type: 3, data: changeAt(index) };
}

const clickAt = (index: number) => ({
  type: 5,
  data: {
    tag: 'rv:click',
    payload: {
      id: 20 + (index % 100),
      x: index % 900,
      y: index % 700,
      target: { ...payButton, selector: `#row-${index % 30} > button` },
      modified: false,
      pointer: 'mouse',
    },
  },
});

/** The page shows the rows of this many changes. */
const CHANGES_SHOWN = 100;
const rowsOf = (index: number) =>
  index < 0 ? [] : [0, 1, 2].map((each) => 100_000 + index * 3 + each);

function changeAt(index: number) {
  const id = 20 + (index % 1_000) * 2;
  const nothing = { source: 0, texts: [], attributes: [], removes: [], adds: [] };
  switch (KINDS[index % KINDS.length]) {
    case 'move':
      return {
        source: 1,
        positions: Array.from({ length: 10 }, (_, each) => ({
          x: (index * 7 + each * 13) % 1_200,
          y: (index * 3 + each * 29) % 800,
          id,
          timeOffset: -100 * (10 - each),
        })),
      };
    case 'scroll':
      return { source: 3, id: 1, x: 0, y: (index * 40) % 4_000 };
    case 'list':
      return {
        ...nothing,
        // Removes as many rows as it adds, so the page does not grow.
        removes: rowsOf(index - 8 * CHANGES_SHOWN).map((row) => ({ parentId: 5, id: row })),
        adds: rowsOf(index).map((row) => ({
          parentId: 5,
          nextId: null,
          node: {
            id: row,
            type: 2,
            tagName: 'li',
            attributes: { class: 'row row--new', 'data-row': String(index) },
            childNodes: [],
          },
        })),
      };
    default:
      return {
        ...nothing,
        attributes: [{ id, attributes: { class: `card card--${index % 7} is-open`, style: null } }],
        texts: [{ id: id + 1, value: `In stock: ${index} of many, and more to come soon` }],
      };
  }
}

/** Rows of a rebuilt list, and nodes per row: the row, an image, a name, a price and their texts. */
const LIST_ROWS = 20;
const ROW_NODES = 8;

/** One hour on a page that keeps rebuilding a list, as JSON lines, one per batch. Each node is a separate addition. */
export function* listRecording(megabytes: number, eventsEach = 20): Generator<string> {
  const one = JSON.stringify(newList(1)).length + 1_500;
  const lists = Math.ceil((megabytes * 1e6) / one);
  const step = 3_600_000 / lists;
  let events: RecordedEvent[] = [
    { ...eventAt(0, 54_000), timestamp: START },
    {
      type: 2,
      timestamp: START,
      data: { node: documentOf(1_500), initialOffset: { left: 0, top: 0 } },
    },
  ];
  for (let index = 0, seq = 0; index < lists; index += 1) {
    const timestamp = START + Math.floor((index + 0.5) * step);
    events.push({ type: 3, timestamp, data: changeAt(0) });
    events.push({ type: 3, timestamp: timestamp + 10, data: newList(index) });
    if (events.length < eventsEach * 2 && index + 1 < lists) continue;
    yield JSON.stringify({ seq, sent_at: timestamp, events });
    seq += 1;
    events = [];
  }
}

function newList(index: number) {
  const idOf = (list: number, row: number, node = 0) =>
    100_000 + (list * LIST_ROWS + row) * ROW_NODES + node;
  const rows = Array.from({ length: LIST_ROWS }, (_, row) => row);
  const added = (parentId: number, node: object) => ({
    ...{ parentId, nextId: null },
    node: { ...node, childNodes: [] },
  });
  const adds = rows.flatMap((row) => {
    const id = idOf(index, row);
    const element = (at: number, tagName: string, name: string) => ({
      ...{ id: id + at, type: 2, tagName },
      attributes: { class: `product__${name} product__${name}--compact` },
    });
    const text = (at: number, textContent: string) => ({ id: id + at, type: 3, textContent });
    return [
      added(5, element(0, 'li', 'card')),
      added(id, element(1, 'span', 'picture')),
      added(id, element(2, 'b', 'name')),
      added(id + 2, text(3, `Candle number ${index} of row ${row}, poured by hand`)),
      added(id, element(4, 'span', 'price')),
      added(id + 4, text(5, `${index % 90}.00`)),
      added(id, element(6, 'button', 'action')),
      added(id + 6, text(7, 'Add to cart')),
    ];
  });
  const removes = index === 0 ? [] : rows.map((row) => ({ parentId: 5, id: idOf(index - 1, row) }));
  return { source: 0, texts: [], attributes: [], removes, adds };
}
