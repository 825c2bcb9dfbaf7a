import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { digestOfVisit, home, signals } from '../../factories/signals.ts';

const [BUTTON, MENU, ROOT] = [61, 70, 5];
const node = (id: number, attributes: object) => ({
  ...{ id, type: 2, tagName: 'div', attributes, childNodes: [] },
});
/** A page with a button and a closed menu. */
const page = () =>
  home().change(100, {
    adds: [
      { parentId: ROOT, node: node(BUTTON, { 'aria-expanded': 'false' }) },
      { parentId: ROOT, node: node(MENU, { class: 'menu', hidden: '' }) },
      { parentId: ROOT, node: node(MENU + 1, { class: '' }) },
    ],
  });

type Values = readonly [id: number, attributes: object][];
const change = (visit: RecordingBuilder, ms: number, values: Values) =>
  visit.change(ms, { attributes: values.map(([id, attributes]) => ({ id, attributes })) });

interface Toggle {
  readonly shown: Values;
  readonly hidden: Values;
  readonly hiddenMs?: number;
  readonly pressMs?: number;
  readonly id?: number;
}
/** A tap that changes the page when the finger is lifted and, after its click, again. */
function tap(
  visit: RecordingBuilder,
  ms: number,
  { shown, hidden, pressMs = 5, hiddenMs = pressMs + 195, id = BUTTON }: Toggle,
) {
  visit.at(ms, 3, { source: 2, type: 7, id, x: 160, y: 220 });
  change(visit, ms + 3, shown);
  visit.click(ms + pressMs, {}, { id, pointer: 'touch' });
  return change(visit, ms + hiddenMs, hidden);
}
const expanded = (value: boolean): Values[number] => [BUTTON, { 'aria-expanded': String(value) }];
const attribute: Toggle = {
  shown: [[MENU, { hidden: null }]],
  hidden: [[MENU, { hidden: '' }]],
};
const byClass: Toggle = {
  shown: [[MENU, { class: 'menu open' }]],
  hidden: [[MENU, { class: 'menu' }]],
};
const byStyle: Toggle = {
  shown: [[MENU, { style: { display: 'block' } }]],
  hidden: [[MENU, { style: { display: 'none' } }]],
};
const withState = ({ shown, hidden }: Toggle): Toggle => ({
  shown: [...shown, expanded(true)],
  hidden: [...hidden, expanded(false)],
});
const dead = (visit: RecordingBuilder) => signals(visit.until(20_000), 'dead-click');

test.each<[string, number, Toggle]>([
  ['hidden', 1, attribute],
  ['collapsed', 1, withState(byClass)],
  ['collapsed, by its style', 1, withState(byStyle)],
  ['closed, by its class alone', 0, byClass],
  ['closed, by its style alone', 0, byStyle],
  [
    'collapsed, while its style was set twice',
    0,
    withState({ shown: [...byStyle.shown, ...byStyle.shown], hidden: byStyle.hidden }),
  ],
  [
    'collapsed, while its style was set twice again',
    0,
    withState({ shown: byStyle.shown, hidden: [...byStyle.hidden, ...byStyle.hidden] }),
  ],
  [
    'collapsed, while its class shows a choice',
    0,
    withState({ shown: byClass.shown, hidden: [[MENU, { class: 'menu chosen' }]] }),
  ],
  ['expanded again', 0, { shown: [expanded(true)], hidden: [expanded(true)] }],
  ['hidden before its click', 1, { ...attribute, pressMs: 9, hiddenMs: 7 }],
  ['hidden half a second later', 0, { ...attribute, hiddenMs: 500 }],
  ['hidden after a long press', 0, { ...attribute, pressMs: 900 }],
  ['changed in another way', 0, { ...attribute, hidden: [[MENU, { hidden: null }]] }],
  [
    'hidden while its class stays',
    0,
    { shown: [...attribute.shown, ...byClass.shown], hidden: attribute.hidden },
  ],
])('a menu that the press shows and the click has %s: %i dead clicks', (_, count, toggle) => {
  expect(dead(tap(page(), 2_000, toggle))).toHaveLength(count);
});

test('a menu that each tap opens and closes by its class is a dead click', () => {
  const visit = tap(tap(page(), 2_000, byClass), 5_000, byClass);
  expect(dead(visit)).toMatchObject([{ count: 2 }]);
});

test('a menu that each tap opens and closes by its style has responded', () => {
  const visit = tap(tap(page(), 2_000, byStyle), 5_000, byStyle);
  expect(dead(visit)).toEqual([]);
});

test('a menu that the press opens and closes, and the click opens for good, has responded', () => {
  const shown: Values = [...attribute.shown, ...attribute.hidden];
  expect(dead(tap(page(), 2_000, { shown, hidden: attribute.shown }))).toEqual([]);
});

test.each<[string, number, Toggle]>([
  ['of another control', 5_000, { ...byClass, id: BUTTON + 1 }],
  [
    'that closes another menu',
    5_000,
    { shown: [[MENU + 1, { class: 'open' }]], hidden: [[MENU + 1, { class: '' }]] },
  ],
  ['much later', 12_000, byClass],
])(
  'a menu that a tap opens and closes by its class is no dead click because of a tap %s',
  (_, ms, toggle) => {
    expect(dead(tap(tap(page(), 2_000, byClass), ms, toggle))).toEqual([]);
  },
);

test('a menu that opens for good two seconds after a tap that closed it has responded', () => {
  expect(dead(change(tap(page(), 2_000, attribute), 4_000, attribute.shown))).toEqual([]);
});

test('a menu that a second tap opens for good has responded', () => {
  const opens = { ...byClass, hidden: [] };
  expect(dead(tap(tap(page(), 2_000, byClass), 5_000, opens))).toEqual([]);
});

test('quick taps that open a menu and close it are a rage click', () => {
  const visit = [2_000, 2_500, 3_000].reduce((all, ms) => tap(all, ms, attribute), page());
  expect(signals(visit.until(20_000), 'rage-click')).toMatchObject([{ count: 3 }]);
});

test('a page that writes something while the menu is closed again has responded', () => {
  const visit = tap(page(), 2_000, attribute).write(2_200);
  expect(dead(visit)).toEqual([]);
});

test.each([
  ['by its attribute', attribute],
  ['by its class', byClass],
])(
  'quick clicks that open a menu and close it with the next press have responded: %s',
  (_, { shown, hidden }) => {
    const visit = page();
    for (const [index, values] of [shown, hidden, shown].entries()) {
      const ms = 2_000 + index * 200;
      visit.at(ms, 3, { source: 2, type: 1, id: BUTTON, x: 160, y: 220 });
      change(visit, ms + 3, values).click(ms + 80, {}, { id: BUTTON });
    }
    const found = digestOfVisit(visit.until(20_000)).signals;
    expect(found.map(({ kind }) => kind)).toEqual([]);
  },
);

test.each([
  ['at the release of each press', 1, 7],
  ['at the release of the first press only', 0, 900],
])('a look that is taken back %s, before its click: %i dead clicks', (_, count, hiddenMs) => {
  const pressed = { ...byClass, pressMs: 9, hiddenMs: 7 };
  const visit = tap(tap(page(), 2_000, pressed), 5_000, { ...pressed, hiddenMs });
  expect(dead(visit)).toHaveLength(count);
});
