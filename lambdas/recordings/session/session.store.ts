import { packed, unpacked } from '../../adapters/compression.ts';
import { type Item, itemsOf, keyed } from '../../adapters/items.ts';
import type { Table } from '../../adapters/table.ts';
import type { Digest } from '../../contract/digest.ts';
import { SESSION_MAX_PACKED_BYTES } from '../../contract/limits.ts';
import type { Session, SessionFacts, StoredPart } from './session.ts';
import { isSessionId, startedAfter, startOf } from './session.ts';

/** On the plain client: batches pass through here, and a schema library would double the start. */
const entity = {
  entity: 'session',
  pk: { template: 'OWNER#${ownerId}' },
  sk: { template: 'SESSION#${startedAt}#${sessionId}' },
  /** Present until it is closed: what the sweep looks through. Sixteen shares, so that no one partition takes all. */
  gsi1: { template: 'OPEN-SESSIONS#${share}' },
};
const SHARES = [...'0123456789abcdef'];

export type SessionKey = Pick<Session, 'ownerId' | 'sessionId'>;
/** What the sweep sees of a session that has not been closed. */
export type Unclosed = SessionKey & Pick<Session, 'state' | 'startedAt' | 'lastSeenAt' | 'leftAt'>;
export interface Beginning extends SessionFacts {
  readonly ownerId: string;
  readonly keepDays: number;
  readonly bytes: number;
}
const SESSION_LINE = [
  'sessionId',
  'domain',
  'startedAt',
  'lastSeenAt',
  'state',
  'country',
  'referrer',
  'bytes',
] as const;
export type SessionLine = Pick<Session, (typeof SESSION_LINE)[number]>;
export interface Closed {
  readonly digest: Digest;
  readonly parts: readonly StoredPart[];
}

/** Instants, ISO 8601; the first belongs to it and the last does not. */
interface Stretch {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly after?: string | undefined;
}

