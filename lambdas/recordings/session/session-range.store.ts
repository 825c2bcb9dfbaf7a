import { gunzipJson } from '../../adapters/compression.ts';
import { fillKey, itemAs, itemsOf } from '../../adapters/items.ts';
import type { Table } from '../../adapters/table.ts';
import type { Digest } from '../../contract/digest.ts';
import { sessionStart } from '../../contract/rules/session-id.ts';
import { isCartLabel } from '../../contract/rules/words/cart.ts';
import { compareTexts } from '../../contract/text-order.ts';
import type { Session, SessionKey } from './session.ts';

/** Uses plain items: ingestion loads this store, and ElectroDB would double its cold start. */
const entity = {
  entity: 'session',
  pk: { template: 'OWNER#${ownerId}' },
  sk: { template: 'SESSION#${startedAt}#${sessionId}' },
  /** In GSI2 (keys only) until the session is closed: the sweep reads it, in 16 shards. */
  open: { template: 'OPEN-SESSIONS#${shard}' },
  /** In GSI1 after the session is closed, if that was so late that a report may have missed it. */
  late: { template: 'LATE-SESSIONS#${ownerId}' },
};

export const ownerKey = (ownerId: string) => fillKey(entity.pk.template, { ownerId });
export const sessionKey = ({ ownerId, sessionId }: SessionKey) => ({
  PK: ownerKey(ownerId),
  SK: fillKey(entity.sk.template, { startedAt: sessionStart(sessionId), sessionId }),
});
export const openKey = (shard: string) => fillKey(entity.open.template, { shard });
export const lateKey = (ownerId: string) => fillKey(entity.late.template, { ownerId });

const SESSION_OUTLINE = [
  'ownerId',
  'sessionId',
  'domain',
  'startedAt',
  'state',
  'visitor',
  'closedAt',
] as const;
export type SessionOutline = Pick<Session, (typeof SESSION_OUTLINE)[number]>;

/** Reads many sessions of an owner, for reports and deletions. */
export const sessionRangeStore = (table: Table) => {
  const items = itemsOf(table);
  return {
    /** The sessions that were closed late, after `after`, and had started in `[from, to)`. */
    async *closedLate(
      ownerId: string,
      after: string,
      { from, to }: { from: string; to: string },
    ): AsyncGenerator<SessionOutline> {
      const values = { late: lateKey(ownerId), after };
      const query = { index: 'GSI1' as const, values, only: SESSION_OUTLINE };
      for await (const item of items.all('#GSI1PK = :late AND #GSI1SK > :after', query)) {
        const session = itemAs<SessionOutline>(item);
        if (session.startedAt >= from && session.startedAt < to) yield session;
      }
    },

    /** The sessions that started in `[from, to)`, oldest first, without their digests, because a busy day has many. */
    async *between(ownerId: string, from: Date, to: Date): AsyncGenerator<SessionOutline> {
      const values = {
        owner: ownerKey(ownerId),
        from: `SESSION#${from.toISOString()}`,
        to: `SESSION#${to.toISOString()}`,
        erased: 'erased',
      };
      const where = '#PK = :owner AND #SK BETWEEN :from AND :to';
      const query = { values, when: '#state <> :erased', only: SESSION_OUTLINE };
      for await (const item of items.all(where, query)) {
        const session = itemAs<SessionOutline>(item);
        if (session.startedAt < to.toISOString()) yield session;
      }
    },

    /**
     * The digests of some sessions, oldest first, with add-to-cart clicks only. The other clicks are most of a digest,
     * and only heatmaps need them. Leaves out sessions that were erased in the meantime.
     */
    async digests(ownerId: string, sessionIds: readonly string[]): Promise<Digest[]> {
      const found: Digest[] = [];
      const keys = sessionIds.map((sessionId) => sessionKey({ ownerId, sessionId }));
      for await (const { packedDigest } of items.getMany(keys)) {
        if (!packedDigest) continue;
        const digest = gunzipJson(packedDigest as Uint8Array) as Digest;
        const clicks = digest.clicks.filter(({ element }) => isCartLabel(element.label));
        found.push({ ...digest, clicks });
      }
      return found.sort((one, other) => compareTexts(one.startedAt, other.startedAt));
    },
  };
};
export type SessionRangeStore = ReturnType<typeof sessionRangeStore>;
