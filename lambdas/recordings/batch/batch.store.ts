import {
  type Bucket,
  type BucketReader,
  contentName,
  dataUrl,
  removeAllUnder,
} from '../../adapters/bucket.ts';
import { gunzipBounded } from '../../adapters/compression.ts';
import { fillKey, type Item, itemsOf } from '../../adapters/items.ts';
import type { Table, TableReader } from '../../adapters/table.ts';
import {
  BATCH_ITEM_DAYS,
  BATCH_ITEM_MAX_BYTES,
  BATCH_MAX_BYTES,
  INLINE_BATCHES_MAX_BYTES,
  KEPT_BATCH_DAYS,
  KEPT_BATCHES,
  RECORDING_LINK_MINUTES,
  SEQUENCES_PER_LOAD,
} from '../../contract/limits.ts';
import type { RecordingPart } from '../../contract/recording-playback.ts';
import type { Batch } from '../../contract/tracker.ts';
import { decodeBatch } from '../../contract/wire/decode.ts';
import { SharedSheets } from '../../contract/wire/shared-sheets.ts';
import type { Session, SessionKey } from '../session/session.ts';
import { correctedTime } from './clock-skew.ts';
import { mergeByNumber } from './merge-by-number.ts';
import { renumbering } from './numbering.ts';
import { readAhead } from './read-ahead.ts';

/** Uses plain items, like the session's item. It expires; closing a session does not delete it. */
const entity = {
  entity: 'batch',
  pk: { template: 'OWNER#${ownerId}' },
  sk: { template: 'BATCH#${sessionId}#${seq}' },
};

/** `isInTable`: the session has no batch in the bucket, so the bucket need not be listed. */
type SessionBatches = SessionKey & Pick<Session, 'isInTable'>;
interface StoredBatch {
  readonly seq: number;
  /** Milliseconds to add to the visitor's clock. */
  readonly shift: number;
  readonly receivedAt: Date;
}
interface AddedBatch {
  /** The sort key of an item, or the key of an object. */
  readonly location: string;
  /** False if the table already had a batch with this number, or the bucket one with this number and these bytes. */
  readonly isNew: boolean;
  readonly isItem: boolean;
}
/** Where a batch is stored. */
export interface BatchLocation {
  readonly location: string;
  /** When an item expires, in epoch seconds. Absent for an object, which is removed when its session is closed. */
  readonly ttl?: number;
}
interface FoundBatch extends BatchLocation {
  readonly seq: number;
  readonly body: Uint8Array | undefined;
  readonly shift: number;
  readonly receivedAt: string;
}

// A separate prefix with only recent objects, so that listing it stays cheap.
const BATCHES = 'batches/';
const BATCH_TYPE = 'application/octet-stream';
const folderOf = ({ ownerId, sessionId }: SessionKey) => `${BATCHES}${ownerId}/${sessionId}/`;
const paddedSeq = (seq: number) => String(seq).padStart(8, '0');
const seqOf = (key: string) => Number(key.slice(key.lastIndexOf('/') + 1).split('-')[0]);
const DAY_SECONDS = 86_400;

/** Prefetches this many objects: an hour of recording has hundreds of batches, and waiting for each would be slow. */
const PREFETCHED_OBJECTS = 4;

/**
 * The batches of a session: small ones are items in the table, large ones objects in the bucket, because an object costs
 * as much as eight kilobytes of items. Readers get all in order and need not know where each is stored.
 */
