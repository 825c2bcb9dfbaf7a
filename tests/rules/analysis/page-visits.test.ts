import { expect, test } from 'vitest';
import type { TrackerEvents } from '../../../lambdas/contract/tracker.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { digestOfVisit, home, signals } from '../../factories/signals.ts';

const pagesOf = (visit: RecordingBuilder) => digestOfVisit(visit).pages;
const pathsOf = (visit: RecordingBuilder) =>
  pagesOf(visit).map(({ page, enteredMs, dwellMs }) => [page, enteredMs, dwellMs]);

test('each page lasts until the next one, and the last until the end of the visit', () => {
  const visit = home().page(4_000, '/cart', 'push').page(9_000, '/').until(20_000);
  expect(pathsOf(visit)).toEqual([
    ['/', 0, 4_000],
    ['/cart', 4_000, 5_000],
    ['/', 9_000, 11_000],
  ]);
});

test.each<[TrackerEvents['rv:page']['kind'], string, number]>([
  ['hash', '/', 1],
  ['replace', '/', 1],
  ['push', '/', 2],
  ['replace', '/cart', 2],
])('a change of the address by %s to %s: %i pages', (kind, page, count) => {
  expect(pagesOf(home().page(4_000, page, kind).until(9_000))).toHaveLength(count);
});

test.each<[string, RecordingBuilder, number]>([
  ['without a scroll', home(), 0.4],
  ['to the middle', home().scroll(1_000, 200), 0.5],
  ['down and up again', home().scroll(1_000, 700).scroll(2_000, 0), 0.75],
  ['beyond the end', home().scroll(1_000, 5_000), 1],
  ['in a part of the page', home().scroll(1_000, 700, 9), 0.4],
  ['on the next page', home().page(4_000, '/cart', 'push').scroll(4_500, 700), 0.4],
  ['by a third', home().scroll(1_000, 533), 0.67],
])('a visit saw this share of a page of 2000 px: %s', (_, visit, reach) => {
  expect(pagesOf(visit.until(9_000))[0]?.scrollReach).toBe(reach);
});

test('a page that is no higher than the window was seen whole', () => {
  const seen = (height: number) =>
    pagesOf(home().page(4_000, '/a', 'push', height).until(9_000))[1]?.scrollReach;
  expect([seen(800), seen(801), seen(1_600)]).toEqual([1, 1, 0.5]);
});

test('a page’s height is the one that it had when it was parsed', () => {
  const parsed = { title: '', page_height: 1_600 };
  const visit = home().emit(500, 'rv:parsed', parsed).page(4_000, '/cart', 'push').until(9_000);
  expect(pagesOf(visit).map(({ scrollReach }) => scrollReach)).toEqual([0.5, 0.4]);
});

test('a page has its worst vitals, rounded, and not those of the next page', () => {
  const visit = home()
    .emit(1_000, 'rv:vital', { name: 'INP', value: 200.4 })
    .emit(1_500, 'rv:vital', { name: 'INP', value: 90 })
    .emit(2_000, 'rv:vital', { name: 'CLS', value: 0.123_46 })
    .page(4_000, '/cart', 'push')
    .emit(4_000, 'rv:vital', { name: 'INP', value: 300 });
  const [first, second] = pagesOf(visit.until(9_000));
  expect(first?.vitals).toMatchObject({ INP: 200, CLS: 0.123 });
  expect(second?.vitals).toMatchObject({ INP: 300 });
});

const errorAt = (ms: number, end: number) => {
  const details = {
    kind: 'error',
    message: 'x is undefined',
    file: '',
    line: 1,
  } as const;
  const visit = home().emit(ms, 'rv:error', details);
  const [signal] = signals(visit.until(end), 'javascript-error');
  return [signal?.atMs, signal?.startMs, signal?.endMs];
};
test.each([
  ['five seconds before and after it', 30_000, 60_000, [30_000, 25_000, 35_000]],
  ['the first eight seconds', 1_000, 60_000, [1_000, 0, 8_000]],
  // The batch is sent a millisecond after its last event.
  ['the last eight seconds', 59_000, 59_999, [59_000, 52_000, 60_000]],
  ['eight seconds of a shorter visit', 1_000, 3_000, [1_000, 0, 8_000]],
])('the clip of a problem shows %s', (_, at, end, clip) => {
  expect(errorAt(at, end)).toEqual(clip);
});
