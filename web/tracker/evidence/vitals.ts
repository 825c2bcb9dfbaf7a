import type { EmitCustomEvent } from '../emit-custom.ts';
import type { Lifetime } from '../lifetime.ts';
import { observeEntries } from './observe-entries.ts';
import { type LayoutShift, seenShift } from './seen-shift.ts';

interface EventTiming extends PerformanceEntry {
  readonly interactionId: number;
}
type Vital = 'LCP' | 'INP' | 'CLS';
/** Layout shifts with gaps and a total duration below these form one session window (web.dev/articles/cls). */
const SHIFT_GAP_MS = 1_000;
const SHIFT_WINDOW_MS = 5_000;
/** The number of remembered pages of a single-page app, because entries arrive late. */
const MAX_PAGES = 3;

/** A page of the document until the next in-page navigation; times are milliseconds of performance.now(). */
interface MeasuredPage {
  readonly from: number;
  readonly worst: Map<Vital, { value: number; at: number; isReported: boolean }>;
  shifts: { firstAt: number; lastAt: number; sum: number };
}

const pageFrom = (from: number): MeasuredPage => ({
  from,
  worst: new Map(),
  shifts: { firstAt: 0, lastAt: -Infinity, sum: 0 },
});

/**
 * Measures LCP of the document, and INP and CLS of each page in it; CLS without the footer. `report` emits `rv:vital`
 * and is called when a page is left or hidden. `since`: the start of the first page in epoch milliseconds. `hiddenAt`:
 * when the document may have been hidden for the first time, in milliseconds of performance.now(). What it painted
 * after that says nothing about its load.
 */
export function watchVitals(
  life: Lifetime,
  emitCustom: EmitCustomEvent,
  since: number,
  hiddenAt = Infinity,
) {
  const pages = [pageFrom(performance.now() - (Date.now() - since))];
  const pageOf = ({ startTime }: PerformanceEntry) =>
    pages.findLast(({ from }) => from <= startTime) ?? (pages[0] as MeasuredPage);
  const note = ({ worst }: MeasuredPage, name: Vital, value: number, at: number) => {
    if (value > (worst.get(name)?.value ?? 0)) worst.set(name, { value, at, isReported: false });
  };

  observeEntries(life, 'largest-contentful-paint', (entry) => {
    const { startTime } = entry;
    if (startTime < hiddenAt) note(pageOf(entry), 'LCP', startTime, startTime);
  });
  observeEntries(
    life,
    'event',
    (entry: EventTiming) => {
      if (entry.interactionId) note(pageOf(entry), 'INP', entry.duration, entry.startTime);
    },
    { durationThreshold: 40 },
  );
  observeEntries(life, 'layout-shift', (entry: LayoutShift) => {
    const { startTime, hadRecentInput } = entry;
    if (hadRecentInput) return;
    const value = seenShift(entry);
    const page = pageOf(entry);
    const { firstAt, lastAt, sum } = page.shifts;
    const isSameWindow = startTime - lastAt < SHIFT_GAP_MS && startTime - firstAt < SHIFT_WINDOW_MS;
    page.shifts = {
      firstAt: isSameWindow ? firstAt : startTime,
      lastAt: startTime,
      sum: isSameWindow ? sum + value : value,
    };
    note(page, 'CLS', page.shifts.sum, startTime);
  });

  function report(): void {
    const now = performance.now();
    if (document.hidden) hiddenAt = Math.min(hiddenAt, now);
    for (const { from, worst } of pages) {
      for (const [name, measured] of worst) {
        if (measured.isReported) continue;
        measured.isReported = true;
        const { value, at } = measured;
        emitCustom('rv:vital', {
          name,
          value: name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value),
          ago_ms: Math.max(0, Math.floor(now - Math.max(at, from)) - 1),
        });
      }
    }
  }
  /** Called on in-page navigation. */
  function nextPage(): void {
    report();
    pages.push(pageFrom(performance.now()));
    if (pages.length > MAX_PAGES) pages.shift();
  }
  return { report, nextPage };
}
