/**
 * What is stored about which website. A report is about one website, and an owner who connects another one keeps what is
 * stored about the one before.
 */
import type { Integration } from '../../../contract/integration.ts';

interface Stored {
  /** Missing in what was stored before an owner's websites were kept apart. */
  readonly domain?: string | undefined;
  /** An instant or a date. */
  readonly at: string;
}
type Connection = Pick<Integration, 'domain' | 'connected_at' | 'disconnected_at'>;

/** The website that was connected at this time; the nearest one if none was. */
function connectedAt(at: string, websites: readonly Connection[]): string | undefined {
  const known = websites
    .filter(({ connected_at }) => connected_at !== undefined)
    .toSorted((a, b) => ((a.connected_at ?? '') < (b.connected_at ?? '') ? -1 : 1));
  const before = known.filter(({ connected_at = '' }) => connected_at <= at);
  return (before.at(-1) ?? known[0])?.domain;
}

/**
 * Whether something stored is about this website. Everything is if none is connected, or if the owner never had another one.
 * What was stored without its website is about the one that was connected at that time.
 */
export const isAbout =
  (domain: string | undefined, websites: readonly Connection[]) =>
  (stored: Stored): boolean => {
    const of = stored.domain ?? connectedAt(stored.at, websites);
    return domain === undefined || of === undefined || of === domain;
  };

/** An instant on this day that is after a connection in the morning. */
export const eveningOf = (date: string): string => `${date}T23:59:59.999Z`;
