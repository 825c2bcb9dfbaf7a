/** Pages whose p75 over all measured visits of the day is poor, as Core Web Vitals are judged. */
import type { Digest } from '../../contract/digest.ts';
import { CLIP_MAX_SECONDS, CLIP_MIN_SECONDS } from '../../contract/limits.ts';
import { POOR_VITALS, VITALS_MIN_VISITS } from '../facts/constants.ts';
import { quantile } from '../facts/statistics.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { IssueGroup, Occurrence } from './occurrences.ts';

type Vital = keyof typeof POOR_VITALS;
const vitals = Object.keys(POOR_VITALS) as Vital[];
/** A clip of a slow page lasts as long as the visitor stayed, within these limits. */
const CLIP_MS = { min: CLIP_MIN_SECONDS * 1_000, max: CLIP_MAX_SECONDS * 1_000 } as const;

export interface SlowPage extends IssueGroup {
  readonly vital: Vital;
  /** Milliseconds, or the score of CLS. */
  readonly p75: number;
  readonly measured: number;
}

/** One issue per page, for the vital that exceeds its limit by the largest factor. */
export function slowPages(digests: readonly Digest[]): SlowPage[] {
  const measured = new Map<string, { page: string; vital: Vital; visits: Occurrence[] }>();
  for (const digest of digests) {
    for (const visit of digest.pages) {
      for (const vital of vitals) {
        const value = visit.vitals[vital];
        if (value === undefined) continue;
        const key = `${vital} ${visit.page}`;
        const entry = measured.get(key) ?? { page: visit.page, vital, visits: [] };
        entry.visits.push(occurrence(digest, visit, vital, value));
        measured.set(key, entry);
      }
    }
  }
  const worst = new Map<string, SlowPage>();
  for (const { page, vital, visits } of measured.values()) {
    const isPoor = (visit: Occurrence) => vitalOf(visit) > POOR_VITALS[vital];
    const p75 = quantile(visits.map(vitalOf), 0.75) ?? 0;
    if (visits.length < VITALS_MIN_VISITS || p75 <= POOR_VITALS[vital]) continue;
    // With few visits the p75 is the slowest one, which may be due to one visitor's connection.
    if (new Set(visits.filter(isPoor).map(({ visitor }) => visitor)).size < 2) continue;
    const rival = worst.get(page);
    if (rival && rival.p75 / POOR_VITALS[rival.vital] >= p75 / POOR_VITALS[vital]) continue;
    const occurrences = visits.filter(isPoor);
    const kind = 'slow-page' as const;
    const fingerprint = fingerprintOf({ kind, page });
    worst.set(page, {
      fingerprint,
      kind,
      page,
      pages: [page],
      about: vital,
      aboutTimes: occurrences.length,
      occurrences,
      vital,
      p75,
      measured: visits.length,
    });
  }
  return [...worst.values()];
}

const vitalOf = ({ signal }: Occurrence): number => signal.count ?? 0;

function occurrence(
  digest: Digest,
  visit: Digest['pages'][number],
  vital: Vital,
  value: number,
): Occurrence {
  const { sessionId, visitor, device, browser, startedAt, exitPage } = digest;
  const { page, enteredMs, dwellMs } = visit;
  const endMs = enteredMs + Math.min(Math.max(dwellMs, CLIP_MS.min), CLIP_MS.max);
  const kind = 'slow-page' as const;
  const signal = {
    kind,
    page,
    atMs: enteredMs,
    startMs: enteredMs,
    endMs,
    count: value,
    about: vital,
  };
  const wasLastPage = exitPage === page;
  return { sessionId, visitor, device, browser, startedAt, signal, enteredMs, wasLastPage };
}
