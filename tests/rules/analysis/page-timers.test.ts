import { expect, test } from 'vitest';
import { type RecordingBuilder, recording } from '../../factories/recording.ts';
import { signals } from '../../factories/signals.ts';

/** Ids of the note on each page. They differ, so only its class identifies it across pages. */
const NOTE = { '/a': 60, '/b': 71, '/c': 82, '/d': 93 } as const;
type Path = keyof typeof NOTE;

/** Opens a page with a hidden note about recent purchases. */
function opens(visit: RecordingBuilder, ms: number, path: Path, className = 'note') {
  visit.page(ms, path);
  const snapshot = visit.events.findLast(({ type }) => type === 2)?.data as {
    node: { childNodes: { childNodes: unknown[] }[] };
  };
  const attributes = className ? { class: className } : {};
  const note = { id: NOTE[path], type: 2, tagName: 'div', attributes, childNodes: [] };
  snapshot.node.childNodes[0]?.childNodes.push(note);
  return visit;
}
function shows(visit: RecordingBuilder, ms: number, path: Path, className = 'note shown') {
  const attributes = [{ id: NOTE[path], attributes: { class: className } }];
  return visit.change(ms, { attributes });
}
const dead = (visit: RecordingBuilder) => signals(visit.until(90_000), 'dead-click').length;

/** On the third page, which opens at 30 s, the click precedes the note by 2 s. */
const CLICK = 34_000;
const SHOWN = 36_000;
const twoPages = (offsets: readonly [number, number], className?: string) => {
  const visit = opens(recording(), 0, '/a', className);
  shows(visit, offsets[0], '/a');
  opens(visit, 15_000, '/b', className);
  return shows(visit, 15_000 + offsets[1], '/b');
};
const third = (visit: RecordingBuilder, className?: string) =>
  opens(visit, 30_000, '/c', className).click(CLICK);

test.each<[string, number, RecordingBuilder]>([
  ['as long after two other pages', 1, third(twoPages([5_900, 6_200]))],
  ['sooner after one of them', 0, third(twoPages([5_900, 4_000]))],
  ['without a class that names it', 0, third(twoPages([5_900, 6_200], ''), '')],
  ['and something else', 0, third(twoPages([5_900, 6_200])).mutate(SHOWN - 500)],
])('a click before a note that comes %s: %i dead', (_, count, visit) => {
  expect(dead(shows(visit, SHOWN, '/c'))).toBe(count);
});

test('a note that comes just after the click is its response, even if it is due', () => {
  const visit = opens(twoPages([6_000, 6_000]), 30_000, '/c').click(SHOWN - 100);
  expect(dead(shows(visit, SHOWN, '/c'))).toBe(0);
});

test('a note that came as long after a click on the other pages is a response', () => {
  const added = (visit: RecordingBuilder, ms: number, path: Path) =>
    shows(opens(visit, ms, path).click(ms + 4_000), ms + 6_000, path);
  const visit = added(added(added(recording(), 0, '/a'), 15_000, '/b'), 30_000, '/c');
  expect(dead(visit)).toBe(0);
});

test('a note that repeats with the interval of its first time elsewhere is no response', () => {
  const repeated = (first: number) => {
    const visit = shows(opens(recording(), 0, '/a'), first, '/a');
    opens(visit, 15_000, '/b');
    shows(visit, 21_000, '/b');
    return dead(shows(visit.click(25_500), 27_000, '/b'));
  };
  expect(repeated(6_300)).toBe(1);
  expect(repeated(9_000)).toBe(0);
});

test('a note whose next one comes after the interval of those on another page is no response', () => {
  const inSequence = (next: number, areResponses = false) => {
    const visit = opens(recording(), 0, '/a');
    for (const ms of [6_000, 15_000, 24_000]) {
      if (areResponses) visit.click(ms - 2_000);
      shows(visit, ms, '/a');
    }
    opens(visit, 30_000, '/b').click(36_500);
    return dead(shows(shows(visit, 38_500, '/b'), next, '/b'));
  };
  expect(inSequence(47_700)).toBe(1);
  expect(inSequence(45_000)).toBe(0);
  expect(inSequence(47_700, true)).toBe(0);
});

test('the later a note comes, the more its time may vary between pages', () => {
  const onThird = (offset: number) => {
    const visit = twoPages([9_600, 9_700]);
    opens(visit, 30_000, '/c').click(28_000 + offset);
    return dead(shows(visit, 30_000 + offset, '/c'));
  };
  expect(onThird(10_400)).toBe(1);
  expect(onThird(10_700)).toBe(0);
});

test.each<[string, number, string]>([
  ['disappears', 1, 'note'],
  ['changes into something else', 0, 'note open'],
])('a note that appears by itself and %s after a click: %i dead', (_, count, className) => {
  const visit = opens(twoPages([5_900, 6_200]), 30_000, '/c');
  shows(visit, SHOWN, '/c').click(SHOWN + 2_000);
  expect(dead(shows(visit, SHOWN + 3_500, '/c', className))).toBe(count);
});

test('what moves all the time is at the same time on two pages by chance, and may be a response', () => {
  const visit = recording();
  for (const [index, path] of (['/a', '/b'] as const).entries()) {
    opens(visit, index * 15_000, path);
    for (let ms = 700; ms < 14_000; ms += 1_060)
      shows(visit, index * 15_000 + ms, path, ms % 2 ? 'note' : 'note shown');
  }
  expect(dead(shows(third(visit), SHOWN, '/c'))).toBe(0);
});

test('a page that is restored with running scripts has no timers to compare', () => {
  const visit = twoPages([6_000, 6_000]).page(30_000, '/b', 'restored').click(CLICK);
  expect(dead(shows(visit, SHOWN, '/b'))).toBe(0);
});

test('a link whose page takes seconds to load is not slow to respond; a button is', () => {
  const opensAfter = (ms: number, link?: 'page') =>
    recording()
      .page(0, '/')
      .click(2_000, { link })
      .page(2_000 + ms, '/sale', 'load', 2_000, 'https://shop.example/');
  expect(signals(opensAfter(5_200, 'page').until(30_000), 'dead-click')).toEqual([]);
  expect(signals(opensAfter(5_200).until(30_000), 'dead-click')).toMatchObject([{ slow: true }]);
});