export const sessionStore = (table: Table) => {
  const items = itemsOf(table);
  const keyOf = ({ ownerId, sessionId }: SessionKey) => ({
    PK: keyed(entity.pk.template, { ownerId }),
    SK: keyed(entity.sk.template, { startedAt: startOf(sessionId), sessionId }),
  });

  /** The item of a session that begins now. Who admits it writes it. */
  const itemOf = (begun: Beginning, now: Date) => ({
    ...keyOf(begun),
    GSI1PK: keyed(entity.gsi1.template, { share: begun.sessionId.slice(-1) }),
    GSI1SK: begun.startedAt,
    ...begun,
    state: 'open',
    loads: 1,
    lastSeenAt: now.toISOString(),
    ttl: Math.ceil(Date.parse(begun.startedAt) / 1000) + begun.keepDays * 86_400,
  });

  return {
    itemOf,
    /** False when it is there already. */
    begin: (begun: Beginning, now: Date): Promise<boolean> =>
      items.put(itemOf(begun, now), { when: 'attribute_not_exists(PK)' }),

    async find(key: SessionKey): Promise<Session | undefined> {
      if (!isSessionId(key.sessionId)) return undefined;
      return sessionIn(await items.get(keyOf(key)));
    },

    /** Another page load of an open session: which one it is, or undefined when the session is over. */
    async load(
      key: SessionKey,
      quietSince: string,
      startedAfter: string,
    ): Promise<number | undefined> {
      if (!isSessionId(key.sessionId)) return undefined;
      const { isDone, item } = await items.update(keyOf(key), {
        change: 'ADD #loads :one REMOVE #leftAt',
        when: '#state = :open AND #lastSeenAt > :quietSince AND #startedAt > :startedAfter',
        values: { one: 1, open: 'open', quietSince, startedAfter },
      });
      return isDone ? (item.loads as number) : undefined;
    },

    /** A batch was stored; one that is sent again brings no bytes. */
    async seen(
      key: SessionKey,
      { bytes, isLast }: { bytes: number; isLast: boolean },
      now: Date,
    ): Promise<'seen' | 'unknown' | 'over' | 'full'> {
      const at = now.toISOString();
      const { isDone, item } = await items.update(keyOf(key), {
        change: `SET #lastSeenAt = :at${isLast ? ', #leftAt = :at' : ''} ADD #bytes :bytes`,
        when: '#state = :open AND #bytes < :most',
        values: { at, bytes, open: 'open', most: SESSION_MAX_PACKED_BYTES },
      });
      if (isDone) return 'seen';
      if (!item) return 'unknown';
      return item.state === 'open' ? 'full' : 'over';
    },

    /** Every session that is not closed yet. */
    async *unclosed(): AsyncGenerator<Unclosed> {
      for (const share of SHARES) {
        const values = { share: keyed(entity.gsi1.template, { share }) };
        for await (const item of items.all('#GSI1PK = :share', { index: 'GSI1', values })) {
          yield item as unknown as Unclosed;
        }
      }
    },

    /**
     * From here on no batch is accepted any more. Undefined when it is not open, or was seen again since the sweep
     * looked; a closing that was interrupted goes on.
     */
    async beginClosing(key: SessionKey, lastSeenAt: string): Promise<Session | undefined> {
      const { isDone, item } = await items.update(keyOf(key), {
        change: 'SET #state = :closing ADD #closings :one',
        when: '#state IN (:open, :closing) AND #lastSeenAt = :lastSeenAt',
        values: { closing: 'closing', open: 'open', one: 1, lastSeenAt },
      });
      return isDone ? sessionIn(item) : undefined;
    },

    /** No open visit to this website goes on. What it left is closed when the sweep finds it quiet. */
    async stopAll(ownerId: string, domain: string, now: Date): Promise<void> {
      for await (const session of this.newest(ownerId, { from: startedAfter(now) })) {
        if (session.state !== 'open' || session.domain !== domain) continue;
        await items.update(keyOf(session), {
          change: 'SET #state = :closing',
          when: '#state = :open',
          values: { open: 'open', closing: 'closing' },
        });
      }
    },

    /** The attempt failed for a reason that lies elsewhere, and does not count against the recording. */
    async forgive(key: SessionKey): Promise<void> {
      await items.update(keyOf(key), {
        change: 'ADD #closings :less',
        when: '#state = :closing',
        values: { less: -1, closing: 'closing' },
      });
    },

    /** False when somebody else closed it first. */
    async close(key: SessionKey, { digest, parts }: Closed, now: Date): Promise<boolean> {
      const { isDone } = await items.update(keyOf(key), {
        change:
          'SET #state = :closed, #closedAt = :at, #packedDigest = :digest, #parts = :parts REMOVE #GSI1PK, #GSI1SK',
        when: '#state = :closing',
        values: {
          closed: 'closed',
          closing: 'closing',
          at: now.toISOString(),
          digest: packed(digest),
          parts,
        },
      });
      return isDone;
    },

    /** Its recording cannot be read: it leaves the way of the others, and says why. */
    async setAside(key: SessionKey, because: string, now: Date): Promise<boolean> {
      const { isDone } = await items.update(keyOf(key), {
        change:
          'SET #state = :aside, #closedAt = :at, #setAsideBecause = :because REMOVE #GSI1PK, #GSI1SK',
        when: '#state = :closing',
        values: { aside: 'set-aside', closing: 'closing', at: now.toISOString(), because },
      });
      return isDone;
    },

    /** The tombstone keeps late batches out until no ticket can be left, then it goes as well. */
    async erase(key: SessionKey, untilSeconds: number): Promise<boolean> {
      const { isDone } = await items.update(keyOf(key), {
        change:
          'SET #state = :erased, #ttl = :until REMOVE #GSI1PK, #GSI1SK, #packedDigest, #parts, #visitor, #userAgent, #referrer, #country',
        when: 'attribute_exists(PK)',
        values: { erased: 'erased', until: untilSeconds },
      });
      return isDone;
    },

    /** Newest first, in `[from, to)`; `after` is the session that an earlier reading ended with. */
    async *newest(
      ownerId: string,
      { from = '', to = '~', after }: Stretch,
    ): AsyncGenerator<Session> {
      const last =
        after && isSessionId(after) ? keyOf({ ownerId, sessionId: after }).SK : undefined;
      const values = {
        owner: keyed(entity.pk.template, { ownerId }),
        from: `SESSION#${from}`,
        to: last ?? `SESSION#${to}`,
        erased: 'erased',
      };
      const where = '#PK = :owner AND #SK BETWEEN :from AND :to';
      const question = { values, when: '#state <> :erased', newestFirst: true };
      for await (const item of items.all(where, question)) {
        if (item.SK !== last) yield knownSession(item);
      }
    },

    /** Somebody has watched its recording; the first time is kept. */
    async watched(key: SessionKey, now: Date): Promise<boolean> {
      if (!isSessionId(key.sessionId)) return false;
      const { isDone } = await items.update(keyOf(key), {
        change: 'SET #watchedAt = if_not_exists(#watchedAt, :at)',
        when: 'attribute_exists(PK) AND #state <> :erased',
        values: { at: now.toISOString(), erased: 'erased' },
      });
      return isDone;
    },

    /** The sessions that started just before and just after this one. */
    async neighbours({ ownerId, sessionId }: SessionKey) {
      const { PK: owner, SK: here } = keyOf({ ownerId, sessionId });
      const beside = async (where: string, edge: string, newestFirst: boolean) => {
        const values = { owner, here, edge, erased: 'erased' };
        const question = { values, when: '#state <> :erased', newestFirst, limit: 5 };
        const { items: found } = await items.page(where, question);
        const other = found.find(({ SK }) => SK !== here);
        return (other?.sessionId as string | undefined) ?? null;
      };
      const [previous, following] = await Promise.all([
        beside('#PK = :owner AND #SK BETWEEN :edge AND :here', 'SESSION#', true),
        beside('#PK = :owner AND #SK BETWEEN :here AND :edge', 'SESSION$', false),
      ]);
      return { previous, following };
    },

    /** A line for every session, oldest first, without what was read in it. */
    async *index(ownerId: string): AsyncGenerator<SessionLine> {
      const values = {
        owner: keyed(entity.pk.template, { ownerId }),
        kind: 'SESSION#',
        erased: 'erased',
      };
      const question = { values, when: '#state <> :erased', only: SESSION_LINE };
      for await (const item of items.all('#PK = :owner AND begins_with(#SK, :kind)', question)) {
        yield item as unknown as SessionLine;
      }
    },

    /** When each session since `from` began: all that counting needs. */
    async *startsSince(ownerId: string, from: Date): AsyncGenerator<string> {
      const values = {
        owner: keyed(entity.pk.template, { ownerId }),
        from: `SESSION#${from.toISOString()}`,
        end: 'SESSION$',
        erased: 'erased',
      };
      const question = { values, when: '#state <> :erased', only: ['startedAt'] };
      for await (const { startedAt } of items.all(
        '#PK = :owner AND #SK BETWEEN :from AND :end',
        question,
      )) {
        yield startedAt as string;
      }
    },

    /** The sessions that started in `[from, to)`, oldest first, with their digests. */
    async *between(ownerId: string, from: Date, to: Date): AsyncGenerator<Session> {
      const values = {
        owner: keyed(entity.pk.template, { ownerId }),
        from: `SESSION#${from.toISOString()}`,
        to: `SESSION#${to.toISOString()}`,
        erased: 'erased',
      };
      const where = '#PK = :owner AND #SK BETWEEN :from AND :to';
      for await (const item of items.all(where, { values, when: '#state <> :erased' })) {
        const session = knownSession(item);
        if (session.startedAt < to.toISOString()) yield session;
      }
    },
  };
};

const sessionIn = (item: Item | undefined) => {
  const session = item && knownSession(item);
  return session?.state === 'erased' ? undefined : session;
};
function knownSession(item: Item): Session {
  const { packedDigest, PK, SK, GSI1PK, GSI1SK, ttl, ...facts } = item;
  const digest = packedDigest ? (unpacked(packedDigest as Uint8Array) as Digest) : undefined;
  return { ...(facts as unknown as Session), digest };
}
