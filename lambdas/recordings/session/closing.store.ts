import { gzipJson } from '../../adapters/compression.ts';
import type { Item, Items, Key } from '../../adapters/items.ts';
import type { Digest } from '../../contract/digest.ts';
import { CLOSING_LEASE_SECONDS, LATE_CLOSING_MINUTES } from '../../contract/limits.ts';
import { sessionStart } from '../../contract/rules/session-id.ts';
import type { Session, SessionKey, StoredPart } from './session.ts';

/** The sweep reads all shards in parallel. */
export const SESSION_SHARDS: readonly string[] = [...'0123456789abcdef'];

/** The attributes of an unclosed session that the sweep needs. */
export type Unclosed = SessionKey &
  Pick<Session, 'state' | 'startedAt' | 'lastSeenAt' | 'leftAt' | 'leftLoad' | 'loads' | 'retryAt'>;

/** What the player needs of a recording that was read. */
export interface StoredRecording {
  readonly parts: readonly StoredPart[];
  /** The name of the stored event list. */
  readonly eventList: string;
  /** The event list itself, gzipped, if it is short. */
  readonly packedEvents?: Uint8Array | undefined;
}
export interface ClosedRecording extends StoredRecording {
  readonly digest: Digest;
}

interface SessionKeys {
  readonly keyOf: (key: SessionKey) => Key;
  /** The index key of a shard's unclosed sessions. */
  readonly openKey: (shard: string) => string;
  /** The index key of an owner's sessions that were closed late. */
  readonly lateKey: (ownerId: string) => string;
  readonly sessionIn: (item: Item | undefined) => Session | undefined;
}

const isClosedLate = ({ sessionId }: SessionKey, now: Date) =>
  now.getTime() - Date.parse(sessionStart(sessionId)) > LATE_CLOSING_MINUTES * 60_000;