export const batchStore = ({ table, bucket }: { table: Table; bucket: Bucket }) => {
  const items = itemsOf(table);
  const keyOf = (session: SessionKey, seq: string) => ({
    PK: fillKey(entity.pk.template, { ownerId: session.ownerId }),
    SK: fillKey(entity.sk.template, { sessionId: session.sessionId, seq }),
  });
  const keysOf = async (session: SessionKey) => {
    const { PK: owner, SK: prefix } = keyOf(session, '');
    const query = { values: { owner, prefix }, only: ['PK', 'SK'], isConsistent: true };
    const keys = [];
    for await (const { PK, SK } of items.all(BATCHES_OF_SESSION, query))
      keys.push({ PK: PK as string, SK: SK as string });
    return keys;
  };

  async function* batchesInTable(session: SessionKey): AsyncGenerator<FoundBatch> {
    const { PK: owner, SK: prefix } = keyOf(session, '');
    const query = { values: { owner, prefix }, isConsistent: true };
    for await (const item of items.all(BATCHES_OF_SESSION, query)) yield batchInItem(item);
  }
  async function* batchesInBucket(session: SessionBatches): AsyncGenerator<FoundBatch> {
    if (session.isInTable) return;
    yield* readAhead(bucket.list(folderOf(session)), PREFETCHED_OBJECTS, async ({ key }) => {
      const object = await bucket.get(key);
      const { shift = 0, received = '' } = object?.metadata ?? {};
      const stored = { seq: seqOf(key), location: key, shift: Number(shift), receivedAt: received };
      return { ...stored, body: object?.body };
    });
  }

  return {
    /** The batch is stored durably when this returns. */
    async add(
      session: SessionKey,
      batch: StoredBatch,
      body: Uint8Array,
      days: number,
    ): Promise<AddedBatch> {
      const { seq, shift } = batch;
      const receivedAt = batch.receivedAt.toISOString();
      if (body.length <= BATCH_ITEM_MAX_BYTES) {
        const key = keyOf(session, paddedSeq(seq));
        const ttl = ttlOf(batch.receivedAt, retentionDays(seq, days));
        const item = { ...key, body, shift, receivedAt, ttl };
        const isNew = await items.put(item, { when: 'attribute_not_exists(PK)' });
        return { location: key.SK, isNew, isItem: true };
      }
      const key = `${folderOf(session)}${paddedSeq(seq)}-${contentName(body)}`;
      const metadata = { shift: String(shift), received: receivedAt };
      const isNew = await bucket.putIfAbsent(key, body, { days, metadata, type: BATCH_TYPE });
      return { location: key, isNew, isItem: false };
    },

    /** Removes a batch that was not acknowledged. */
    async discard(session: SessionKey, { location, isItem }: AddedBatch): Promise<void> {
      if (isItem) await items.remove({ ...keyOf(session, ''), SK: location });
      else await bucket.remove([location]);
    },

    /**
     * The batches in order, with times on the server's clock, numbered without gaps between page loads. Skips unreadable
     * batches and reports them to `broken`; throws on network failures. Reports every stored batch to `found`.
     */
    async *read(
      session: SessionBatches,
      broken: (location: string) => void,
      found: (location: BatchLocation) => void = () => {},
    ): AsyncGenerator<Batch> {
      const number = renumbering();
      const sheets = new SharedSheets();
      for await (const stored of mergeByNumber(batchesInTable(session), batchesInBucket(session))) {
        found(stored);
        const batch = decodeStored(stored, sheets);
        const seq = number(stored.seq);
        if (!batch) broken(stored.location);
        else if (seq !== undefined) yield { ...batch, seq };
      }
    },

    /**
     * Links to the batches of a running session, oldest first; items become data URLs. Leaves out later batches if the
     * response would become too large: they can be fetched when the session is closed.
     */
    async links(
      session: SessionBatches,
      minutes = RECORDING_LINK_MINUTES,
    ): Promise<RecordingPart[]> {
      const links: RecordingPart[] = [];
      let inline = 0;
      for await (const { body, location } of mergeByNumber(
        batchesInTable(session),
        batchKeysInBucket(session),
      )) {
        inline += body?.length ?? 0;
        if (inline > INLINE_BATCHES_MAX_BYTES) break;
        const url = body ? dataUrl(BATCH_TYPE, body) : await bucket.linkTo(location, minutes * 60);
        links.push({ url, from_ms: null, to_ms: null, keyframe: false });
      }
      return links;
    },

    /**
     * Removes a closed session's batches from the bucket by their known keys, since another listing would cost as much as
     * writing a part. Items expire: deleting them would cost as much as writing them.
     */
    removeObjectsAt: (locations: readonly BatchLocation[]): Promise<void> =>
      bucket.remove(locations.flatMap(({ location, ttl }) => (ttl === undefined ? location : []))),

    /** Extends the items of a quarantined recording to the plan's retention, which its objects already have. */
    async extendQuarantined(session: Session): Promise<void> {
      const ttl = ttlOf(new Date(session.startedAt), session.keepDays);
      for (const key of await keysOf(session)) {
        await items.update(key, {
          change: 'SET #ttl = :ttl',
          when: 'attribute_exists(PK)',
          values: { ttl },
        });
      }
    },

    async remove(session: SessionKey): Promise<void> {
      await items.removeAll(await keysOf(session));
      await removeAllUnder(bucket, folderOf(session));
    },
    removeObjects: (session: SessionKey): Promise<void> =>
      removeAllUnder(bucket, folderOf(session)),
    /** Removes the objects of an account. Its items are deleted with its partition. */
    removeObjectsOf: (ownerId: string): Promise<void> =>
      removeAllUnder(bucket, `${BATCHES}${ownerId}/`),

    /**
     * Sessions with objects from before this time, which should have been closed long ago, of the owners whose ids begin
     * with `prefix`.
     */
    async *sessionsWithObjectsBefore(instant: Date, prefix = ''): AsyncGenerator<SessionKey> {
      let last = '';
      for await (const { key, savedAt } of bucket.list(`${BATCHES}${prefix}`)) {
        const [, ownerId = '', sessionId = ''] = key.split('/');
        if (savedAt >= instant || sessionId === last) continue;
        last = sessionId;
        yield { ownerId, sessionId };
      }
    },
  };

  async function* batchKeysInBucket(session: SessionBatches): AsyncGenerator<FoundBatch> {
    if (session.isInTable) return;
    for await (const { key } of bucket.list(folderOf(session)))
      yield { seq: seqOf(key), location: key, body: undefined, shift: 0, receivedAt: '' };
  }
};
const BATCHES_OF_SESSION = '#PK = :owner AND begins_with(#SK, :prefix)';

