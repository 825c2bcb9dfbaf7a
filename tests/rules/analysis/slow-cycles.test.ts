import { expect, test } from 'vitest';
import {
  documentOf,
  payButton,
  type RecordingBuilder,
  recording,
} from '../../factories/recording.ts';
import { failing, home, signals } from '../../factories/signals.ts';

const PERIOD = 4_000;
/** Ids of the three messages that rotate in a bar. */
const MESSAGES = [20, 22, 24] as const;

function turn(visit: RecordingBuilder, ms: number, step: number): void {
  const [gone, come] = [MESSAGES[step % 3], MESSAGES[(step + 1) % 3]];
  const attributes = [
    { id: gone, attributes: { class: '' } },
    { id: come, attributes: { class: 'shown' } },
  ];
  visit.change(ms, { attributes });
}
const turns = (visit: RecordingBuilder, from: number, count: number) => {
  for (let step = 0; step < count; step += 1) turn(visit, from + step * PERIOD, step);
  return visit;
};
const dead = (visit: RecordingBuilder) => signals(visit.until(60_000), 'dead-click').length;

/** Messages rotate on the first page; the second opens at `OPENED`. */
const OPENED = 14_000;
const CLICK = 16_400;
const secondPage = () => turns(home(), PERIOD, 3).page(OPENED, '/lookbook');

test.each<[string, number, RecordingBuilder]>([
  ['that continue', 1, turns(secondPage().click(CLICK), OPENED + PERIOD, 3)],
  ['whose step comes half a second later', 1, turns(secondPage().click(17_500), 18_000, 3)],
  [
    'and something else',
    0,
    turns(
      secondPage()
        .click(CLICK)
        .mutate(CLICK + 900),
      18_000,
      3,
    ),
  ],
  ['that the click begins', 0, turns(secondPage().click(CLICK), CLICK + 60, 3)],
  ['that nothing showed before', 1, turns(home().click(2_400), PERIOD, 3)],
  ['of which only one step came before', 0, turns(turns(home(), 500, 1).click(2_000), 3_500, 1)],
])('rotating messages, %s: %i dead clicks', (_, count, visit) => {
  expect(dead(visit)).toBe(count);
});

/** A page of which only its content was recorded. */
const unopened = () =>
  recording().at(0, 2, { node: documentOf(20), initialOffset: { left: 0, top: 0 } });
/** Whether the only problem of the visit is a click without a response, or with a late one. */
const isLate = (visit: RecordingBuilder) =>
  signals(visit.until(60_000), 'dead-click').map(({ slow }) => slow === true);
test.each<[string, boolean, RecordingBuilder, number, number]>([
  ['a period after the page', false, home().click(2_400), 4_000, 3],
  ['later, as the page started slowly', false, home().click(2_400), 6_000, 3],
  ['too late for that', true, home().click(2_400), 6_001, 3],
  [
    'too late for that, on a page whose opening is missing',
    true,
    unopened().click(2_400),
    6_001,
    3,
  ],
  ['a period after the click', true, home().click(1_400), 5_400, 3],
  [
    'a period after an earlier click',
    true,
    home().click(1_000).mutate(1_020).click(2_000),
    5_000,
    3,
  ],
  ['as one of two', true, home().click(2_400), 5_400, 2],
])('messages that first turn %s respond late: %s', (_, late, visit, from, count) => {
  expect(isLate(turns(visit, from, count))).toEqual([late]);
});

test('the last message that a page shows before it is left is no late response', () => {
  const visit = turns(home(), PERIOD, 6).page(26_000, '/lookbook').click(30_500);
  expect(isLate(turns(visit, 30_000, 2).page(37_900, '/'))).toEqual([false]);
});

/** Slides that turn four times; some of the steps also change the height of the frame around them. */
function resized(...steps: readonly number[]): RecordingBuilder {
  const visit = home().click(10_000);
  for (const step of [1, 2, 3, 4]) {
    const slides = MESSAGES.map((id, index) => ({
      id,
      attributes: { class: index === step % 3 ? 'shown' : '' },
    }));
    const frame = { id: 5, attributes: { style: `height: ${step}px` } };
    visit.change(step * PERIOD, {
      attributes: steps.includes(step) ? [...slides, frame] : slides,
    });
  }
  return visit;
}
test.each([
  ['the step before the click as well', 1, resized(2, 3)],
  ['the step after the click as well', 1, resized(3, 4)],
  ['no other step', 0, resized(3)],
])('a slide show that resizes its frame with %s: %i dead clicks', (_, count, visit) => {
  expect(dead(visit)).toBe(count);
});

test('a frame that also changes without a step responded to the click', () => {
  expect(dead(resized(2, 3).set(14_500, 5, { style: '' }))).toBe(0);
});

test('a text that a server sends every few seconds after a click is its late response', () => {
  const visit = home().click(2_400);
  for (const ms of [5_000, 9_000, 13_000, 17_000]) visit.write(ms, 11, `${ms}`);
  expect(isLate(visit)).toEqual([true]);
});

test.each([
  [4, 0, 1],
  [4, 260, 1],
  [4, 261, 0],
  [5, 0, 0],
])(
  'a step after %i periods and %i ms, the others unseen, leaves %i dead clicks',
  (periods, late, count) => {
    const due = 3 * PERIOD + periods * PERIOD + late;
    const visit = turns(home(), PERIOD, 3).click(due - 400);
    turn(visit, due, 3);
    expect(dead(visit)).toBe(count);
  },
);

