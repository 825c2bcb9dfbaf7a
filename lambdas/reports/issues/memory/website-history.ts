/**
 * Which website the stored days and issues are about. A report is about one website, and an owner who connects another
 * one keeps what is stored about the previous one.
 */

import type { Integration } from '../../../contract/integration.ts';
import { compareTexts } from '../../../contract/text-order.ts';

interface Stored {
  /** Missing in what was stored before an owner's websites were kept apart. */
  readonly domain?: string | undefined;
  /** An instant or a date. */
  readonly at: string;
}
type Connection = Pick<Integration, 'domain' | 'connected_at'>;

/** The website that was connected at this time; the nearest one if none was. `sorted`: by connection. */
function connectedAt(at: string, sorted: readonly Connection[]): string | undefined {
  const last = sorted.findLast(({ connected_at = '' }) => connected_at <= at);
  return (last ?? sorted[0])?.domain;
}

/**
 * Matches what is stored about this website: everything if none is connected, or if the owner never had another one.
 * What was stored without its website is about the one that was connected at that time.
 */
export function websiteMatcher(domain: string | undefined, websites: readonly Connection[]) {
  const sorted = websites
    .filter(({ connected_at }) => connected_at !== undefined)
    .toSorted((a, b) => compareTexts(a.connected_at ?? '', b.connected_at ?? ''));
  return (stored: Stored): boolean => {
    const about = stored.domain ?? connectedAt(stored.at, sorted);
    return domain === undefined || about === undefined || about === domain;
  };
}

/** An instant on this day that is after a connection in the morning. */
export const eveningOf = (date: string): string => `${date}T23:59:59.999Z`;
