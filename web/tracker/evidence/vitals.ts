import type { Lifetime } from '../lifetime.ts';
import type { Tell } from '../tell.ts';
import { observe } from './observe-entries.ts';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
interface EventTiming extends PerformanceEntry {
  readonly interactionId: number;
}
type Vital = 'LCP' | 'INP' | 'CLS';
/** Shifts this close together, and so long in all, count as one (web.dev's session window). */
const SHIFT_GAP_MS = 1_000;
const SHIFT_WINDOW_MS = 5_000;
/** Entries arrive late: this many pages of an app are still measured. */
const PAGES_MEASURED = 3;

/** One page of a document: from its start until the next in-page navigation. Times are the page's clock. */
interface MeasuredPage {
  readonly from: number;
  readonly worst: Map<Vital, { value: number; at: number; isReported: boolean }>;
  shifts: { first: number; last: number; sum: number };
}

const pageFrom = (from: number): MeasuredPage => ({
  from,
  worst: new Map(),
  shifts: { first: 0, last: Number.NEGATIVE_INFINITY, sum: 0 },
});

/**
 * LCP of the document, INP and CLS of each page in it; reported when the page is left or hidden. What was measured
 * before the first page was reported, `since` on the clock of the visitor, is the first page's.
 */
export function watchVitals(life: Lifetime, tell: Tell, since: number) {
  const pages = [pageFrom(performance.now() - (Date.now() - since))];
  const pageOf = ({ startTime }: PerformanceEntry) =>
    pages.findLast(({ from }) => from <= startTime) ?? (pages[0] as MeasuredPage);
  const note = (
    { worst }: MeasuredPage,
    name: Vital,
    value: number,
    at: number,
    always = false,
  ) => {
    if (!always && value <= (worst.get(name)?.value ?? 0)) return;
    worst.set(name, { value, at, isReported: false });
  };

  observe(life, 'largest-contentful-paint', (entry) =>
    note(pageOf(entry), 'LCP', entry.startTime, entry.startTime, true),
  );
  observe(
    life,
    'event',
    (entry: EventTiming) => {
      if (entry.interactionId) note(pageOf(entry), 'INP', entry.duration, entry.startTime);
    },
    { durationThreshold: 40 },
  );
  observe(life, 'layout-shift', (entry: LayoutShift) => {
    const { startTime, value, hadRecentInput } = entry;
    if (hadRecentInput) return;
    const page = pageOf(entry);
    const { first, last, sum } = page.shifts;
    const isSame = startTime - last < SHIFT_GAP_MS && startTime - first < SHIFT_WINDOW_MS;
    page.shifts = {
      first: isSame ? first : startTime,
      last: startTime,
      sum: isSame ? sum + value : value,
    };
    note(page, 'CLS', page.shifts.sum, startTime);
  });

  function report(): void {
    const now = performance.now();
    for (const { from, worst } of pages) {
      for (const [name, measured] of worst) {
        if (measured.isReported) continue;
        measured.isReported = true;
        const { value, at } = measured;
        tell('rv:vital', {
          name,
          value: name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value),
          ago_ms: Math.max(0, Math.floor(now - Math.max(at, from)) - 1),
        });
      }
    }
  }
  /** An in-page navigation: what follows belongs to another page. */
  function nextPage(): void {
    report();
    pages.push(pageFrom(performance.now()));
    if (pages.length > PAGES_MEASURED) pages.shift();
  }
  return { report, nextPage };
}