/** The end of a session: closing, postponed, closed, quarantined or erased. */
export const closingStore = (
  items: Items,
  { keyOf, openKey, lateKey, sessionIn }: SessionKeys,
) => ({
  async *unclosed(): AsyncGenerator<Unclosed> {
    for (const shard of SESSION_SHARDS) {
      for await (const page of this.unclosedIn(shard)) yield* page;
    }
  },

  /** The unclosed sessions of one shard that started by the given time, page by page. */
  async *unclosedIn(shard: string, startedBy = '~'): AsyncGenerator<Unclosed[]> {
    const values = { shard: openKey(shard), startedBy };
    // Sessions from before GSI2 existed are in GSI1.
    for (const index of ['GSI1', 'GSI2'] as const) {
      const where = `#${index}PK = :shard AND #${index}SK <= :startedBy`;
      let after: Item | undefined;
      do {
        const page = await items.page(where, { index, values, only: ['PK', 'SK'], after });
        const keys = page.items.map(({ PK, SK }) => ({ PK: String(PK), SK: String(SK) }));
        const sessions: unknown[] = [];
        for await (const item of items.getMany(keys)) sessions.push(item);
        yield sessions as Unclosed[];
        after = page.next;
      } while (after);
    }
  },

  /**
   * Stops accepting batches and leases the session to this worker. Undefined if another worker has the lease, if the
   * session is postponed or closed, or if it received a batch since the sweep read it.
   */
  async startClosing(key: SessionKey, lastSeenAt: string, now: Date): Promise<Session | undefined> {
    const { isDone, item } = await items.update(keyOf(key), {
      change: 'SET #state = :closing, #retryAt = :lease ADD #closings :one',
      when: '#state IN (:open, :closing) AND #lastSeenAt = :lastSeenAt AND (attribute_not_exists(#retryAt) OR #retryAt <= :now)',
      values: {
        closing: 'closing',
        open: 'open',
        one: 1,
        lastSeenAt,
        now: now.toISOString(),
        lease: new Date(now.getTime() + CLOSING_LEASE_SECONDS * 1_000).toISOString(),
      },
    });
    return isDone ? sessionIn(item) : undefined;
  },

  /** Whether the recording was deleted, which leaves a tombstone. */
  async isErased(key: SessionKey): Promise<boolean> {
    return (await items.get(keyOf(key)))?.state === 'erased';
  },

  /** Postpones the closing after an outage. The attempt does not count. False if the session was not closing anymore. */
  async postpone(key: SessionKey, until: Date): Promise<boolean> {
    const { isDone } = await items.update(keyOf(key), {
      change: 'SET #retryAt = :until ADD #closings :less, #interruptions :one',
      when: '#state = :closing',
      values: { less: -1, one: 1, closing: 'closing', until: until.toISOString() },
    });
    return isDone;
  },

  /** False if another worker closed the session first. */
  async close(
    key: SessionKey,
    { digest, ...recording }: ClosedRecording,
    now: Date,
  ): Promise<boolean> {
    const stored = storedRecording(recording);
    const facts = `#state = :closed, #closedAt = :at, #packedDigest = :digest, ${stored.change}`;
    const isLate = isClosedLate(key, now);
    const { isDone } = await items.update(keyOf(key), {
      change: isLate
        ? `SET ${facts}, #GSI1PK = :late, #GSI1SK = :at REMOVE #GSI2PK, #GSI2SK`
        : `SET ${facts} REMOVE #GSI1PK, #GSI1SK, #GSI2PK, #GSI2SK`,
      when: '#state = :closing',
      values: {
        closed: 'closed',
        closing: 'closing',
        at: now.toISOString(),
        digest: gzipJson(digest),
        ...stored.values,
        ...(isLate && { late: lateKey(key.ownerId) }),
      },
    });
    return isDone;
  },

  /**
   * Quarantines a session whose recording cannot be read or analyzed, with a reason and what can be played of it. False if
   * it was not closing anymore.
   */
  async quarantine(
    key: SessionKey,
    reason: string,
    now: Date,
    playable?: StoredRecording,
  ): Promise<boolean> {
    const stored = playable && storedRecording(playable);
    const facts = '#state = :aside, #closedAt = :at, #setAsideBecause = :reason';
    const { isDone } = await items.update(keyOf(key), {
      change: `SET ${facts}${stored ? `, ${stored.change}` : ''} REMOVE #GSI1PK, #GSI1SK, #GSI2PK, #GSI2SK`,
      when: '#state = :closing',
      values: {
        aside: 'set-aside',
        closing: 'closing',
        at: now.toISOString(),
        reason,
        ...stored?.values,
      },
    });
    return isDone;
  },

  /**
   * Replaces the session with a tombstone that rejects late batches and keeps a restored copy of the table from bringing
   * it back. The tombstone expires. The sweep reads it like an unclosed session until `finishErasure`.
   */
  async erase(key: SessionKey, untilSeconds: number): Promise<boolean> {
    const { isDone } = await items.update(keyOf(key), {
      change:
        'SET #state = :erased, #ttl = :until, #GSI2PK = :shard, #GSI2SK = :started REMOVE #GSI1PK, #GSI1SK, #packedDigest, #parts, #eventList, #packedEvents, #tags, #note, #starredAt, #visitor, #userAgent, #referrer, #country',
      when: 'attribute_exists(PK)',
      values: {
        erased: 'erased',
        until: untilSeconds,
        shard: openKey(key.sessionId.slice(-1)),
        started: sessionStart(key.sessionId),
      },
    });
    return isDone;
  },

  /** Everything that the recording had stored is deleted, so the sweep can leave the tombstone. */
  async finishErasure(key: SessionKey): Promise<void> {
    await items.update(keyOf(key), {
      change: 'REMOVE #GSI2PK, #GSI2SK',
      when: '#state = :erased',
      values: { erased: 'erased' },
    });
  },
});

const storedRecording = ({ parts, eventList, packedEvents }: StoredRecording) => ({
  change: `#parts = :parts, #eventList = :eventList${packedEvents ? ', #packedEvents = :packedEvents' : ''}`,
  values: { parts, eventList, ...(packedEvents && { packedEvents }) },
});
