import { type Bucket, contentName, readingObjects, removeAllUnder } from '../adapters/bucket.ts';
import { gunzip, gzip, gzipQuickly, unpack } from '../adapters/compression.ts';
import { BATCH_MAX_BYTES, RECORDING_LINK_MINUTES } from '../contract/limits.ts';
import type { RecordingPart } from '../contract/recordings.ts';
import type { SessionEvent } from '../contract/replay/session-events.ts';
import type { Batch, RecordedEvent } from '../contract/tracker.ts';
import { decodeBatch } from '../contract/wire/decode.ts';
import { correctedTime } from './batch/clock-skew.ts';
import { renumbering } from './batch/numbering.ts';
import type { Part } from './playback/parts.ts';
import { partsFor, type Session, type StoredPart } from './session/session.ts';

type Of = Pick<Session, 'ownerId' | 'sessionId'>;
export interface StoredBatch {
  readonly seq: number;
  /** Milliseconds to add to the visitor's clock. */
  readonly shift: number;
  readonly receivedAt: Date;
}
/** Events in order, and when their recording began on the same clock. */
export interface Stretch {
  readonly events: readonly RecordedEvent[];
  readonly startsAt: number;
}
// Separate prefixes: `batches` holds only recent objects, so listing it stays cheap.
const BATCHES = 'batches/';
const PARTS = 'recordings/';
const BATCH_TYPE = 'application/octet-stream';
const batchesOf = ({ ownerId, sessionId }: Of) => `${BATCHES}${ownerId}/${sessionId}/`;
const partsOf = ({ ownerId, sessionId }: Of) => `${PARTS}${ownerId}/${sessionId}/`;
const placed = (seq: number) => String(seq).padStart(8, '0');
const seqOf = (key: string) => Number(key.slice(key.lastIndexOf('/') + 1).split('-')[0]);

/** An hour's recording has hundreds of batches: waiting for one object at a time would be most of its closing. */
const BATCHES_AHEAD = 4;

export interface PackedPart {
  readonly stored: StoredPart;
  readonly body: Uint8Array;
}

export function packedPart({ text, from, to, keyframe }: Part): PackedPart {
  const body = gzipQuickly(text);
  return { stored: { name: contentName(body), from, to, keyframe, bytes: body.length }, body };
}

