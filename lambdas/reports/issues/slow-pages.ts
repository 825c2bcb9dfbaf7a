/** Pages whose p75 over all measured visits of the day is poor, as Core Web Vitals are judged. */
import type { Digest, PageVisit } from '../../contract/digest.ts';
import { CLIP_MAX_SECONDS, CLIP_MIN_SECONDS } from '../../contract/limits.ts';
import { POOR_VITALS, VITALS_MIN_VISITS } from '../facts/constants.ts';
import { quantile } from '../facts/statistics.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { IssueGroup, Occurrence } from './occurrences.ts';

type Vital = keyof typeof POOR_VITALS;
/** A clip of a slow page lasts as long as the visitor stayed, within these limits. */
const CLIP_MS = { min: CLIP_MIN_SECONDS * 1_000, max: CLIP_MAX_SECONDS * 1_000 } as const;

export interface SlowPage extends IssueGroup {
  readonly vital: Vital;
  /** Milliseconds, or the score of CLS. */
  readonly p75: number;
  readonly measured: number;
}

type Measure = (vitals: PageVisit['vitals']) => number | undefined;
/** Undefined if both are. */
const larger = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined ? b : Math.max(a, b ?? 0);

/**
 * How the visits to a page are judged. Loads and pages that a script opened are judged together; each of them alone only
 * if that is not poor, because fast visits inside an app may outnumber slow loads.
 */
const measures: readonly (readonly [Vital, Measure])[] = [
  ['LCP', ({ LCP, content }) => larger(LCP, content)],
  ['LCP', ({ LCP }) => LCP],
  ['LCP', ({ content }) => content],
  ['INP', ({ INP }) => INP],
  ['CLS', ({ CLS }) => CLS],
];

/** One issue per page, for the vital that exceeds its limit by the largest factor. */
export function slowPages(digests: readonly Digest[]): SlowPage[] {
  const worst = new Map<string, SlowPage>();
  for (const [vital, measure] of measures) {
    for (const [page, visits] of visitsByPage(digests, vital, measure)) {
      const found = slowPage(page, vital, visits);
      const rival = worst.get(page);
      if (!found || (rival && (rival.vital === vital || factorOf(rival) >= factorOf(found))))
        continue;
      worst.set(page, found);
    }
  }
  return [...worst.values()];
}

const factorOf = ({ p75, vital }: SlowPage): number => p75 / POOR_VITALS[vital];

function visitsByPage(
  digests: readonly Digest[],
  vital: Vital,
  measure: Measure,
): Map<string, Occurrence[]> {
  const measured = new Map<string, Occurrence[]>();
  for (const digest of digests) {
    for (const visit of digest.pages) {
      const value = measure(visit.vitals);
      if (value === undefined) continue;
      const visits = measured.get(visit.page) ?? [];
      visits.push(occurrence(digest, visit, vital, value));
      measured.set(visit.page, visits);
    }
  }
  return measured;
}

function slowPage(page: string, vital: Vital, visits: readonly Occurrence[]): SlowPage | undefined {
  const p75 = quantile(visits.map(vitalOf), 0.75) ?? 0;
  if (visits.length < VITALS_MIN_VISITS || p75 <= POOR_VITALS[vital]) return undefined;
  const occurrences = visits.filter((visit) => vitalOf(visit) > POOR_VITALS[vital]);
  // With few visits the p75 is the slowest one, which may be due to one visitor's connection.
  if (new Set(occurrences.map(({ visitor }) => visitor)).size < 2) return undefined;
  const kind = 'slow-page' as const;
  return {
    fingerprint: fingerprintOf({ kind, page }),
    kind,
    page,
    pages: [page],
    about: vital,
    aboutTimes: occurrences.length,
    occurrences,
    vital,
    p75,
    measured: visits.length,
  };
}

const vitalOf = ({ signal }: Occurrence): number => signal.count ?? 0;

function occurrence(digest: Digest, visit: PageVisit, vital: Vital, value: number): Occurrence {
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
