import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Documents } from '../../web/tracker/documents.ts';
import { watchRequests } from '../../web/tracker/evidence/requests.ts';
import { Lifetime } from '../../web/tracker/lifetime.ts';
import { LOAD_ERROR_MS } from '../../web/tracker/limits.ts';

const START_MS = 1_000;
let life: Lifetime;
/** Delivers a resource timing entry. */
let finish: (entry: object) => void;
/** The times of the reported failures, in milliseconds after the recorder started. */
let times: number[];
/** When the page started, before the recorder. */
const PAGE_MS = 400;
beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(START_MS);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static readonly supportedEntryTypes = ['resource'];
      constructor(run: (list: { getEntries: () => object[] }) => void) {
        finish = (entry) => run({ getEntries: () => [entry] });
      }
      observe() {}
      disconnect() {}
    },
  );
  life = new Lifetime();
  times = [];
  const started = Date.now();
  const emitCustom = (_: string, __: object, at: number) => times.push(at - started);
  const since = started - START_MS + PAGE_MS;
  watchRequests(life, new Documents(life), emitCustom as never, 'https://t.example', 0, since);
});
afterEach(() => {
  life.end();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A call that began before the recorder, and got no response. */
const unanswered = (durationMs: number) => ({
  name: new URL('/api/week', location.href).href,
  responseStatus: 0,
  initiatorType: 'fetch',
  startTime: performance.now() - 100,
  duration: durationMs,
});

test('an unanswered request has the time at which it ended, not the time of its report', () => {
  const entry = unanswered(350);
  vi.advanceTimersByTime(250);
  finish(entry);
  vi.advanceTimersByTime(LOAD_ERROR_MS);
  expect(times).toEqual([250]);
});

test('a request that ended before the recorder started has the time of its start', () => {
  finish(unanswered(50));
  vi.advanceTimersByTime(LOAD_ERROR_MS);
  expect(times).toEqual([0]);
});

test('a picture without a response has the time of its error', () => {
  document.body.innerHTML = '<img src="/mug.png">';
  vi.advanceTimersByTime(700);
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(LOAD_ERROR_MS);
  expect(times).toEqual([700]);
});

/** A script that the server does not have, and that began before the recorder. */
const missing = (startTime: number, duration: number) => ({
  name: new URL('/library.js', location.href).href,
  ...{ responseStatus: 404, initiatorType: 'script', startTime, duration },
});

test('a missing script has the time of its response, so the errors that follow from it are near', () => {
  finish(missing(300, 200));
  expect(times).toEqual([500 - START_MS]);
});

test('a script that was missing before the page started has the time of its start', () => {
  finish(missing(100, 200));
  expect(times).toEqual([PAGE_MS - START_MS]);
});