/** Where the batches of a recording are stored, and in what format. */
export const recordingStore = (bucket: Bucket) => ({
  /** `isNew` is false when these bytes were stored before under this number. */
  async addBatch(of: Of, batch: StoredBatch, body: Uint8Array, days: number) {
    const key = `${batchesOf(of)}${placed(batch.seq)}-${contentName(body)}`;
    const remarks = { shift: String(batch.shift), received: batch.receivedAt.toISOString() };
    return { key, isNew: await bucket.putOnce(key, body, { days, remarks, type: BATCH_TYPE }) };
  },
  discard: (...keys: readonly string[]): Promise<void> => bucket.remove(keys),

  /**
   * The batches in the order they were made, on the server's clock, numbered without the spaces between page loads. One
   * that cannot be read is passed to `broken` and skipped; a network failure is thrown. `found` gets every key.
   */
  async *batches(
    of: Of,
    broken: (key: string) => void,
    found: (key: string) => void = () => {},
  ): AsyncGenerator<Batch> {
    const number = renumbering();
    const objects = readAhead(bucket.list(batchesOf(of)), BATCHES_AHEAD, async ({ key }) => ({
      key,
      object: await bucket.get(key),
    }));
    for await (const { key, object } of objects) {
      found(key);
      const batch = object && decoded(object.body, object.remarks);
      const seq = number(seqOf(key));
      if (!batch) broken(key);
      else if (seq !== undefined) yield { ...batch, seq };
    }
  },

  /** The same part again is the same object. */
  async addPart(of: Of, part: Part, days: number): Promise<StoredPart> {
    const packed = packedPart(part);
    await this.addPackedPart(of, packed, days);
    return packed.stored;
  },
  async addPackedPart(of: Of, { stored, body }: PackedPart, days: number): Promise<void> {
    await bucket.putOnce(`${partsOf(of)}${stored.name}`, body, { days });
  },

  /** What the player lists beside a recording; returns the name it is found by, empty for an empty list. */
  async addEventList(of: Of, events: readonly SessionEvent[], days: number): Promise<string> {
    if (events.length === 0) return '';
    const body = gzip(JSON.stringify(events));
    const name = contentName(body);
    await bucket.putOnce(`${partsOf(of)}${name}`, body, { days });
    return name;
  },
  /** Undefined while a session runs, and where it was closed before there were lists. */
  async eventList(session: Session): Promise<SessionEvent[] | undefined> {
    if (session.eventList === undefined) return undefined;
    if (session.eventList === '') return [];
    const found = await bucket.get(`${partsOf(session)}${session.eventList}`);
    return found && (JSON.parse(gunzip(found.body)) as SessionEvent[]);
  },

  /** Links to a recording in the order it was made, or to some of its parts. */
  async links(
    session: Session,
    parts = session.parts,
    minutes = RECORDING_LINK_MINUTES,
  ): Promise<RecordingPart[]> {
    const link = (key: string) => bucket.linkTo(key, minutes * 60);
    if (parts) {
      return Promise.all(
        parts.map(async ({ name, from, to, keyframe }) => ({
          url: await link(`${partsOf(session)}${name}`),
          from_ms: from,
          to_ms: to,
          keyframe,
        })),
      );
    }
    const links: RecordingPart[] = [];
    for await (const { key } of bucket.list(batchesOf(session))) {
      links.push({ url: await link(key), from_ms: null, to_ms: null, keyframe: false });
    }
    return links;
  },

  /** The events of a closed recording from the last full picture at or before a moment up to another one. */
  async stretch(session: Session, fromMs: number, toMs: number): Promise<Stretch | undefined> {
    const wanted = partsFor(session.parts ?? [], fromMs, toMs);
    const events: RecordedEvent[] = [];
    for (const { name } of wanted) {
      const found = await bucket.get(`${partsOf(session)}${name}`);
      if (!found) return undefined;
      events.push(...(JSON.parse(gunzip(found.body)) as { events: RecordedEvent[] }).events);
    }
    const [first] = events;
    return first && { events, startsAt: first.timestamp - (wanted[0]?.from ?? 0) };
  },

  /** What is left of the batches of a session that is over. */
  removeBatches: (of: Of): Promise<void> => removeAllUnder(bucket, batchesOf(of)),
  async remove(of: Of): Promise<void> {
    await removeAllUnder(bucket, batchesOf(of));
    await removeAllUnder(bucket, partsOf(of));
  },

  async removeAllOf(ownerId: string): Promise<void> {
    await removeAllUnder(bucket, `${BATCHES}${ownerId}/`);
    await removeAllUnder(bucket, `${PARTS}${ownerId}/`);
  },

  /** The sessions that have batches from before an instant: they should long have been closed. */
  async *withBatchesBefore(instant: Date): AsyncGenerator<Of> {
    let last = '';
    for await (const { key, savedAt } of bucket.list(BATCHES)) {
      const [, ownerId = '', sessionId = ''] = key.split('/');
      if (savedAt >= instant || sessionId === last) continue;
      last = sessionId;
      yield { ownerId, sessionId };
    }
  },
});

/** The same order, with a few of the answers already on their way. */
async function* readAhead<T, R>(
  source: AsyncIterable<T>,
  ahead: number,
  read: (each: T) => Promise<R>,
): AsyncGenerator<R> {
  const reading: Promise<R>[] = [];
  for await (const each of source) {
    const answer = read(each);
    // A failed read is thrown when its turn comes; until then the rejection is unobserved.
    answer.catch(() => {});
    reading.push(answer);
    if (reading.length > ahead) yield (await reading.shift()) as R;
  }
  for (const answer of reading) yield await answer;
}

/** Undefined for an unreadable one. The caller counts it: one broken batch does not discard the others. */
function decoded(body: Uint8Array, remarks: Readonly<Record<string, string>>): Batch | undefined {
  const bytes = unpack(body, BATCH_MAX_BYTES);
  const batch = typeof bytes === 'string' ? 'malformed' : decodeBatch(bytes);
  if (typeof batch === 'string') return undefined;
  const shift = Number(remarks.shift ?? 0);
  const received = Date.parse(remarks.received ?? '');
  const events = batch.events.map((event) => ({
    ...event,
    timestamp: correctedTime(event.timestamp, shift, received),
  }));
  return { ...batch, events };
}

export const recordingReader = readingObjects(recordingStore, 'links', 'stretch', 'eventList');
