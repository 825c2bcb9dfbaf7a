import type { Digest } from '../../contract/digest.ts';
import type { ElementFingerprint, Signal } from '../../contract/signal.ts';
import { signalRules } from '../../contract/signal-rules.ts';
import { QUIET_MIN_VISITORS } from '../facts/constants.ts';
import { fingerprintOf } from './fingerprint.ts';

/**
 * Clicks that only a request answered are dead when two visitors saw nothing for seven seconds on a control that shows
 * others an answer: that control is meant to show one. So they are when two visitors clicked it again within that time.
 * One click on a control that never shows anything means nothing.
 */
export function deadAmongQuiet(digests: readonly Digest[]): Map<Digest, Signal[]> {
  const seen = new Map<string, Map<Digest, Signal[]>>();
  for (const digest of digests) {
    for (const signal of digest.quietClicks ?? []) {
      const key = keyOf(signal.page, signal.element);
      const byDigest = seen.get(key) ?? new Map<Digest, Signal[]>();
      byDigest.set(digest, [...(byDigest.get(digest) ?? []), signal]);
      seen.set(key, byDigest);
    }
  }
  const dead = new Map<Digest, Signal[]>();
  if (seen.size === 0) return dead;
  const answered = visitorsAnswered(digests, pagesOf(seen));
  for (const [key, byDigest] of seen) {
    const visitors = new Set([...byDigest.keys()].map(({ visitor }) => visitor));
    const others = [...(answered.get(key) ?? [])].filter((visitor) => !visitors.has(visitor));
    const again = [...byDigest].filter(([, signals]) => isClickedAgain(signals));
    const insisting = new Set(again.map(([{ visitor }]) => visitor));
    const isDead = others.length > 0 ? visitors.size : insisting.size;
    if (isDead < QUIET_MIN_VISITORS) continue;
    for (const [digest, signals] of byDigest) {
      dead.set(digest, [...(dead.get(digest) ?? []), ...signals]);
    }
  }
  return dead;
}

const isClickedAgain = (signals: readonly Signal[]): boolean =>
  signals.some(({ atMs }) =>
    signals.some((each) => each.atMs > atMs && each.atMs - atMs <= signalRules.dead.afterMs),
  );

const keyOf = (page: string, element: ElementFingerprint | undefined): string =>
  fingerprintOf({ kind: 'dead-click', page, ...(element && { element }) });

const pagesOf = (seen: ReadonlyMap<string, ReadonlyMap<Digest, readonly Signal[]>>) =>
  new Set(
    [...seen.values()].flatMap((byDigest) =>
      [...byDigest.values()].flatMap((signals) => signals.map(({ page }) => page)),
    ),
  );

function visitorsAnswered(
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
