import type { Digest } from '../../contract/digest.ts';
import type { Signal } from '../../contract/signal.ts';
import { digestLimits, frustrationWeights } from '../../contract/signal-rules.ts';

/** What to drop, least important first: the pictures of lesser signals, and at last signals themselves. */
const steps: readonly ((digest: Digest) => Digest)[] = [
  ({ picture, ...digest }) => digest,
  (digest) => withPictures(digest, 6),
  (digest) => withPictures(digest, 3),
  (digest) => ({ ...digest, clicks: digest.clicks.slice(0, 40) }),
  (digest) => withPictures(digest, 1),
  (digest) => ({ ...digest, pages: digest.pages.slice(0, 30) }),
  (digest) => ({ ...digest, signals: withHighestWeight(digest.signals, 30) }),
  (digest) => ({ ...withPictures(digest, 0), clicks: digest.clicks.slice(0, 20) }),
  (digest) => ({
    ...digest,
    signals: withHighestWeight(digest.signals, 15),
    pages: digest.pages.slice(0, 15),
    submits: digest.submits.slice(0, 10),
    gaps: digest.gaps.slice(0, 10),
  }),
];

/** Trims a digest to one small item. `counts` still includes what the lists drop. */
export function trimDigest(whole: Digest): Digest {
  let digest: Digest = {
    ...whole,
    signals: withHighestWeight(whole.signals, digestLimits.signals),
    clicks: whole.clicks.slice(0, digestLimits.clickSpots),
    submits: whole.submits.slice(0, digestLimits.pages),
  };
  for (const step of steps) {
    if (isSmall(digest)) break;
    digest = step(digest);
  }
  const isTrimmed =
    digest.signals.length < whole.signals.length || digest.clicks.length < whole.clicks.length;
  return isTrimmed ? { ...digest, gaps: [...digest.gaps, 'trimmed'] } : digest;
}

function isSmall(digest: Digest): boolean {
  const text = JSON.stringify(digest);
  // A UTF-16 code unit takes at most three bytes in UTF-8.
  if (text.length * 3 < digestLimits.bytes) return true;
  return new TextEncoder().encode(text).length < digestLimits.bytes;
}

/** The signals with the highest weights, still in order of time. */
function withHighestWeight(signals: readonly Signal[], limit: number): readonly Signal[] {
  if (signals.length <= limit) return signals;
  const selected = new Set([...signals].sort(byWeight).slice(0, limit));
  return signals.filter((signal) => selected.has(signal));
}

function withPictures(digest: Digest, limit: number): Digest {
  const drawn = digest.signals.filter(({ wireframe }) => wireframe !== undefined);
  const selected = new Set([...drawn].sort(byWeight).slice(0, limit));
  const signals = digest.signals.map((signal) => {
    if (selected.has(signal)) return signal;
    const { wireframe, ...rest } = signal;
    return rest;
  });
  return { ...digest, signals };
}

const byWeight = (a: Signal, b: Signal) =>
  frustrationWeights[b.kind] - frustrationWeights[a.kind] || a.atMs - b.atMs;
