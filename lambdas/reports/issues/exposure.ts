/** The exposed visitors of an issue: all who saw one of its pages. Indexed by page, since 10,000 visits share few pages. */
import type { DeviceClass, Digest } from '../../contract/digest.ts';

interface Exposed {
  readonly visitors: ReadonlySet<string>;
  readonly sessions: ReadonlyMap<string, DeviceClass>;
}
export type ExposureIndex = (pages: readonly string[]) => Exposed;

export function exposureIndex(digests: readonly Digest[]): ExposureIndex {
  const byPage = new Map<string, { visitors: Set<string>; sessions: Map<string, DeviceClass> }>();
  for (const { sessionId, visitor, device, pages, signals } of digests) {
    for (const page of new Set([...pages, ...signals].map((each) => each.page))) {
      const entry = byPage.get(page) ?? { visitors: new Set(), sessions: new Map() };
      entry.visitors.add(visitor);
      entry.sessions.set(sessionId, device);
      byPage.set(page, entry);
    }
  }
  return (pages) => {
    const found = pages.flatMap((page) => byPage.get(page) ?? []);
    const [only] = found;
    if (only && found.length === 1) return only;
    return {
      visitors: new Set(found.flatMap(({ visitors }) => [...visitors])),
      sessions: new Map(found.flatMap(({ sessions }) => [...sessions])),
    };
  };
}

/** How many affected visitors, and how many of the other exposed ones, reached the goal. */
export function goalRates(
  affected: ReadonlySet<string>,
  exposed: ReadonlySet<string>,
  reached: ReadonlySet<string>,
) {
  const others = [...exposed].filter((visitor) => !affected.has(visitor));
  const count = (visitors: Iterable<string>) =>
    [...visitors].filter((visitor) => reached.has(visitor)).length;
  return { reachedWith: count(affected), reachedWithout: count(others), without: others.length };
}