/** A small recording is not rewritten as parts, so the first batches of each page load get the plan's retention. */
const retentionDays = (seq: number, days: number) =>
  days <= KEPT_BATCH_DAYS && seq % SEQUENCES_PER_LOAD < KEPT_BATCHES
    ? days
    : Math.min(days, BATCH_ITEM_DAYS);

/** Whether these batches do not expire before their recording does. */
export const areRetained = (
  locations: readonly BatchLocation[],
  { startedAt, keepDays }: Session,
): boolean => locations.every(({ ttl = 0 }) => ttl >= ttlOf(new Date(startedAt), keepDays));

const batchInItem = ({ SK, body, shift, receivedAt, ttl }: Item): FoundBatch => ({
  seq: Number(String(SK).slice(String(SK).lastIndexOf('#') + 1)),
  location: String(SK),
  body: body as Uint8Array,
  shift: Number(shift),
  receivedAt: String(receivedAt),
  ttl: Number(ttl),
});

const ttlOf = (from: Date, days: number) => Math.ceil(from.getTime() / 1_000) + days * DAY_SECONDS;

/** Undefined for an unreadable batch, so that it does not discard the others. */
function decodeStored(
  { body, shift, receivedAt }: FoundBatch,
  sheets: SharedSheets,
): Batch | undefined {
  const bytes = body ? gunzipBounded(body, BATCH_MAX_BYTES) : 'broken';
  const batch = typeof bytes === 'string' ? 'malformed' : decodeBatch(bytes, undefined, sheets);
  if (typeof batch === 'string') return undefined;
  const received = Date.parse(receivedAt);
  const events = batch.events.map((event) => ({
    ...event,
    timestamp: correctedTime(event.timestamp, shift, received),
  }));
  return { ...batch, events };
}

/** For functions with read-only access. */
export const batchReader = (from: {
  'table:read': TableReader;
  'bucket:read': BucketReader;
}): Pick<ReturnType<typeof batchStore>, 'links'> =>
  batchStore({
    table: from['table:read'] as unknown as Table,
    bucket: from['bucket:read'] as Bucket,
  });