test('one of six messages that take turns is no response', () => {
  const visit = home().click(38_400);
  for (let step = 0; step < 14; step += 1) {
    const [gone, come] = [20 + 2 * (step % 6), 20 + 2 * ((step + 1) % 6)];
    visit.change((step + 1) * PERIOD, {
      attributes: [
        { id: gone, attributes: { class: '' } },
        { id: come, attributes: { class: 'shown' } },
      ],
    });
  }
  expect(signals(visit, 'dead-click').map(({ slow }) => slow)).toEqual([undefined]);
});

test('two neighbors that change with different periods are no response', () => {
  const visit = home().click(37_200);
  const write = (id: number, period: number) => {
    for (let ms = period; ms < 60_000; ms += period) visit.mutate(ms, id);
  };
  write(20, 6_000);
  write(22, 7_300);
  expect(signals(visit, 'dead-click').map(({ slow }) => slow)).toEqual([undefined]);
});

test('a click that advances a slide show has a response, whether its timer restarts or not', () => {
  const moved = (next: number) => {
    const visit = turns(home(), PERIOD, 3).click(13_500);
    turn(visit, 13_540, 3);
    return turns(visit, next, 3);
  };
  expect(dead(moved(13_540 + PERIOD))).toBe(0);
  expect(dead(moved(16_000))).toBe(0);
});

test('a click that advances a slide show when its step is due, and stops it, has a response', () => {
  const visit = turns(home(), PERIOD, 3).click(15_950);
  turn(visit, 16_000, 3);
  expect(dead(visit)).toBe(0);
});

/** Like `innerHTML`: new nodes are added together with their descendants. */
function rewrite(visit: RecordingBuilder, ms: number, count: number): void {
  const now = 200 + 3 * count;
  const before = count === 0 ? 21 : now - 3;
  const element = (id: number, tagName: string) => ({ id, type: 2, tagName, attributes: {} });
  const adds = [
    { parentId: 20, nextId: null, node: element(now, 'span') },
    { parentId: now, nextId: null, node: element(now + 1, 'b') },
    { parentId: now + 1, nextId: null, node: { id: now + 2, type: 3, textContent: `$${count}` } },
  ];
  const removes = [{ parentId: 20, id: before }];
  visit.change(ms, { removes, adds });
}

test('a price that is converted repeatedly is no response; a text that a click adds is', () => {
  const converting = (click: (visit: RecordingBuilder) => void) => {
    const visit = home();
    for (let count = 0; count < 9; count += 1) {
      if (count === 3) click(visit);
      rewrite(visit, 2_600 * (count + 1), count);
    }
    return dead(visit);
  };
  expect(converting((visit) => visit.click(9_000))).toBe(1);
  expect(converting((visit) => rewrite(visit.click(9_000), 9_050, 40))).toBe(0);
});

test('a button that is busy during a rejected request has not responded', () => {
  const busy = (visit: RecordingBuilder, ms: number, value: string | null) => {
    const attributes = [{ id: 7, attributes: { 'aria-busy': value } }];
    return visit.change(ms, { attributes });
  };
  const refused = { ...failing, duration_ms: 350, path: '/cart/add', status: 422 };
  const visit = busy(home().click(2_000), 2_010, 'true').emit(2_370, 'rv:request', refused);
  expect(dead(busy(visit, 2_375, null))).toBe(1);
});

test('a header that shrinks on scroll is no response, nor is the scroll of the Space key', () => {
  const shrink = (visit: RecordingBuilder, ms: number, name: string) => {
    const attributes = [{ id: 20, attributes: { class: name } }];
    visit.change(ms, { attributes });
    return visit.scroll(ms + 120, name ? 700 : 0);
  };
  const press = (key: 'Enter' | 'Space', visit = home()) =>
    shrink(visit.emit(4_000, 'rv:key', { key, target: payButton, ago_ms: 0 }), 4_060, 'small');
  const barriers = (visit: RecordingBuilder) =>
    signals(shrink(visit, 14_000, '').until(60_000), 'keyboard-barrier').length;
  expect(barriers(press('Space'))).toBe(1);
  // Enter does not scroll by default.
  expect(barriers(press('Enter'))).toBe(0);
  expect(barriers(press('Space').mutate(4_100))).toBe(0);
});

test.each([
  [10_000, 1],
  [10_001, 0],
])('messages that rotate every %i ms, also at a click: %i dead clicks', (period, count) => {
  const visit = home();
  for (const step of [0, 1, 2]) turn(visit, (step + 1) * period, step);
  turn(visit.click(4 * period - 400), 4 * period, 3);
  expect(dead(visit)).toBe(count);
});

/** A slide show with dots whose steps are recorded together with so many other changes. */
const withDots = (others: number) => {
  const visit = home().click(14_400);
  for (let step = 1; step <= 6; step += 1) {
    const attributes = Array.from({ length: 12 + others }, (_, index) => ({
      id: 20 + index,
      attributes: { class: `step-${step}` },
    }));
    visit.change(step * PERIOD, { attributes });
  }
  return visit;
};
test.each([
  [4, 1],
  [5, 0],
])('a step of twelve changes together with %i others: %i dead clicks', (others, count) => {
  expect(dead(withDots(others))).toBe(count);
});
