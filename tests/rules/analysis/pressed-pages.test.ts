import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const [BODY, CARD, BUTTON, OTHER] = [4, 60, 61, 70];
const node = (id: number, attributes: object, childNodes: readonly object[] = []) => ({
  ...{ id, type: 2, tagName: 'div', attributes, childNodes },
});
/** A page whose body has a class, with a button in a card. */
const page = () =>
  home()
    .change(100, {
      adds: [
        { parentId: 5, node: node(CARD, { class: 'card' }, [node(BUTTON, {})]) },
        { parentId: 5, node: node(OTHER, { class: 'card' }) },
      ],
    })
    .set(200, BODY, { class: 'light' });

interface Marks {
  readonly id?: number;
  readonly name?: string;
  readonly before?: string;
  readonly pressed?: string;
  readonly after?: string | null;
  readonly pressedMs?: number;
  readonly releasedMs?: number;
}
/** A tap: a touch, the class of an element, a click, and the class again. */
function tap(visit: RecordingBuilder, ms: number, marks: Marks = {}): RecordingBuilder {
  const { id = BODY, name = 'class', pressedMs = 0, releasedMs = 200 } = marks;
  const before = id === BODY ? 'light' : 'card';
  const { pressed = `${before} pressed`, after = before } = marks;
  visit.at(ms, 3, { source: 2, type: 7, id: BUTTON, x: 160, y: 220 });
  const set = (at: number, value: string | null) => visit.set(at, id, { [name]: value });
  const click = () => visit.click(ms + 10, {}, { id: BUTTON });
  if (pressedMs <= 10) set(ms + pressedMs, pressed);
  click();
  if (pressedMs > 10) set(ms + pressedMs, pressed);
  return set(ms + releasedMs, after);
}

test.each<[string, number, Marks]>([
  ['its body until the finger is lifted', 1, {}],
  ['what contains the button until the finger is lifted', 1, { id: CARD }],
  ['something else until the finger is lifted', 0, { id: OTHER }],
  ['its body for good', 0, { after: 'light pressed' }],
  ['its body, and then differently', 0, { after: 'dark' }],
  ['its body for two seconds', 0, { releasedMs: 2_000 }],
  ['the style of its body', 1, { name: 'style', pressed: 'user-select: none', after: '' }],
  ['what contains the button by an attribute', 1, { id: CARD, name: 'data-held', after: null }],
  ['what contains the button by an attribute for good', 0, { id: CARD, name: 'data-held' }],
  ['its body only after the click', 0, { pressedMs: 50 }],
])('a tap without another response on a page that marks %s: %i dead clicks', (_, count, marks) => {
  const visit = tap(page(), 2_000, marks);
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(count);
});

test('the mark of a later press is no response to an earlier tap', () => {
  const visit = tap(tap(page(), 2_000), 5_000).until(20_000);
  expect(signals(visit, 'dead-click')).toMatchObject([{ count: 2 }]);
});

test('a page that marks its body with the press and then opens something has responded', () => {
  const visit = tap(page(), 2_000).mutate(2_300, OTHER, 'card open').until(20_000);
  expect(signals(visit, 'dead-click')).toEqual([]);
});
