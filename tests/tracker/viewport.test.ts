import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Lifetime } from '../../web/tracker/lifetime.ts';
import { watchViewport } from '../../web/tracker/page/viewport.ts';

let life: Lifetime;
let sizes: object[];
let stop: () => void;
const resize = (width: number, height: number) => {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
  window.dispatchEvent(new Event('resize'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('innerWidth', 1_000);
  vi.stubGlobal('innerHeight', 500);
  life = new Lifetime();
  sizes = [];
  stop = watchViewport(life, (data) => sizes.push(data));
});
afterEach(() => {
  life.end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the size of the window is recorded at most five times per second while it changes', () => {
  resize(900, 500);
  vi.advanceTimersByTime(199);
  resize(800, 400);
  expect(sizes).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sizes).toEqual([{ source: 4, width: 800, height: 400 }]);
  resize(800, 300);
  vi.advanceTimersByTime(200);
  expect(sizes).toHaveLength(2);
});

test('a page that only pretends to be resized, as for charts, records nothing', () => {
  resize(1_000, 500);
  vi.advanceTimersByTime(200);
  resize(900, 500);
  resize(1_000, 500);
  vi.advanceTimersByTime(200);
  expect(sizes).toEqual([]);
});

test('a recording that has stopped records no size, even one that was about to be', () => {
  resize(900, 500);
  stop();
  vi.advanceTimersByTime(200);
  resize(800, 500);
  vi.advanceTimersByTime(200);
  watchViewport(life, (data) => sizes.push(data))();
  resize(700, 500);
  vi.advanceTimersByTime(200);
  expect(sizes).toEqual([]);
});
