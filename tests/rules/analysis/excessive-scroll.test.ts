import { expect, test } from 'vitest';
import { home, signals } from '../../factories/signals.ts';

test.each([
  [4, 400, 1],
  [3, 400, 0],
  [8, 399, 0],
])('%i turns of %i px on a screen of 800', (turns, px, count) => {
  const visit = home().scroll(1_000, 0).scroll(1_200, px);
  for (let turn = 1; turn <= turns; turn += 1) {
    visit.scroll(1_200 + turn * 500, turn % 2 === 0 ? px : 0);
  }
  expect(signals(visit, 'excessive-scroll').length).toBe(count);
});

test.each<[string, number, number]>([
  ['a link to a place on the page', 0, 3_000],
  ['the visitor', 1, 500],
])('down by %s, then up and down three times: %i excessive scrolls', (_, count, jumpAt) => {
  const visit = home().page(jumpAt, '/#compare', 'hash').scroll(3_500, 900).scroll(3_700, 2_000);
  for (const [turn, y] of [0, 2_000, 0, 2_000].entries()) visit.scroll(6_000 + turn * 500, y);
  expect(signals(visit.until(20_000), 'excessive-scroll')).toHaveLength(count);
});

test.each<[string, number, number, number]>([
  ['the page after a submit, as to its message', 0, 1_100, 5_000],
  ['the page at a click, as to its top', 0, 200, 0],
  ['the visitor after a click', 1, 900, 0],
  ['the visitor long after a submit', 1, 3_500, 5_000],
])('down by the visitor and up by %s: %i excessive scrolls', (_, count, afterMs, submitsMs) => {
  const visit = home().scroll(900, 0).scroll(1_000, 700);
  for (const start of [2_000, 7_000]) {
    visit.click(start, submitsMs ? { role: 'button', submits: true } : { role: 'button' });
    if (submitsMs) visit.emit(start + 1, 'rv:submit', { form: '#order', label: 'Order' });
    for (const [step, y] of [600, 300, 0].entries()) visit.scroll(start + afterMs + step * 200, y);
    visit.scroll(start + 2_500 + Math.max(0, afterMs - 1_500), 700);
  }
  expect(signals(visit.until(20_000), 'excessive-scroll')).toHaveLength(count);
});

test.each<[string, number, number, number]>([
  ['a phone that is turned', 0, 800, 1_000],
  ['a phone that shows its keyboard', 1, 1_000, 500],
])('down by the visitor and up by %s: %i excessive scrolls', (_, count, width, height) => {
  const visit = home().scroll(900, 0).scroll(1_000, 700);
  for (const start of [2_000, 6_000]) {
    visit.at(start, 3, { source: 4, width, height }).scroll(start + 100, 0);
    visit.at(start + 1_900, 3, { source: 4, width: 1_000, height: 800 }).scroll(start + 2_000, 700);
  }
  expect(signals(visit.until(20_000), 'excessive-scroll')).toHaveLength(count);
});

test('content that arrives while a script scrolls a new page to its top is no growing list', () => {
  const adds = Array.from({ length: 30 }, (_, n) => ({
    parentId: 5,
    nextId: null,
    node: { id: 500 + n, type: 3, textContent: 'text' },
  }));
  const visit = home()
    .page(5_000, '/terms', 'push')
    .scroll(5_200, 0)
    .change(5_210, { adds })
    .scroll(6_500, 2_000);
  for (const [turn, y] of [0, 2_000, 0, 2_000].entries()) visit.scroll(7_000 + turn * 500, y);
  expect(signals(visit.until(20_000), 'excessive-scroll')).toHaveLength(1);
});

test.each([
  [1_500, 0],
  [1_501, 1],
])(
  'a page scrolls to a place for at most 1.5 s: after %i ms, %i excessive scrolls',
  (ms, count) => {
    const visit = home().page(3_000, '/#compare', 'hash').scroll(3_100, 900);
    visit.scroll(3_000 + ms, 2_000);
    for (const [turn, y] of [0, 2_000, 0, 2_000].entries()) visit.scroll(6_000 + turn * 500, y);
    expect(signals(visit.until(20_000), 'excessive-scroll')).toHaveLength(count);
  },
);
