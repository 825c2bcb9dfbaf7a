import { expect, test } from 'vitest';
import { fill } from '../../factories/filled-fields.ts';
import { home, signals } from '../../factories/signals.ts';

// Pages that animate before, during and after the clicks; each session ends 1 s after the last click.

interface Moves {
  readonly id: number;
  readonly periodMs: number;
}
const movements: readonly (readonly [name: string, moves: readonly Moves[]])[] = [
  ['a ticker', [{ id: 11, periodMs: 400 }]],
  [
    'a ticker and a heading that changes color',
    [
      { id: 11, periodMs: 700 },
      { id: 12, periodMs: 400 },
    ],
  ],
  ['something that moves in every frame', [{ id: 11, periodMs: 16 }]],
  [
    'a progress bar and a fast counter',
    [
      { id: 11, periodMs: 300 },
      { id: 12, periodMs: 150 },
    ],
  ],
  [
    'two carousels and a ticker',
    [
      { id: 11, periodMs: 550 },
      { id: 12, periodMs: 620 },
      { id: 13, periodMs: 350 },
    ],
  ],
];

const BATCH_MS = 200;

const plays = [1_500, 2_020, 2_550, 3_080];
const skip = { label: 'Skip song', selector: '#skip' };
const skips = [4_600, 4_930, 5_250, 5_570, 5_940, 6_270];

/** The recorder sends changes every 200 ms and with each click. */
function reportedAt(ms: number, clicks: readonly number[]): number {
  const batch = Math.ceil(ms / BATCH_MS) * BATCH_MS;
  return Math.min(batch, ...clicks.filter((at) => at >= ms));
}

/** Plays and pauses a song, then clicks another button repeatedly; `answers` is what that button changes. */
function visitTo(moves: readonly Moves[], answers?: (at: number, index: number) => number) {
  const clicks = [...plays, ...skips];
  const end = 7_300;
  const visit = home();
  for (const { id, periodMs } of moves) {
    const seen = new Set<number>();
    for (let ms = 100 + periodMs; ms < end; ms += periodMs) seen.add(reportedAt(ms, clicks));
    for (const ms of [...seen].filter((each) => each < end)) visit.write(ms, id);
  }
  for (const at of plays) visit.click(at, { label: 'Play', selector: '#play' }).write(at + 190, 15);
  for (const at of skips) visit.click(at, skip, { id: 8 });
  if (answers) for (const [index, at] of skips.entries()) visit.write(at + answers(at, index), 17);
  return visit.until(end);
}

test.each(movements)(
  'clicks without response are rage next to %s, even right after another button was used',
  (_, moves) => {
    expect(signals(visitTo(moves), 'rage-click')).toMatchObject([
      { element: { label: 'Skip song' }, count: skips.length },
    ]);
  },
);

test.each(movements)('a control that responds to each click is no rage next to %s', (_, moves) => {
  const prompt = visitTo(moves, () => 20);
  const late = visitTo(moves, (_at, index) => 90 + ((index * 37) % 100));
  expect([prompt, late].flatMap((visit) => signals(visit, 'rage-click'))).toEqual([]);
});

test('a number that a control sets is a response although clicks are periodic', () => {
  const visit = home().write(700, 17);
  for (let ms = 1_400; ms < 6_000; ms += 350) visit.click(ms).write(ms + 150, 17);
  expect(signals(visit.until(7_000), 'rage-click')).toEqual([]);
});

test('slides that move by themselves are a response when a click moves them too', () => {
  const visit = home();
  for (const ms of [900, 1_800, 2_700]) visit.write(ms, 17);
  for (const at of [3_100, 3_550, 4_010, 4_460]) visit.click(at).write(at + 40, 17);
  for (const ms of [5_400, 6_300]) visit.write(ms, 17);
  expect(signals(visit.until(7_000), 'rage-click')).toEqual([]);
});

test.each([600, 700, 900])(
  'a visitor’s like is a response next to other likes, which arrive every %i ms',
  (periodMs) => {
    const clicks = [2_600, 2_880, 3_170, 3_440, 3_730, 4_010];
    const others = Array.from({ length: 12 }, (_, index) => (index + 1) * periodMs);
    const visit = home();
    const changes = [...others, ...clicks.map((ms) => ms + 2)].filter((ms) => ms < 5_100);
    for (const ms of new Set(changes.map((each) => reportedAt(each, clicks)))) visit.write(ms, 17);
    for (const ms of clicks) visit.click(ms);
    expect(signals(visit.until(5_100), 'rage-click')).toEqual([]);
  },
);

test('an animation that a click starts is its response', () => {
  const visit = home();
  for (const at of [2_000, 2_900, 3_800]) {
    visit.click(at);
    for (const ms of [200, 400, 600]) visit.write(at + ms, 17);
  }
  for (let ms = 4_600; ms < 6_000; ms += 200) visit.write(ms, 17);
  expect(signals(visit.until(7_000), 'rage-click')).toEqual([]);
});

/** Presses a control, each time with a click 70 ms later, while its class changes at the given times. */
function pressed(
  presses: readonly number[],
  looks: readonly (readonly [ms: number, name: string])[],
) {
  const visit = home();
  for (const ms of presses) {
    visit.at(ms, 3, { source: 2, type: 1, id: 20 });
    visit.click(ms + 70, {}, { id: 20 });
  }
  for (const [ms, name] of looks) {
    const attributes = [{ id: 20, attributes: { class: name } }];
    visit.change(ms, { attributes });
  }
  visit.events.sort((a, b) => a.timestamp - b.timestamp);
  return signals(visit.until(20_000), 'rage-click').length;
}

test('a pressed style that is reverted soon is no response; a switch turned on and off is', () => {
  const presses = [3_000, 3_400, 3_800, 4_200];
  const ripple = presses.flatMap((ms) => [[ms, 'down'] as const, [ms + 240, ''] as const]);
  expect(pressed(presses, ripple)).toBe(1);
  const turned = presses.map((ms, index) => [ms + 72, index % 2 ? '' : 'on'] as const);
  expect(pressed(presses, turned)).toBe(0);
  const opened = presses.map((ms, index) => [ms, index % 2 ? '' : 'on'] as const);
  expect(pressed(presses, opened)).toBe(0);
});

test.each([
  ['was never filled in', 1, { input_ms: 0 }],
  ['was typed into', 0, { input_ms: 2_000 }],
])('a countdown, and a rejected field that %s: %i dead clicks', (_, count, more) => {
  const visit = home();
  // One tick is missing, as on a busy page.
  for (let ms = 850; ms < 11_500; ms += 500) if (ms !== 3_350) visit.write(ms, 11);
  for (const ms of [4_100, 7_700])
    fill(visit.click(ms, { submits: true }), ms + 37, '#mail', { ...more, invalid: 1 });
  expect(signals(visit.until(11_550), 'dead-click')).toHaveLength(count);
});

test.each([
  ['a countdown ticks', 1, []],
  ['a countdown ticks and a note appears', 0, [4_300]],
])('out of sight, %s: %i dead clicks', (_, count, notes) => {
  const visit = home();
  for (let ms = 850; ms < 12_000; ms += 500) visit.write(ms, 11);
  for (const ms of notes) visit.write(ms, 15);
  visit.click(4_100).emit(11_100, 'rv:unseen', { click_ago_ms: 7_000 });
  expect(signals(visit.until(12_000), 'dead-click')).toHaveLength(count);
});
