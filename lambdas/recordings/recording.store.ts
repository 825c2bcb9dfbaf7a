import { type Bucket, contentName, readingObjects, removeAllUnder } from '../adapters/bucket.ts';
import { gunzip, gzip, gzipQuickly } from '../adapters/compression.ts';
import { EVENT_LIST_ITEM_BYTES, RECORDING_LINK_MINUTES } from '../contract/limits.ts';
import type { RecordingPart } from '../contract/recording-playback.ts';
import type { SessionEvent } from '../contract/replay/session-events.ts';
import type { RecordedEvent } from '../contract/tracker.ts';
import type { Part } from './playback/parts.ts';
import type { Closed } from './session/closing.store.ts';
import { partsFor, type Session, type StoredPart } from './session/session.ts';

type Of = Pick<Session, 'ownerId' | 'sessionId'>;
/** Events in order, and when their recording began on the same clock. */
export interface Stretch {
  readonly events: readonly RecordedEvent[];
  readonly startsAt: number;
}
const PARTS = 'recordings/';
const partsOf = ({ ownerId, sessionId }: Of) => `${PARTS}${ownerId}/${sessionId}/`;

export interface PackedPart {
  readonly stored: StoredPart;
  readonly body: Uint8Array;
}

export function packedPart({ text, from, to, keyframe }: Part): PackedPart {
  const body = gzipQuickly(text);
  return { stored: { name: contentName(body), from, to, keyframe, bytes: body.length }, body };
}

/** Where closed recordings are stored, and in what format. */
export const recordingStore = (bucket: Bucket) => ({
  /** The same part again is the same object. */
  async addPart(of: Of, part: Part, days: number): Promise<StoredPart> {
    const packed = packedPart(part);
    await this.addPackedPart(of, packed, days);
    return packed.stored;
  },
  async addPackedPart(of: Of, { stored, body }: PackedPart, days: number): Promise<void> {
    await bucket.putOnce(`${partsOf(of)}${stored.name}`, body, { days });
  },

  /** What the player lists beside a recording: a name it is found by, or the list itself if it is short. */
  async addEventList(
    of: Of,
    events: readonly SessionEvent[],
    days: number,
  ): Promise<Pick<Closed, 'eventList' | 'packedEvents'>> {
    if (events.length === 0) return { eventList: '' };
    const body = gzip(JSON.stringify(events));
    if (body.length <= EVENT_LIST_ITEM_BYTES) return { eventList: '', packedEvents: body };
    const name = contentName(body);
    await bucket.putOnce(`${partsOf(of)}${name}`, body, { days });
    return { eventList: name };
  },
  /** Undefined while a session runs, and where it was closed before there were lists. */
  async eventList(session: Session): Promise<SessionEvent[] | undefined> {
    if (session.eventList === undefined) return undefined;
    if (session.packedEvents) return JSON.parse(gunzip(session.packedEvents)) as SessionEvent[];
    if (session.eventList === '') return [];
    const found = await bucket.get(`${partsOf(session)}${session.eventList}`);
    return found && (JSON.parse(gunzip(found.body)) as SessionEvent[]);
  },

  /** Links to the parts of a closed recording, or to some of them. */
  links(
    of: Of,
    parts: readonly StoredPart[],
    minutes = RECORDING_LINK_MINUTES,
  ): Promise<RecordingPart[]> {
    return Promise.all(
      parts.map(async ({ name, from, to, keyframe }) => ({
        url: await bucket.linkTo(`${partsOf(of)}${name}`, minutes * 60),
        from_ms: from,
        to_ms: to,
        keyframe,
      })),
    );
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

  remove: (of: Of): Promise<void> => removeAllUnder(bucket, partsOf(of)),
  removeAllOf: (ownerId: string): Promise<void> => removeAllUnder(bucket, `${PARTS}${ownerId}/`),
});

export const recordingReader = readingObjects(recordingStore, 'links', 'stretch', 'eventList');
