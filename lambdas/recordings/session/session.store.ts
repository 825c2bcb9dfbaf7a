import { gunzipJson } from '../../adapters/compression.ts';
import { type Item, itemAs, itemsOf } from '../../adapters/items.ts';
import { reading, type Table, type TableReader } from '../../adapters/table.ts';
import type { Digest } from '../../contract/digest.ts';
import {
  SESSION_MAX_BATCHES,
  SESSION_MAX_PACKED_BYTES,
  SESSIONS_READ_AT_ONCE,
} from '../../contract/limits.ts';
import { forEachAtOnce } from '../../contract/rules/at-once.ts';
import { isSessionId } from '../../contract/rules/session-id.ts';
import { annotationStore, IS_RETAINED } from './annotation.store.ts';
import { closingStore } from './closing.store.ts';
import type { Session, SessionFacts, SessionKey } from './session.ts';
import { startedAfter } from './session.ts';
import { sessionKey as keyOf, lateKey, openKey, ownerKey } from './session-range.store.ts';

export interface NewSession extends SessionFacts {
  readonly ownerId: string;
  readonly keepDays: number;
  readonly bytes: number;
  readonly isInTable?: boolean | undefined;
}
const SESSION_SUMMARY = [
  'sessionId',
  'domain',
  'startedAt',
  'lastSeenAt',
  'state',
  'country',
  'referrer',
  'bytes',
  'watchedAt',
  'starredAt',
  'tags',
  'note',
] as const;
export type SessionSummary = Pick<Session, (typeof SESSION_SUMMARY)[number]>;
/** A time range `[from, to)`, ISO 8601. */
interface TimeRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly after?: string | undefined;
}

/** Whether a session accepts batches. `full`: too many bytes or batches. `over`: closing, closed, quarantined or erased. */
export type Acceptance = 'unknown' | 'open' | 'full' | 'over';

/** A busy website has thousands of open sessions, and the owner waits until they have ended. */
const UPDATES_AT_ONCE = 16;
/** The pages of a megabyte that one call of an export reads, because API Gateway waits only 29 s for it. */
const SUMMARY_PAGES = 50;
/** A neighbor is usually among so many sessions. The next page has a megabyte of them. */
const FIRST_PAGE = 5;

function acceptanceOf(item: Item | undefined): Acceptance {
  if (!item) return 'unknown';
  if (item.state !== 'open') return 'over';
  const { bytes, batches = 0 } = item as { bytes: number; batches?: number };
  return bytes < SESSION_MAX_PACKED_BYTES && batches < SESSION_MAX_BATCHES ? 'open' : 'full';
}

/**
 * With `now`, sessions are absent once their retention has ended: DynamoDB may delete their items days later. Without it
 * they are found until then, for deletions and sweeps.
 */
