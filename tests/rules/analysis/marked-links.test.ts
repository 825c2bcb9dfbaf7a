import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { digestOfVisit, home, signals } from '../../factories/signals.ts';
import { processorTimeOf } from '../../processor-time.ts';

const [BODY, CONTENT] = [4, 5];
/** A menu with two links, and a loading bar of two elements. */
const [MENU, OPEN, LINK, BAR, TIP] = [60, 61, 62, 70, 71];
const link = { role: 'link', label: 'Users', tag: 'a', link: 'page' } as const;
const element = (id: number, tagName: string, childNodes: readonly unknown[] = []) => ({
  ...{ id, type: 2, tagName, attributes: {}, childNodes },
});
const item = (id: number) => element(id, 'a', [{ id: id + 30, type: 3, textContent: 'Users' }]);
const app = () =>
  home().change(100, {
    adds: [
      { parentId: BODY, nextId: null, node: element(MENU, 'nav', [item(OPEN), item(LINK)]) },
      { parentId: BODY, nextId: null, node: element(BAR, 'div', [element(TIP, 'b')]) },
    ],
  });
/** A click on a link whose address the router opens at once. */
const opens = () => app().click(1_000, link, { id: LINK }).page(1_003, '/users', 'push');

const marks = [
  { id: OPEN, attributes: { 'aria-current': null, class: 'item' } },
  { id: LINK, attributes: { 'aria-current': 'page', class: 'item active' } },
];
const bar = (width: number) => [
  { id: BAR, attributes: { style: `width: ${width}%` } },
  { id: TIP, attributes: { style: `left: ${width}%` } },
];
const loads = (visit: RecordingBuilder) => {
  for (let step = 1; step < 6; step += 1)
    visit.change(1_000 + step * 900, { attributes: bar(step * 15) });
  return visit;
};

test.each<
  [string, readonly (boolean | undefined)[], (visit: RecordingBuilder) => RecordingBuilder]
>([
  ['marks it', [undefined], (visit) => visit.change(1_190, { attributes: marks })],
  [
    'marks it and moves a loading bar',
    [undefined],
    (visit) => loads(visit.change(1_190, { attributes: [...marks, ...bar(5)] })),
  ],
  [
    'marks it, moves a loading bar and renders the page after five seconds',
    [true],
    (visit) => loads(visit.change(1_190, { attributes: marks })).write(6_000),
  ],
  [
    'adds and removes a loading bar',
    [undefined],
    (visit) =>
      visit
        .change(1_100, {
          adds: [{ parentId: BODY, nextId: null, node: element(80, 'div', [element(81, 'b')]) }],
        })
        .set(1_900, 80, { style: 'width: 40%' })
        .change(2_900, { removes: [{ parentId: BODY, id: 80 }] }),
  ],
  [
    'marks it and the item around it',
    [undefined],
    (visit) =>
      visit.change(1_190, {
        attributes: [...marks, { id: MENU, attributes: { class: 'users-open' } }],
      }),
  ],
  [
    'changes many parts of the page',
    [],
    (visit) =>
      visit.change(1_190, {
        attributes: Array.from({ length: 20 }, (_, index) => ({
          id: 300 + index,
          attributes: { class: 'is-open' },
        })),
      }),
  ],
  ['renders the page', [], (visit) => visit.change(1_190, { attributes: marks }).write(1_300)],
  [
    'shows a part of the page that was hidden',
    [],
    (visit) =>
      visit.change(1_190, {
        attributes: [...marks, { id: CONTENT, attributes: { class: 'shown' } }],
      }),
  ],
  [
    'filters a list by removing what does not fit',
    [],
    (visit) => visit.change(1_190, { attributes: marks, removes: [{ parentId: CONTENT, id: 20 }] }),
  ],
  ['changes its own look', [], (visit) => visit.mutate(1_190, LINK, 'added')],
])('a link after whose click an app opens only its address and %s: slow %j', (_, expected, act) => {
  const found = signals(act(opens()).until(30_000), 'dead-click');
  expect(found.map(({ slow }) => slow)).toEqual(expected);
});

test('a mark of a link is a response if the app opened no other address', () => {
  const visit = app().click(1_000, link, { id: LINK }).change(1_190, { attributes: marks });
  expect(signals(visit.until(30_000), 'dead-click')).toEqual([]);
});

test('a mark of a link is a response if the address opens only after the next click', () => {
  const visit = app().click(1_000, link, { id: LINK }).change(1_190, { attributes: marks });
  visit
    .click(1_700, { ...link, selector: '#help' })
    .page(1_703, '/help', 'push')
    .until(30_000);
  expect(signals(visit, 'dead-click').map(({ atMs }) => atMs)).toEqual([1_700]);
});

test('a mark of a link is a response if the address opens seconds later', () => {
  const visit = app().click(1_000, link, { id: LINK }).change(1_190, { attributes: marks });
  visit.page(4_000, '/users', 'push').until(30_000);
  expect(signals(visit, 'dead-click')).toEqual([]);
});

test('a thousand placeholders on a page with ten thousand texts take less than half a second', () => {
  const text = (id: number) =>
    element(id, 'p', [{ id: id + 10_000, type: 3, textContent: 'Word' }]);
  const texts = Array.from({ length: 10_000 }, (_, index) => text(10_000 + index));
  const visit = opens().change(500, {
    adds: texts.map((node) => ({ parentId: CONTENT, nextId: null, node })),
  });
  for (let index = 0; index < 1_000; index += 1)
    visit.change(1_190 + index, {
      adds: [{ parentId: BODY, nextId: null, node: element(100 + index, 'div') }],
    });
  visit.until(30_000);
  expect(processorTimeOf(() => digestOfVisit(visit), 500)).toBeLessThan(500);
});
