import type { Digest } from '../../../contract/digest.ts';
import type { ElementFingerprint, Signal } from '../../../contract/signal.ts';
import { signalRules } from '../../../contract/signal-rules.ts';
import { ENTERED_MIN_VISITORS, QUIET_MIN_VISITORS } from '../../facts/constants.ts';
import { fingerprintOf } from '../fingerprint.ts';

/**
 * A quiet click has no response except a request. Quiet clicks on a control are dead in three cases: two visitors saw no
 * response within seven seconds while the control visibly responded to others, two visitors clicked it again within that
 * time, or three visitors had typed something that the click sent. Another single click on a control that never shows a
 * response means nothing.
 */
export function deadQuietClicks(digests: readonly Digest[]): Map<Digest, Signal[]> {
  const byControl = new Map<string, Map<Digest, Signal[]>>();
  for (const digest of digests) {
    for (const signal of digest.quietClicks ?? []) {
      const key = keyOf(signal.page, signal.element);
      const byDigest = byControl.get(key) ?? new Map<Digest, Signal[]>();
      byDigest.set(digest, [...(byDigest.get(digest) ?? []), signal]);
      byControl.set(key, byDigest);
    }
  }
  const dead = new Map<Digest, Signal[]>();
  if (byControl.size === 0) return dead;
  const answered = visitorsWithResponse(digests, pagesOf(byControl));
  for (const [key, byDigest] of byControl) {
    const visitors = new Set([...byDigest.keys()].map(({ visitor }) => visitor));
    const others = [...(answered.get(key) ?? [])].filter((visitor) => !visitors.has(visitor));
    const repeated = [...byDigest].filter(([, signals]) => isClickedAgain(signals));
    const entered = [...byDigest].filter(([, signals]) => signals.some((each) => each.entered));
    const affected = others.length > 0 ? visitors.size : visitorsOf(repeated);
    if (affected < QUIET_MIN_VISITORS && visitorsOf(entered) < ENTERED_MIN_VISITORS) continue;
    for (const [digest, signals] of byDigest) {
      dead.set(digest, [...(dead.get(digest) ?? []), ...signals]);
    }
  }
  return dead;
}

const visitorsOf = (each: readonly (readonly [Digest, unknown])[]): number =>
  new Set(each.map(([{ visitor }]) => visitor)).size;

const isClickedAgain = (signals: readonly Signal[]): boolean =>
  signals.some(({ atMs }) =>
    signals.some((each) => each.atMs > atMs && each.atMs - atMs <= signalRules.dead.afterMs),
  );

const keyOf = (page: string, element: ElementFingerprint | undefined): string =>
  fingerprintOf({ kind: 'dead-click', page, ...(element && { element }) });

const pagesOf = (byControl: ReadonlyMap<string, ReadonlyMap<Digest, readonly Signal[]>>) =>
  new Set(
    [...byControl.values()].flatMap((byDigest) =>
      [...byDigest.values()].flatMap((signals) => signals.map(({ page }) => page)),
    ),
  );

/** Per control, the visitors who saw a response to a click on it. */
function visitorsWithResponse(
  digests: readonly Digest[],
  pages: ReadonlySet<string>,
): Map<string, Set<string>> {
  const answered = new Map<string, Set<string>>();
  for (const { clicks, visitor } of digests) {
    for (const { page, element, answered: times } of clicks) {
      if (!times || !pages.has(page)) continue;
      const key = keyOf(page, element);
      answered.set(key, (answered.get(key) ?? new Set()).add(visitor));
    }
  }
  return answered;
}
