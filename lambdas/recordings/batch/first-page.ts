import type { Batch } from '../../contract/tracker.ts';

const [FULL_SNAPSHOT, META] = [2, 4] as const;

/** The page address in a batch that can start a session: one with an address and a full snapshot. */
export function firstPageIn({ events }: Pick<Batch, 'events'>): string | undefined {
  const meta = events.find(({ type }) => type === META)?.data as { href?: unknown } | undefined;
  const hasSnapshot = events.some(({ type }) => type === FULL_SNAPSHOT);
  return hasSnapshot && typeof meta?.href === 'string' ? meta.href : undefined;
}
