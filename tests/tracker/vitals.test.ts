import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TrackerEvents } from '../../lambdas/contract/tracker.ts';
import { watchVitals } from '../../web/tracker/evidence/vitals.ts';
import { Lifetime } from '../../web/tracker/lifetime.ts';

const LCP = 'largest-contentful-paint';
type Vital = TrackerEvents['rv:vital'];

let life: Lifetime;
let reported: Vital[];
/** Delivers entries of a type that the browser measured. */
let measure: (type: string, ...entries: readonly object[]) => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  const observers = new Map<string, (list: object) => void>();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static readonly supportedEntryTypes = [LCP, 'event', 'layout-shift'];
      readonly onEntries: (list: object) => void;
      constructor(onEntries: (list: object) => void) {
        this.onEntries = onEntries;
      }
      observe({ type }: { readonly type: string }): void {
        observers.set(type, this.onEntries);
      }
      disconnect(): void {}
    },
  );
  measure = (type, ...entries) => observers.get(type)?.({ getEntries: () => entries });
  life = new Lifetime();
  reported = [];
});
afterEach(() => {
  life.end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'hidden');
});

const watch = (hiddenAt?: number) =>
  watchVitals(
    life,
    ((_: string, vital: Vital) => reported.push(vital)) as never,
    Date.now(),
    hiddenAt,
  );
const hide = (value: boolean) =>
  Object.defineProperty(document, 'hidden', { value, configurable: true });
const paints = () => reported.filter(({ name }) => name === 'LCP').map(({ value }) => value);

test('the last of the largest paints is how long a page took to load', () => {
  const vitals = watch();
  measure(LCP, { startTime: 400 }, { startTime: 900 });
  vitals.report();
  vitals.report();
  expect(paints()).toEqual([900]);
});

test('a page that was opened in the background is not measured as slow when it is shown', () => {
  const vitals = watch(0);
  measure(LCP, { startTime: 60_000 });
  vitals.report();
  expect(paints()).toEqual([]);
});

test('paints after a page was hidden do not count toward its load', () => {
  const vitals = watch();
  measure(LCP, { startTime: 400 });
  vi.advanceTimersByTime(1_000);
  hide(true);
  vitals.report();
  hide(false);
  vi.advanceTimersByTime(60_000);
  measure(LCP, { startTime: 999 }, { startTime: 60_500 });
  hide(true);
  vitals.report();
  measure(LCP, { startTime: 60_600 });
  vitals.report();
  expect(paints()).toEqual([400, 999]);
});

test('the slowest response to an input is reported, once for each page of an app', () => {
  const vitals = watch();
  measure(
    'event',
    { interactionId: 1, duration: 120, startTime: 10 },
    { interactionId: 2, duration: 80, startTime: 20 },
    { interactionId: 0, duration: 900, startTime: 30 },
  );
  vi.advanceTimersByTime(5_000);
  vitals.nextPage();
  measure('event', { interactionId: 3, duration: 64, startTime: 6_000 });
  measure('event', { interactionId: 4, duration: 200, startTime: 40 });
  vitals.report();
  expect(reported).toMatchObject([
    { name: 'INP', value: 120 },
    { name: 'INP', value: 200 },
    { name: 'INP', value: 64 },
  ]);
});

const shift = (startTime: number, value: number, more = {}) => ({
  startTime,
  value,
  sources: [],
  ...more,
});
const shifts = () => reported.map(({ value }) => value);

test('layout shifts within five seconds and without a pause of a second count together', () => {
  const vitals = watch();
  measure('layout-shift', shift(100, 0.1), shift(1_099, 0.12345), shift(2_099, 0.05));
  vitals.report();
  expect(shifts()).toEqual([0.2235]);
});

test('a series of layout shifts ends after five seconds, and the worst one counts', () => {
  const vitals = watch();
  const times = [0, 900, 1_800, 2_700, 3_600, 4_500, 5_000];
  measure('layout-shift', ...times.map((at) => shift(at, at === 5_000 ? 0.05 : 0.01)));
  vitals.report();
  expect(shifts()).toEqual([0.06]);
});

test('a layout shift right after an input does not count', () => {
  const vitals = watch();
  measure('layout-shift', shift(100, 0.4, { hadRecentInput: true }));
  vitals.report();
  expect(shifts()).toEqual([]);
});

test('a vital is reported with how long ago it was measured, at most since its page started', () => {
  const vitals = watch();
  vi.advanceTimersByTime(3_000);
  measure('event', { interactionId: 1, duration: 120, startTime: performance.now() - 2_000 });
  vitals.report();
  expect(reported).toEqual([{ name: 'INP', value: 120, ago_ms: 1_999 }]);
  measure('layout-shift', shift(performance.now() - 60_000, 0.2));
  vitals.report();
  expect(reported[1]).toEqual({ name: 'CLS', value: 0.2, ago_ms: 2_999 });
});
