/** Builders for golden days: visits with or without a signal, and the summaries of earlier weeks. */
import type { Digest } from '../../lambdas/contract/digest.ts';
import type { Signal } from '../../lambdas/contract/signal.ts';
import type { DaySummary } from '../../lambdas/reports/content/report-input.ts';
import { dayAfter } from '../../lambdas/reports/facts/calendar.ts';
import { seen, signal, visit } from '../factories/digest.ts';

/** The devices and sources of visits: three of five on phones, a third from search. */
const devices = ['phone', 'phone', 'phone', 'computer', 'computer'] as const;
const sources = ['direct', 'search', 'direct', 'social', 'direct', 'search'] as const;

/** A visit to the given pages without signals; `n` determines device and source. */
export function ordinaryVisit(
  n: number,
  pages: readonly string[],
  overrides: Partial<Digest> = {},
): Digest {
  const entry = pages[0] ?? '/';
  return visit(n, {
    device: devices[n % devices.length] ?? 'phone',
    referrer: sources[n % sources.length] ?? 'direct',
    entryPage: entry,
    exitPage: pages.at(-1) ?? entry,
    pages: pages.map((page, index) =>
      seen(page, { enteredMs: index * 40_000, scrollReach: ((n * 37 + index * 11) % 100) / 100 }),
    ),
    ...overrides,
  });
}

/** A visit with a signal on its last page. */
export const visitWithSignal = (
  n: number,
  pages: readonly string[],
  kind: Signal['kind'],
  overrides: Partial<Signal> = {},
  rest: Partial<Digest> = {},
): Digest => {
  const atMs = 30_000 + (n % 50) * 1_000;
  const clip = { atMs, startMs: atMs - 6_000, endMs: atMs + 8_000 };
  return ordinaryVisit(n, pages, {
    signals: [signal(kind, pages.at(-1) ?? '/', { ...clip, ...overrides })],
    ...rest,
  });
};

/** The summaries of this many weeks before a date, with about this many visitors per day. */
export const daysBefore = (
  date: string,
  weeks: number,
  visitors: number,
  overrides: Partial<DaySummary> = {},
): DaySummary[] =>
  Array.from({ length: weeks * 7 }, (_, index) => ({
    date: dayAfter(date, -1 - index),
    visitors: Math.max(0, Math.round(visitors * (1 + (((index * 13) % 7) - 3) / 40))),
    sessions: Math.round(visitors * 1.2),
    complete: true,
    devices: {},
    pages: {},
    issues: {},
    ...overrides,
  }));