export const sessionStore = (table: Table, now?: Date) => {
  const items = itemsOf(table);
  const nowSeconds = now ? now.getTime() / 1_000 : 0;
  /** The item of a new session. Admission writes it. */
  const itemOf = (session: NewSession, now: Date) => ({
    ...keyOf(session),
    GSI2PK: openKey(session.sessionId.slice(-1)),
    GSI2SK: session.startedAt,
    ...session,
    state: 'open',
    loads: 1,
    lastSeenAt: now.toISOString(),
    ttl: Math.ceil(Date.parse(session.startedAt) / 1000) + session.keepDays * 86_400,
  });

  return {
    ...closingStore(items, { keyOf, openKey, lateKey, sessionIn }),
    ...annotationStore(items, keyOf),
    itemOf,
    /** False if the session exists already. */
    create: (session: NewSession, now: Date): Promise<boolean> =>
      items.put(itemOf(session, now), { when: 'attribute_not_exists(PK)' }),

    async find(key: SessionKey): Promise<Session | undefined> {
      if (!isSessionId(key.sessionId)) return undefined;
      const item = await items.get(keyOf(key));
      return Number(item?.ttl) > nowSeconds ? sessionIn(item) : undefined;
    },

    /** The ids of those sessions that exist and are neither closed nor erased. */
    async unclosedAmong(keys: readonly SessionKey[]): Promise<Set<string>> {
      const unclosed = new Set<string>();
      const places = keys.filter(({ sessionId }) => isSessionId(sessionId)).map(keyOf);
      for await (const { sessionId, state } of items.getMany(places)) {
        if (state !== 'closed' && state !== 'erased') unclosed.add(String(sessionId));
      }
      return unclosed;
    },

    /** Counts another page load of an open session. Returns its number; undefined if the session has ended. */
    async recordPageLoad(
      key: SessionKey,
      idleSince: string,
      startedAfter: string,
    ): Promise<number | undefined> {
      if (!isSessionId(key.sessionId)) return undefined;
      const { isDone, item } = await items.update(keyOf(key), {
        change: 'ADD #loads :one REMOVE #leftAt',
        when: '#state = :open AND #lastSeenAt > :idleSince AND #startedAt > :startedAfter',
        values: { one: 1, open: 'open', idleSince, startedAfter },
      });
      return isDone ? (item.loads as number) : undefined;
    },

    /** Whether the session would accept a batch. */
    async acceptance(key: SessionKey): Promise<Acceptance> {
      return acceptanceOf(await items.get(keyOf(key)));
    },

    /**
     * Records that a batch was stored. A repeated batch adds no bytes but counts as a batch. `leftLoad`: the page load
     * that the batch ends.
     */
    async recordBatch(
      key: SessionKey,
      { bytes, leftLoad, isItem }: { bytes: number; leftLoad?: number; isItem: boolean },
      now: Date,
    ): Promise<Acceptance> {
      const { isDone, item } = await items.update(keyOf(key), {
        change: `SET #lastSeenAt = :at${leftLoad ? ', #leftAt = :at, #leftLoad = :leftLoad' : ''} ADD #bytes :bytes, #batches :one${isItem ? '' : ' REMOVE #isInTable'}`,
        when: '#state = :open AND #bytes < :maxBytes AND (attribute_not_exists(#batches) OR #batches < :maxBatches)',
        values: {
          at: now.toISOString(),
          bytes,
          ...(leftLoad && { leftLoad }),
          one: 1,
          open: 'open',
          maxBytes: SESSION_MAX_PACKED_BYTES,
          maxBatches: SESSION_MAX_BATCHES,
        },
      });
      return isDone ? 'open' : acceptanceOf(item);
    },

    /** Ends all open sessions of a website; the sweep closes their recordings. */
    async endOpenSessions(ownerId: string, domain: string, now: Date): Promise<void> {
      const open: Session[] = [];
      for await (const session of this.newest(ownerId, { from: startedAfter(now) }))
        if (session.state === 'open' && session.domain === domain) open.push(session);
      const errors = await forEachAtOnce(open, UPDATES_AT_ONCE, (session) =>
        items.update(keyOf(session), {
          change: 'SET #state = :closing',
          when: '#state = :open',
          values: { open: 'open', closing: 'closing' },
        }),
      );
      if (errors.length > 0) throw errors[0];
    },

    /**
     * Sessions that started in `[from, to)`, newest first. `after`: the last session of the previous page. Returns the
     * last session that was read if it stops at many expired ones, before the end.
     */
    async *newest(
      ownerId: string,
      { from = '', to = '~', after }: TimeRange,
    ): AsyncGenerator<Session, string | undefined> {
      const last =
        after && isSessionId(after) ? keyOf({ ownerId, sessionId: after }).SK : undefined;
      const values = {
        owner: ownerKey(ownerId),
        from: `SESSION#${from}`,
        to: last ?? `SESSION#${to}`,
        erased: 'erased',
      };
      if (values.from > values.to) return undefined; // DynamoDB rejects such a range
      const where = '#PK = :owner AND #SK BETWEEN :from AND :to';
      const query = { values, when: '#state <> :erased', newestFirst: true };
      const found = unexpired(items.all(where, query), nowSeconds, SESSIONS_READ_AT_ONCE);
      for (;;) {
        const { done, value } = await found.next();
        if (done) return value;
        if (value.SK !== last) yield parseSession(value);
      }
    },

    /** The sessions that started just before and just after this one. */
    async neighbors({ ownerId, sessionId }: SessionKey) {
      const { PK: owner, SK: here } = keyOf({ ownerId, sessionId });
      const nearest = async (where: string, edge: string, newestFirst: boolean) => {
        const values = { owner, here, edge, erased: 'erased' };
        const only = ['SK', 'sessionId', 'ttl'];
        const query = { values, when: '#state <> :erased', newestFirst, only };
        const found = items.all(where, query, FIRST_PAGE);
        for await (const { SK, sessionId } of unexpired(found, nowSeconds, SESSIONS_READ_AT_ONCE)) {
          if (SK !== here) return sessionId as string;
        }
        return null;
      };
      const [previous, following] = await Promise.all([
        nearest('#PK = :owner AND #SK BETWEEN :edge AND :here', 'SESSION#', true),
        nearest('#PK = :owner AND #SK BETWEEN :here AND :edge', 'SESSION$', false),
      ]);
      return { previous, following };
    },

    /** Summaries of the sessions after `after`, oldest first, without digests. `next`: the last one read, if there are more. */
    async summaries(
      ownerId: string,
      after?: string,
    ): Promise<{ sessions: SessionSummary[]; next?: string | undefined }> {
      const from = after && isSessionId(after) ? `${keyOf({ ownerId, sessionId: after }).SK}!` : '';
      const values = {
        owner: ownerKey(ownerId),
        from: from || 'SESSION#',
        to: 'SESSION$',
        erased: 'erased',
        nowSeconds,
      };
      const query = { values, when: IS_RETAINED, only: SESSION_SUMMARY };
      const found: Item[] = [];
      let last: Item | undefined;
      for (let page = 1; page <= SUMMARY_PAGES; page += 1) {
        const where = '#PK = :owner AND #SK BETWEEN :from AND :to';
        const { items: some, next } = await items.page(where, { ...query, after: last });
        found.push(...some);
        last = next;
        if (!last) break;
      }
      const sessions = found.map((item) => itemAs<SessionSummary>(item));
      return { sessions, next: last && String(last.SK).split('#').at(-1) };
    },
  };
};
export type SessionStore = ReturnType<typeof sessionStore>;

