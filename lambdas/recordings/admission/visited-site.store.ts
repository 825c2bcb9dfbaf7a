import { itemsOf } from '../../adapters/items.ts';
import type { Table } from '../../adapters/table.ts';

/** The part of a website's integration that starting a session needs. */
export interface VisitedSite {
  readonly ownerId: string;
  readonly createdAt: string;
  readonly domain: string;
  readonly isActive: boolean;
  readonly firstSeenAt: string | undefined;
  readonly checkedAt: string | undefined;
  readonly disconnectedAt: string | undefined;
  readonly lastSeenAt: string | undefined;
  /** The withdrawn release of the tracker that was last seen on it. */
  readonly outdatedRelease: string | undefined;
  readonly outdatedSince: string | undefined;
}

/** Reads the items of `websites/integration.store.ts` without loading ElectroDB, on which that store is built. */
export const visitedSiteStore = (table: Table) => ({
  /** The active integration with this visitor id in its tag, else the newest one. */
  async find(visitorId: string): Promise<VisitedSite | undefined> {
    const values = { visitor: `VISITOR#${visitorId}` };
    const { items } = await itemsOf(table).page('#GSI1PK = :visitor', {
      index: 'GSI1',
      values,
      newestFirst: true,
    });
    const item = items.find(({ is_active }) => is_active === true) ?? items[0];
    return (
      item && {
        ownerId: String(item.user_id),
        createdAt: String(item.created_at),
        domain: String(item.domain),
        isActive: item.is_active === true,
        firstSeenAt: item.first_seen_at as string | undefined,
        checkedAt: item.checked_at as string | undefined,
        disconnectedAt: item.disconnected_at as string | undefined,
        lastSeenAt: item.last_seen_at as string | undefined,
        outdatedRelease: item.outdated_release as string | undefined,
        outdatedSince: item.outdated_since as string | undefined,
      }
    );
  },
});
