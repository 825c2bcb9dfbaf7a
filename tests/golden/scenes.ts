/** What golden days are put together from: visits that meet one thing, and the weeks before. */
import type { Digest } from '../../lambdas/contract/digest.ts';
import type { Signal } from '../../lambdas/contract/signal.ts';
import type { DaySummary } from '../../lambdas/reports/content/report-input.ts';
import { dayAfter } from '../../lambdas/reports/facts/calendar.ts';
import { seen, signal, visit } from '../factories/digest.ts';

/** How the visits of a day arrive: three of five on phones, a few by search. */
const devices = ['phone', 'phone', 'phone', 'computer', 'computer'] as const;
const sources = ['direct', 'search', 'direct', 'social', 'direct', 'search'] as const;

/** One visit over the given pages, as people come: `n` decides device and source. */
export function stroll(
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

/** A visit that meets trouble on its last page. */
export const meets = (
  n: number,
  pages: readonly string[],
  kind: Signal['kind'],
  overrides: Partial<Signal> = {},
  rest: Partial<Digest> = {},
): Digest => {
  const atMs = 30_000 + (n % 50) * 1_000;
  const clip = { atMs, startMs: atMs - 6_000, endMs: atMs + 8_000 };
  return stroll(n, pages, {
    signals: [signal(kind, pages.at(-1) ?? '/', { ...clip, ...overrides })],
    ...rest,
  });
};

/** The same day of `weeks` weeks and all days between, with about that many visitors each. */
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
