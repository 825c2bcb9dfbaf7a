import { EventType } from '../../contract/rrweb.ts';
import type { Batch } from '../../contract/tracker.ts';

/** The page address in a batch that can start a session: one with an address and a full snapshot. */
export function firstPageIn({ events }: Pick<Batch, 'events'>): string | undefined {
  const meta = events.find(({ type }) => type === EventType.Meta)?.data as
    | { href?: unknown }
    | undefined;
  const hasSnapshot = events.some(({ type }) => type === EventType.FullSnapshot);
  return hasSnapshot && typeof meta?.href === 'string' ? meta.href : undefined;
}
