import type { Digest } from '../../lambdas/contract/digest.ts';
import { DIGEST_VERSION } from '../../lambdas/contract/digest.ts';
import type { ElementFingerprint, Signal } from '../../lambdas/contract/signal.ts';
import type { ReportInput } from '../../lambdas/reports/content/report-input.ts';

/** A visit on Thursday, November 19, 2026, in New York; `n` makes session and visitor unique. */
export function visit(n: number, overrides: Partial<Digest> & { page?: string } = {}): Digest {
  const { page = '/', ...rest } = overrides;
  const startedAt = new Date(Date.parse('2026-11-19T14:00:00Z') + n * 1_000).toISOString();
  return {
    version: DIGEST_VERSION,
    sessionId: `session-${String(n).padStart(5, '0')}`,
    startedAt,
    endedAt: new Date(Date.parse(startedAt) + 120_000).toISOString(),
    visitor: `visitor-${String(n).padStart(5, '0')}`,
    device: 'computer',
    browser: 'Firefox',
    referrer: 'direct',
    entryPage: page,
    exitPage: page,
    pages: [seen(page)],
    clicks: [],
    signals: [],
    counts: { clicks: 0 },
    submits: [],
    errors: 0,
    failedRequests: 0,
    events: 100,
    frustration: 0,
    gaps: [],
    rules: 1,
    ...rest,
  };
}

export const seen = (page: string, overrides: Partial<Digest['pages'][number]> = {}) => ({
  page,
  enteredMs: 0,
  dwellMs: 60_000,
  scrollReach: 0.8,
  viewport: [1280, 800] as const,
  vitals: {},
  ...overrides,
});

export const element = (label: string, role = 'button'): ElementFingerprint => ({
  role,
  label,
  selector: `${role}#${label.toLowerCase().replaceAll(' ', '-')}`,
});

export const signal = (
  kind: Signal['kind'],
  page: string,
  overrides: Partial<Signal> = {},
): Signal => ({
  kind,
  atMs: 30_000,
  startMs: 24_000,
  endMs: 38_000,
  page,
  ...overrides,
});

/** Visits `from` to `to`, created by `make`. */
export const visits = (from: number, to: number, make: (n: number) => Digest = visit): Digest[] =>
  Array.from({ length: to - from + 1 }, (_, index) => make(from + index));

export const reportInput = (overrides: Partial<ReportInput> = {}): ReportInput => ({
  owner: { first_name: 'Maya' },
  website: { domain: 'harborlane.example', analysis: 'A shop for candles.' },
  window: {
    from: '2026-11-19T05:00:00.000Z',
    to: '2026-11-20T05:00:00.000Z',
    localDate: '2026-11-19',
    timezone: 'America/New_York',
  },
  digests: [],
  earlier: [],
  memory: [],
  capture: { bots: 0, rejectedByPlan: 0, late: 0, quarantined: 0 },
  plan: { name: 'Starter', maxSessions: 2_500 },
  isFirst: false,
  daysWithoutVisits: 0,
  pauses: false,
  ...overrides,
});
