/**
 * Groups the signals of all digests by fingerprint. A group knows its visitors, pages, element and clips; later steps
 * decide whether to report it.
 */
import type { DeviceClass, Digest } from '../../contract/digest.ts';
import type { ElementFingerprint, Signal, SignalKind } from '../../contract/signal.ts';
import { compareTexts } from '../../contract/text-order.ts';
import { ISSUE_GROUPS_MAX } from '../facts/constants.ts';
import { fingerprintOf } from './fingerprint.ts';
import { familyOf, formsIssues, isFailure, strongestOf } from './kinds.ts';
import { fileStatuses } from './signals/failed-files.ts';
import { deadQuietClicks } from './signals/quiet-clicks.ts';
import { labelUnmasker } from './signals/unmasked-labels.ts';
import { requestUnmasker } from './signals/unmasked-requests.ts';

export interface Occurrence {
  readonly sessionId: string;
  readonly visitor: string;
  readonly device: DeviceClass;
  readonly startedAt: string;
  readonly signal: Signal;
  /** When its page was opened, from the session's first event. */
  readonly enteredMs: number;
  readonly browser: string;
  /** Whether the session ended on the page of the signal. */
  readonly wasLastPage: boolean;
}

export interface IssueGroup {
  readonly fingerprint: string;
  /** The fingerprints of the groups that were merged into this one, if it is of several. */
  readonly members?: readonly string[];
  /** The strongest kind that occurred. */
  readonly kind: SignalKind;
  /** The page with the most signals. */
  readonly page: string;
  readonly pages: readonly string[];
  readonly element?: ElementFingerprint;
  /** The most frequent `about` of the kind, and the number of signals with it. */
  readonly about?: string;
  readonly aboutTimes: number;
  readonly occurrences: readonly Occurrence[];
}

/** The number of sessions. */
export const sessionsOf = (occurrences: readonly Occurrence[]): number =>
  new Set(occurrences.map(({ sessionId }) => sessionId)).size;

export function groupSignals(digests: readonly Digest[]): IssueGroup[] {
  const groups = new Map<string, Occurrence[]>();
  const fingerprints = new Map<string, string>();
  const quiet = deadQuietClicks(digests);
  const unmasked = labelUnmasker(digests);
  const unmaskedRequest = requestUnmasker(digests);
  const withStatus = fileStatuses(digests);
  for (const digest of digests) {
    const { sessionId, visitor, device, browser, startedAt, pages, signals } = digest;
    for (const found of [...signals, ...(quiet.get(digest) ?? [])]) {
      const signal = withStatus(unmaskedRequest(unmasked(found)));
      if (!formsIssues(signal.kind)) continue;
      const { page, element } = signal;
      const raw = [familyOf(signal.kind), page, element?.role, element?.label, element?.selector];
      const key = JSON.stringify([...raw, signal.about]);
      const fingerprint = fingerprints.get(key) ?? fingerprintOf(signal);
      fingerprints.set(key, fingerprint);
      const group = groups.get(fingerprint) ?? [];
      const wasLastPage = endedOn(digest, page);
      const here = pages.findLast((each) => each.page === page && each.enteredMs <= signal.atMs);
      const enteredMs = here?.enteredMs ?? 0;
      group.push({
        sessionId,
        visitor,
        device,
        browser,
        startedAt,
        signal,
        enteredMs,
        wasLastPage,
      });
      groups.set(fingerprint, group);
    }
  }
  return [...groups].map(([fingerprint, occurrences]) => groupOf(fingerprint, occurrences));
}

/** Whether the visit ended on this page, as far as is known: a checkout without the script is not recorded. */
export const endedOn = ({ exitPage, leftForCheckout }: Digest, page: string): boolean =>
  exitPage === page && !leftForCheckout;

/**
 * The groups that affected the most visitors, in the given order. Later steps compare each group with all others. A failure
 * ranks before clicks of as many visitors, because it is reported even if it affected a single one.
 */
export function mostAffecting(groups: readonly IssueGroup[]): readonly IssueGroup[] {
  if (groups.length <= ISSUE_GROUPS_MAX) return groups;
  const visitors = new Map(
    groups.map((group) => [group, new Set(group.occurrences.map(({ visitor }) => visitor)).size]),
  );
  const visitorsOf = (group: IssueGroup) => visitors.get(group) ?? 0;
  const ranked = groups.toSorted(
    (one, other) =>
      visitorsOf(other) - visitorsOf(one) ||
      Number(isFailure(other.kind)) - Number(isFailure(one.kind)) ||
      compareTexts(one.fingerprint, other.fingerprint),
  );
  const selected = new Set(ranked.slice(0, ISSUE_GROUPS_MAX));
  return groups.filter((group) => selected.has(group));
}

/** Computes a group's strongest kind and most frequent page, element and `about`. */
export function groupOf(fingerprint: string, occurrences: readonly Occurrence[]): IssueGroup {
  const signals = occurrences.map(({ signal }) => signal);
  const kind = strongestOf(signals.map((signal) => signal.kind));
  const pages = byFrequency(signals.map(({ page }) => page));
  const [label] = byFrequency(signals.flatMap(({ element }) => (element ? [element.label] : [])));
  const element = signals.find((signal) => signal.element?.label === label)?.element;
  const abouts = signals
    .filter((signal) => signal.kind === kind)
    .map((signal) => signal.about ?? '');
  const [about = ''] = byFrequency(abouts.filter(Boolean));
  return {
    fingerprint,
    kind: kind ?? 'dead-click',
    page: pages[0] ?? '/',
    pages,
    ...(element && { element }),
    ...(about && { about }),
    aboutTimes: abouts.filter((each) => each === about).length,
    occurrences,
  };
}

/** Most frequent first, ties in alphabetical order, so that the order of arrival does not matter. */
export function byFrequency(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || compareTexts(a, b)).map(([value]) => value);
}
