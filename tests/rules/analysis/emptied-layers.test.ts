import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const [BODY, LAYER, LOOK, NEXT] = [4, 60, 61, 62];
const element = (id: number, tagName = 'div', childNodes: readonly object[] = []) => ({
  ...{ id, type: 2, tagName, attributes: {}, childNodes },
});
const text = (id: number) => ({ id, type: 3, textContent: 'Red dress' });

interface Emptied {
  readonly by?: object;
  readonly next?: (visit: RecordingBuilder) => RecordingBuilder;
  readonly inDialog?: boolean;
  /** Whether that click is on a control of the layer, such as the one that closes it. */
  readonly isControl?: boolean;
  /** When the visitor clicks in the layer again; after the content is gone at 3,400 ms. */
  readonly clickedAt?: number | undefined;
}
/** A click in a layer, whose response replaces the content of the layer. */
function emptied({
  by = element(70),
  next = (visit) => visit,
  inDialog = true,
  isControl = false,
  ...more
}: Emptied = {}) {
  const look = element(LOOK, 'div', [text(63), element(NEXT, 'a', [text(64)])]);
  const node = element(LAYER, 'div', [element(65, 'div', [look])]);
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
  const layer = { in_dialog: true, selector: '#layer', looks_interactive: isControl };
  if (clickedAt !== undefined) visit.click(clickedAt, layer, { id: LAYER });
  return signals(visit.until(20_000), 'white-screen').length;
}

test.each<[string, number, Emptied]>([
  ['stays open', 1, {}],
  ['stays open until the visit ends', 1, { clickedAt: undefined }],
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
