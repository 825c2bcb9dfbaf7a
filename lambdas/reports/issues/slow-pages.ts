/** Pages whose p75 over all measured visits of the day is poor, as Core Web Vitals are judged. */

import type { Digest, PageVisit } from '../../contract/digest.ts';
import { CLIP_MAX_SECONDS, CLIP_MIN_SECONDS } from '../../contract/limits.ts';
import { POOR_VITALS, VITALS_MIN_VISITS } from '../facts/constants.ts';
import { quantile } from '../facts/statistics.ts';
import { visitorsOf } from '../facts/visits.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { FingerprintOfWebsite } from './memory/website-fingerprints.ts';
import { endedOn, type IssueGroup, type Occurrence } from './occurrences.ts';

type Vital = keyof typeof POOR_VITALS;
/** A clip of a slow page lasts as long as the visitor stayed, within these limits. */
const CLIP_MS = { min: CLIP_MIN_SECONDS * 1_000, max: CLIP_MAX_SECONDS * 1_000 } as const;

export interface SlowPage extends IssueGroup {
  readonly vital: Vital;
  /** Milliseconds, or the score of CLS. */
  readonly p75: number;
  readonly measured: number;
  /** In most slow visits only the content came late, after the page had loaded or been opened by a script. */
  readonly waits?: true;
}

type Measure = (vitals: PageVisit['vitals']) => number | undefined;
type Visits = readonly (readonly [Digest, PageVisit])[];
/** The larger of two numbers; undefined if both are undefined. */
const larger = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined ? b : Math.max(a, b ?? 0);

/**
 * How the visits to a page are judged: by the first measure that is poor. Loads and pages that a script opened are
 * first judged together. If that is not poor, each is judged alone, because fast visits inside an app may outnumber
 * slow loads.
 */
const measures: readonly (readonly [Vital, readonly Measure[]])[] = [
  ['LCP', [({ LCP, content }) => larger(LCP, content), ({ LCP }) => LCP, ({ content }) => content]],
  ['INP', [({ INP }) => INP]],
  ['CLS', [({ CLS }) => CLS]],
];

/** The visitors who found a page slow by this vital, whether or not it is slow for enough of them to be an issue. */
export const slowVisitors = (
  digests: readonly Digest[],
  { page, about }: { readonly page: string; readonly about?: string },
): number => {
  const vital = measures.find(([each]) => each === about);
  if (!vital) return 0;
  const [name, ways] = vital;
  const isSlow = (visit: PageVisit) =>
    visit.page === page && ways.some((way) => (way(visit.vitals) ?? 0) > POOR_VITALS[name]);
  return visitorsOf(digests.filter(({ pages }) => pages.some(isSlow)));
};

/** One issue per page, for the vital that exceeds its limit by the largest factor. */
export const slowPages = (
  digests: readonly Digest[],
  ofWebsite: FingerprintOfWebsite,
): SlowPage[] =>
  [...visitsByPage(digests)].flatMap(([page, visits]) => {
    const poor = measures.flatMap(([vital, ways]) => firstPoor(page, vital, visits, ways) ?? []);
    const [worst] = poor.sort((a, b) => factorOf(b) - factorOf(a));
    return worst ? [{ ...worst, fingerprint: ofWebsite(worst.fingerprint) }] : [];
  });

const factorOf = ({ p75, vital }: SlowPage): number => p75 / POOR_VITALS[vital];

function visitsByPage(digests: readonly Digest[]): ReadonlyMap<string, Visits> {
  const visits = digests.flatMap((digest) => digest.pages.map((visit) => [digest, visit] as const));
  return Map.groupBy(visits, ([, { page }]) => page);
}

function firstPoor(
  page: string,
  vital: Vital,
  visits: Visits,
  ways: readonly Measure[],
): SlowPage | undefined {
  for (const measure of ways) {
    const found = slowPage(page, vital, visits, measure);
    if (found) return found;
  }
  return undefined;
}

function slowPage(
  page: string,
  vital: Vital,
  visits: Visits,
  measure: Measure,
): SlowPage | undefined {
  const values = visits.flatMap(([, { vitals }]) => measure(vitals) ?? []);
  const p75 = quantile(values, 0.75) ?? 0;
  if (values.length < VITALS_MIN_VISITS || p75 <= POOR_VITALS[vital]) return undefined;
  const occurrences = visits.flatMap(([digest, visit]) => {
    const value = measure(visit.vitals) ?? 0;
    return value > POOR_VITALS[vital] ? [occurrence(digest, visit, vital, value)] : [];
  });
  // With few visits the p75 is the slowest one, which may be due to one visitor's connection.
  if (visitorsOf(occurrences) < 2) return undefined;
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
    measured: values.length,
    ...(vital === 'LCP' && isMostlyLate(visits, measure) && { waits: true }),
  };
}

/** Whether most of the slow visits had loaded in time. */
function isMostlyLate(visits: Visits, measure: Measure): boolean {
  const slow = visits.filter(([, { vitals }]) => (measure(vitals) ?? 0) > POOR_VITALS.LCP);
  const late = slow.filter(([, { vitals }]) => (vitals.LCP ?? 0) <= POOR_VITALS.LCP);
  return late.length > slow.length / 2;
}

function occurrence(digest: Digest, visit: PageVisit, vital: Vital, value: number): Occurrence {
  const { sessionId, visitor, device, browser, startedAt } = digest;
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
  const wasLastPage = endedOn(digest, page);
  return { sessionId, visitor, device, browser, startedAt, signal, enteredMs, wasLastPage };
}
