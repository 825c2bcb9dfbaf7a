import {
  type Bucket,
  type BucketReader,
  contentName,
  dataUrl,
  removeAllUnder,
} from '../adapters/bucket.ts';
import { gunzip, gzip, gzipFaster } from '../adapters/compression.ts';
import type { Table, TableReader } from '../adapters/table.ts';
import { EVENT_LIST_ITEM_BYTES, RECORDING_LINK_MINUTES } from '../contract/limits.ts';
import type { RecordingPart } from '../contract/recording-playback.ts';
import type { SessionEvent } from '../contract/replay/session-events.ts';
import type { RecordedEvent } from '../contract/tracker.ts';
import { batchStore } from './batch/batch.store.ts';
import { type Part, PartBuilder } from './playback/parts.ts';
import type { ClosedRecording } from './session/closing.store.ts';
import { partsFor, type Session, type SessionKey, type StoredPart } from './session/session.ts';

/** Events in order, and when their recording started, both on the same clock. */
export interface Excerpt {
  readonly events: readonly RecordedEvent[];
  readonly startsAt: number;
}
const PARTS = 'recordings/';
const JSON_TYPE = 'application/json';
const partsOf = ({ ownerId, sessionId }: SessionKey) => `${PARTS}${ownerId}/${sessionId}/`;

export interface PackedPart {
  readonly stored: StoredPart;
  readonly body: Uint8Array;
}

export function packedPart({ text, from, to, keyframe }: Part): PackedPart {
  const body = gzipFaster(text);
  return { stored: { name: contentName(body), from, to, keyframe, bytes: body.length }, body };
}

/** The part of a small recording that stays in its batches: it is not stored but built each time it is read. */
export const unwrittenPart = ({ from, to, keyframe }: Part, { bytes }: Session): StoredPart => ({
  name: '',
  from,
  to,
  keyframe,
  bytes,
});

async function buildParts(session: Session, use: Effects): Promise<Part[]> {
  const builder = new PartBuilder();
  const parts: Part[] = [];
  // Closing has already logged unreadable batches.
  for await (const batch of batchStore(use).read(session, () => {}))
    parts.push(...builder.add(batch));
  return [...parts, ...builder.end()];
}

/** The JSON of some parts; undefined if one is missing. A recording that stays in its batches has one part. */
async function textsOf(session: Session, parts: readonly StoredPart[], use: Effects) {
  if (isInBatches(parts)) return (await buildParts(session, use)).map(({ text }) => text);
  const texts: string[] = [];
  for (const { name } of parts) {
    const found = await use.bucket.get(`${partsOf(session)}${name}`);
    if (!found) return undefined;
    texts.push(gunzip(found.body));
  }
  return texts;
}

interface Effects {
  readonly table: Table;
  readonly bucket: Bucket;
}

/** Stores and reads closed recordings: the only file that knows their layout. */
export const recordingStore = ({ table, bucket }: Effects) => ({
  /** Idempotent: an equal part has the same name. */
  async addPart(key: SessionKey, part: Part, days: number): Promise<StoredPart> {
    const packed = packedPart(part);
    await this.addPackedPart(key, packed, days);
    return packed.stored;
  },
  async addPackedPart(key: SessionKey, { stored, body }: PackedPart, days: number): Promise<void> {
    await bucket.putIfAbsent(`${partsOf(key)}${stored.name}`, body, { days });
  },

  /** Stores the events that the player lists next to a recording: as an object, or in the session's item if short. */
  async addEventList(
    key: SessionKey,
    events: readonly SessionEvent[],
    days: number,
  ): Promise<Pick<ClosedRecording, 'eventList' | 'packedEvents'>> {
    if (events.length === 0) return { eventList: '' };
    const body = gzip(JSON.stringify(events));
    if (body.length <= EVENT_LIST_ITEM_BYTES) return { eventList: '', packedEvents: body };
    const name = contentName(body);
    await bucket.putIfAbsent(`${partsOf(key)}${name}`, body, { days });
    return { eventList: name };
  },
  /** Undefined while the session runs, and for recordings from before event lists. */
  async eventList(session: Session): Promise<SessionEvent[] | undefined> {
    if (session.eventList === undefined) return undefined;
    if (session.packedEvents) return JSON.parse(gunzip(session.packedEvents)) as SessionEvent[];
    if (session.eventList === '') return [];
    const found = await bucket.get(`${partsOf(session)}${session.eventList}`);
    return found && (JSON.parse(gunzip(found.body)) as SessionEvent[]);
  },

  /** Links to parts of a closed recording. The part of a small recording is a data URL. */
  async links(
    session: Session,
    parts: readonly StoredPart[],
    minutes = RECORDING_LINK_MINUTES,
  ): Promise<RecordingPart[]> {
    const link = ({ from, to, keyframe }: StoredPart, url: string) => ({
      url,
      from_ms: from,
      to_ms: to,
      keyframe,
    });
    if (isInBatches(parts)) {
      const built = await buildParts(session, { table, bucket });
      return built.map((part) => {
        const { stored, body } = packedPart(part);
        return link(stored, dataUrl(JSON_TYPE, body));
      });
    }
    return Promise.all(
      parts.map(async (part) =>
        link(part, await bucket.linkTo(`${partsOf(session)}${part.name}`, minutes * 60)),
      ),
    );
  },

  /** The events of a closed recording from the last keyframe at or before `fromMs` through the part with `toMs`. */
  async excerpt(session: Session, fromMs: number, toMs: number): Promise<Excerpt | undefined> {
    const wanted = partsFor(session.parts ?? [], fromMs, toMs);
    const texts = await textsOf(session, wanted, { table, bucket });
    const events = texts?.flatMap((text) => (JSON.parse(text) as Pick<Excerpt, 'events'>).events);
    const [first] = events ?? [];
    return events && first && { events, startsAt: first.timestamp - (wanted[0]?.from ?? 0) };
  },

  remove: (key: SessionKey): Promise<void> => removeAllUnder(bucket, partsOf(key)),
  removeAllOf: (ownerId: string): Promise<void> => removeAllUnder(bucket, `${PARTS}${ownerId}/`),
});

const isInBatches = ([first]: readonly StoredPart[]) => first?.name === '';

/** For functions with read-only access. */
export const recordingReader = (from: {
  'table:read': TableReader;
  'bucket:read': BucketReader;
}): Pick<ReturnType<typeof recordingStore>, 'links' | 'excerpt' | 'eventList'> =>
  recordingStore({
    table: from['table:read'] as unknown as Table,
    bucket: from['bucket:read'] as Bucket,
  });
