import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const [BUTTON, ROW] = [20, 19];
const PRESSED = { 'data-pressed': 'true', style: 'user-select: none' };
const RELEASED = { 'data-pressed': null, style: null };
const visited = () => home().at(500, 3, { source: 1, positions: [] });
const pressed = (visit: RecordingBuilder, ms: number) =>
  visit.at(ms, 3, { source: 2, type: 1, id: BUTTON, x: 1, y: 1 });
/** Presses a button that looks pressed, as one of React Aria does. */
const press = (visit: RecordingBuilder, ms: number) =>
  pressed(visit, ms)
    .set(ms, BUTTON, PRESSED)
    .click(ms + 70, {}, { id: BUTTON })
    .set(ms + 200, BUTTON, RELEASED);

type Held = [ms: number, pressed: object, released?: object | 'removed'];
/** Presses a button with an attribute, as one of Vaadin; `removed` and other attributes follow right after its click. */
function held(visit: RecordingBuilder, [ms, attributes, released]: Held) {
  pressed(visit, ms)
    .set(ms, BUTTON, attributes)
    .click(ms + 70, {}, { id: BUTTON });
  if (!released) return visit;
  const removed = Object.fromEntries(Object.keys(attributes).map((name) => [name, null]));
  return visit.set(ms + 71, BUTTON, released === 'removed' ? removed : released);
}

test.each<[string, number, RecordingBuilder]>([
  ['looks pressed', 1, press(visited(), 1_000)],
  [
    'takes the focus and its row follows',
    1,
    press(visited(), 1_000)
      .set(1_060, BUTTON, { 'data-focused': 'true', 'data-hovered': 'true' })
      .set(1_061, ROW, { 'data-focus-visible': 'true', tabindex: '0' }),
  ],
  [
    'is clicked after typing, which the page notes on its root',
    1,
    visited().click(1_070, {}, { id: BUTTON }).set(1_080, 2, {
      'data-headlessui-focus-visible': null,
      'data-whatinput': 'mouse',
      'data-whatelement': 'button',
    }),
  ],
  [
    'can be dragged while it is pressed, as in SortableJS',
    1,
    pressed(visited().set(600, BUTTON, { class: 'item' }), 1_000)
      .set(1_000, BUTTON, { draggable: 'true', class: 'item chosen' })
      .click(1_070, {}, { id: BUTTON })
      .set(1_200, BUTTON, { draggable: 'false', class: 'item' }),
  ],
  ['has an attribute while it is pressed', 1, held(visited(), [1_000, { active: '' }, 'removed'])],
  [
    'keeps the attribute that it gets when it is pressed',
    0,
    held(visited(), [1_000, { active: '' }]),
  ],
  [
    'has another attribute afterwards',
    0,
    held(visited(), [1_000, { active: '' }, { state: 'on' }]),
  ],
  [
    'has another value afterwards',
    0,
    held(visited(), [1_000, { state: 'active' }, { state: 'on' }]),
  ],
  [
    'is marked as focused by an attribute',
    1,
    pressed(visited(), 1_000)
      .set(1_060, BUTTON, { focused: '', 'focus-ring': '' })
      .click(1_070, {}, { id: BUTTON }),
  ],
  [
    'looks pressed and is selected',
    0,
    press(visited(), 1_000).set(1_080, BUTTON, { 'data-selected': '' }),
  ],
  [
    'grows as long as it is open',
    0,
    press(visited(), 1_000).set(1_090, BUTTON, { style: 'width: 9px' }),
  ],
  [
    'changes its style for good',
    0,
    visited().click(1_070, {}, { id: BUTTON }).set(1_080, BUTTON, { style: 'width: 9px' }),
  ],
  [
    'changes its style only after the click',
    0,
    pressed(visited(), 1_000)
      .click(1_070, {}, { id: BUTTON })
      .set(1_080, BUTTON, PRESSED)
      .set(1_200, BUTTON, RELEASED),
  ],
])('of a button that %s, a click has no response: %i', (_, count, visit) => {
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(count);
});

test('quick presses of a button that only looks pressed are a rage click', () => {
  const visit = [1_000, 1_400, 1_800, 2_200].reduce(press, visited());
  expect(signals(visit.until(20_000), 'rage-click')).toHaveLength(1);
});

test('quick presses of a button that has an attribute while pressed are a rage click', () => {
  const visit = [1_000, 1_400, 1_800, 2_200].reduce(
    (each, ms) => held(each, [ms, { active: '' }, 'removed']),
    visited(),
  );
  expect(signals(visit.until(20_000), 'rage-click')).toHaveLength(1);
});

const request = (visit: RecordingBuilder, ms: number) =>
  visit.emit(ms, 'rv:reaction', { kind: 'request-start' });
test.each<[string, number, (visit: RecordingBuilder) => RecordingBuilder]>([
  [
    'closes its menu when the pointer leaves',
    0,
    (visit) => visit.set(4_000, BUTTON, { 'aria-expanded': 'false' }),
  ],
  [
    'gets its state from a server',
    1,
    (visit) => request(visit, 1_100).set(4_000, BUTTON, { 'aria-pressed': 'true' }),
  ],
  ['shows a text late', 1, (visit) => visit.write(4_000)],
  [
    'changes together with something else',
    1,
    (visit) =>
      visit.change(4_000, {
        attributes: [BUTTON, ROW].map((id) => ({ id, attributes: { class: 'on' } })),
      }),
  ],
])('a button that %s responds slowly: %i', (_, count, respond) => {
  const visit = respond(visited().click(1_000, {}, { id: BUTTON })).until(20_000);
  expect(signals(visit, 'dead-click').filter(({ slow }) => slow)).toHaveLength(count);
});

const expand = (visit: RecordingBuilder, ms: number, isOpen = true) =>
  visit.set(ms, BUTTON, { 'aria-expanded': String(isOpen) });
test.each<[string, number, RecordingBuilder]>([
  ['the pointer had opened', 0, expand(visited(), 2_000)],
  ['a click had opened', 1, expand(visited().click(1_900, {}, { id: BUTTON }), 2_000)],
  ['the pointer had opened and left', 1, expand(expand(visited(), 2_000), 2_500, false)],
  ['a script had closed at first', 1, expand(visited(), 2_000, false)],
])('a click on the button of a menu that %s has no response: %i', (_, count, visit) => {
  const clicked = visit.click(12_000, {}, { id: BUTTON }).until(30_000);
  expect(signals(clicked, 'dead-click')).toHaveLength(count);
});

test('a response that is recorded with the next press belongs to the click before it', () => {
  const press = { source: 2, type: 1, id: 7 };
  const visit = home().click(1_000).write(1_200).at(1_340, 3, press).click(1_400);
  visit.write(1_740).at(1_740, 3, press).click(1_800).write(2_000).click(2_200).write(2_400);
  expect(signals(visit.until(20_000), 'rage-click')).toEqual([]);
});
