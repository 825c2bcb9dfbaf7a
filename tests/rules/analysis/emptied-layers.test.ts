import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const [BODY, LAYER, LOOK, NEXT] = [4, 60, 61, 62];
const element = (
  id: number,
  tagName = 'div',
  childNodes: readonly object[] = [],
  attributes: object = {},
) => ({
  ...{ id, type: 2, tagName, attributes, childNodes },
});
const text = (id: number) => ({ id, type: 3, textContent: 'Red dress' });
const DIALOG = { role: 'dialog' };
/** Attributes of so many elements that they are not stored. */
const many = Array.from({ length: 14 }, (_, index) => ({
  ...{ id: 20 + index, attributes: { tabindex: '0' } },
}));

interface Emptied {
  readonly by?: object;
  readonly next?: (visit: RecordingBuilder) => RecordingBuilder;
  readonly inDialog?: boolean;
  /** Whether that click is on a control of the layer, such as the one that closes it. */
  readonly isControl?: boolean;
  /** When the visitor clicks in the layer again; after the content is gone at 3,400 ms. */
  readonly clickedAt?: number | undefined;
  /** Attributes of the layer, and of the content that is replaced. */
  readonly layer?: object;
  readonly tagName?: string;
  readonly look?: object;
  /** How many texts there are around that frame. */
  readonly around?: number;
  /** Whether the content that is replaced has texts. */
  readonly isWritten?: boolean;
  readonly endsAt?: number;
}
/** A click in a layer, whose response replaces the content of the layer. */
function emptied({
  by = element(70),
  next = (visit) => visit,
  inDialog = true,
  isControl = false,
  layer = DIALOG,
  tagName = 'div',
  look = {},
  around = 1,
  isWritten = true,
  endsAt = 20_000,
  ...more
}: Emptied = {}) {
  const texts = (id: number) => (isWritten ? [text(id)] : []);
  const content = element(LOOK, 'div', [...texts(63), element(NEXT, 'a', texts(64))], look);
  const others = Array.from({ length: around }, (_, index) => text(80 + index));
  const node = element(LAYER, tagName, [element(65, 'div', [content]), ...others], layer);
  const target = { in_dialog: inDialog, selector: '#next', label: 'Next look' };
  const visit = home()
    .change(1_000, { adds: [{ parentId: BODY, nextId: null, node }] })
    .click(3_000, target, { id: NEXT })
    .emit(3_390, 'rv:reaction', { kind: 'request', ago_ms: 385 })
    .change(3_400, {
      removes: [{ parentId: 65, id: LOOK }],
      adds: [{ parentId: 65, nextId: null, node: by }],
    });
  next(visit);
  const clickedAt = 'clickedAt' in more ? more.clickedAt : 7_000;
  const again = { in_dialog: true, selector: '#layer', looks_interactive: isControl };
  if (clickedAt !== undefined) visit.click(clickedAt, again, { id: LAYER });
  return signals(visit.until(endsAt), 'white-screen').length;
}
const UNTIL_END = { clickedAt: undefined };

test.each<[string, number, Emptied]>([
  ['stays open', 1, {}],
  ['stays open until the visit ends', 1, UNTIL_END],
  ['stays open until the visit ends four seconds later', 0, { ...UNTIL_END, endsAt: 7_400 }],
  [
    'stays open until its tab is hidden for good',
    1,
    { next: (visit) => visit.emit(10_000, 'rv:visibility', { visible: false }), ...UNTIL_END },
  ],
  [
    'stays open when the hash of the address changes',
    1,
    { next: (visit) => visit.page(5_000, '/#look-2', 'hash'), ...UNTIL_END },
  ],
  ['had no texts', 0, { isWritten: false, around: 0 }],
  ['does not say that it is a dialog, and stays open', 1, { layer: {} }],
  ['does not say that it is a dialog, and may be closed', 0, { layer: {}, ...UNTIL_END }],
  ['is removed with its content', 0, { layer: {}, look: DIALOG, ...UNTIL_END }],
  ['is above another dialog and removed with its content', 0, { look: DIALOG }],
  ['is a modal until the visit ends', 1, { layer: { 'aria-modal': 'true' }, ...UNTIL_END }],
  ['is a `dialog` until the visit ends', 1, { tagName: 'dialog', layer: {}, ...UNTIL_END }],
  ['is a component', 1, { tagName: 'up-modal' }],
  ['says more around it', 0, { around: 2 }],
  ['is clicked at once and stays open', 1, { clickedAt: 5_000 }],
  ['is closed after a while', 1, { isControl: true }],
  ['is closed at once', 0, { isControl: true, clickedAt: 5_000 }],
  ['is part of the page', 0, { inDialog: false }],
  ['shows a text', 0, { by: element(70, 'p', [text(71)]) }],
  ['shows a picture', 0, { by: element(70, 'img') }],
  [
    'shows a text later',
    0,
    {
      next: (visit) =>
        visit.change(6_000, { adds: [{ parentId: 70, nextId: null, node: text(72) }] }),
    },
  ],
  [
    'is hidden by a style',
    0,
    { next: (visit) => visit.set(3_500, LAYER, { style: 'opacity: 0' }) },
  ],
  [
    'is hidden by a change that is too large to store',
    0,
    {
      next: (visit) =>
        visit.change(3_500, { attributes: [...many, { id: LAYER, attributes: { class: 'out' } }] }),
      ...UNTIL_END,
    },
  ],
  ['shows a skeleton of several boxes', 0, { by: element(70, 'div', [element(71), element(72)]) }],
  [
    'is on a page whose changes are no longer recorded',
    0,
    {
      next: (visit) => visit.emit(5_000, 'rv:mode', {}),
    },
  ],
  [
    'is in a hidden tab',
    0,
    {
      next: (visit) =>
        visit
          .emit(3_500, 'rv:visibility', { visible: false })
          .emit(6_500, 'rv:visibility', { visible: true }),
    },
  ],
  [
    'is removed',
    0,
    {
      next: (visit) => visit.change(3_500, { removes: [{ parentId: BODY, id: LAYER }] }),
    },
  ],
  [
    'is left for another page',
    0,
    { next: (visit) => visit.page(5_000, '/cart'), clickedAt: undefined },
  ],
])('a layer that a click empties and that %s: %i', (_, count, visit) => {
  expect(emptied(visit)).toBe(count);
});

test('a page that empties a layer with each of 25 clicks is judged by the first 20', () => {
  const visit = home();
  for (let place = 0; place < 25; place += 1) {
    const [at, id] = [1_000 + place * 6_000, 100 + place * 10];
    const link = element(id + 2, 'a', [text(id + 3)]);
    const node = element(id, 'div', [element(id + 1, 'div', [link])], DIALOG);
    visit
      .change(at, { adds: [{ parentId: BODY, nextId: null, node }] })
      .click(at + 100, { in_dialog: true, selector: '#next' }, { id: id + 2 })
      .change(at + 200, {
        removes: [{ parentId: id, id: id + 1 }],
        adds: [{ parentId: id, nextId: null, node: element(id + 4) }],
      })
      .click(at + 4_500, { in_dialog: true, selector: `#layer-${place}` }, { id });
  }
  expect(signals(visit.until(160_000), 'white-screen')).toHaveLength(20);
});