/**
 * Stops after `inARow` expired items and returns the id of the last one, so that one call does not read everything
 * that DynamoDB has yet to delete. Later items may not have expired: the owner may have had a larger plan then.
 */
async function* unexpired(
  found: AsyncIterable<Item>,
  nowSeconds: number,
  inARow: number,
): AsyncGenerator<Item, string | undefined> {
  let expired = 0;
  for await (const item of found) {
    expired = Number(item.ttl) > nowSeconds ? 0 : expired + 1;
    if (expired === 0) yield item;
    if (expired === inARow) return item.sessionId as string;
  }
  return undefined;
}

const sessionIn = (item: Item | undefined) => {
  const session = item && parseSession(item);
  return session?.state === 'erased' ? undefined : session;
};
function parseSession(item: Item): Session {
  const { packedDigest, PK, SK, GSI1PK, GSI1SK, GSI2PK, GSI2SK, ttl, ...facts } = item;
  const digest = packedDigest ? (gunzipJson(packedDigest as Uint8Array) as Digest) : undefined;
  return { ...itemAs<Session>(facts), digest };
}

/** What an owner sees at `now`. */
export const sessionReader = (reader: TableReader, now: Date) =>
  reading((table: Table) => sessionStore(table, now), 'newest', 'find', 'neighbors')(reader);
