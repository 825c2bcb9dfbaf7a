import type { Bucket } from '../../adapters/bucket.ts';
import { isOutage } from '../../adapters/outage.ts';
import type { Table } from '../../adapters/table.ts';
import { recordings as copy } from '../../contract/copy/recordings.ts';
import { CLOSING_ATTEMPTS, CLOSING_INTERRUPTIONS } from '../../contract/limits.ts';
import type { Notice } from '../../contract/notices.ts';
import { OutOfBudget, type ProcessorBudget } from '../../contract/processor-budget.ts';
import { SessionEventList } from '../../contract/replay/session-events.ts';
import { log } from '../../runtime/log.ts';
import { type TallyStore, tallyStore } from '../admission/tally.store.ts';
import { digestOfStream } from '../analysis/digest.ts';
import { areRetained, type BatchLocation, batchStore } from '../batch/batch.store.ts';
import { completeErasure } from '../erasure/erasure.protocol.ts';
import { type Part, PartBuilder } from '../playback/parts.ts';
import { recordingStore, unwrittenPart } from '../recording.store.ts';
import type { ClosedRecording, StoredRecording } from './closing.store.ts';
import { type SessionStore, sessionStore } from './session.store.ts';
import { closingRetryAt, type Session, type StoredPart } from './session.ts';

export interface EndedSession {
  readonly ownerId: string;
  readonly sessionId: string;
  readonly lastSeenAt: string;
}
export type ClosingSessions = Pick<
  SessionStore,
  'isErased' | 'startClosing' | 'postpone' | 'close' | 'quarantine'
>;
interface Effects {
  readonly sessions: ClosingSessions;
  readonly table: Table;
  readonly bucket: Bucket;
  readonly tally: Pick<TallyStore, 'add'>;
  /** For reading and analyzing the recording. */
  readonly budget: ProcessorBudget;
}

export const closingEffects = (
  use: { table: Table; bucket: Bucket },
  budget: ProcessorBudget,
): Effects => ({
  ...use,
  sessions: sessionStore(use.table),
  tally: tallyStore(use.table),
  budget,
});

/** The table or the bucket failed, so the attempt does not count against the recording. */
class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/**
 * Closes one session, once. It stops accepting batches, so that none is missed; reads them and writes parts that can
 * be played from any point; stores the digest, if no other worker did so first; and removes the batches or lets them
 * expire. An outage postpones the closing; any other failure counts as an attempt. A recording that has no attempts
 * left, or whose closing was interrupted for days, is quarantined with a reason, so that retries always end. So is a
 * recording that takes too much processor time, at the first attempt: others would take as much.
 */
export async function close(ended: EndedSession, use: Effects, now: Date): Promise<void> {
  const session = await use.sessions.startClosing(ended, ended.lastSeenAt, now);
  const isSettled = session !== undefined && (await closeLeased(session, use, now));
  // A deletion of the recording crashed, or parts were stored after it, now or by an attempt that crashed.
  if (!isSettled && (await use.sessions.isErased(ended))) await completeErasure(ended, use);
}

/** False if the session stopped closing meanwhile: another worker ended it, or its recording was deleted. */
async function closeLeased(session: Session, use: Effects, now: Date): Promise<boolean> {
  if ((session.closings ?? 1) > CLOSING_ATTEMPTS) {
    return quarantine(session, copy.quarantined.exhausted, use, now);
  }
  try {
    const read = await readRecording(session, use);
    if (!read) return await quarantine(session, copy.quarantined.unreadable, use, now);
    const { digest } = read;
    const isEnded = digest
      ? await available(() => use.sessions.close(session, { ...read, digest }, now))
      : await quarantineTooComplex(session, read, use, now);
    if (isEnded && read.isComplete) {
      // After a crash here, the daily sweep removes the objects.
      await available(() => batchStore(use).removeObjectsAt(read.batches));
    }
    return isEnded;
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    return postpone(session, error, use, now);
  }
}

interface ReadRecording extends StoredRecording {
  /** Where its batches are stored. */
  readonly batches: readonly BatchLocation[];
  /** Whether its parts contain all batches; false if the budget ended before. */
  readonly isComplete: boolean;
  /** Undefined if reading or analyzing it exceeded the budget. */
  readonly digest: ClosedRecording['digest'] | undefined;
}

/**
 * Reads the batches once: builds the parts, which expands moved nodes in place, then the digest from the same events. A
 * small recording stays in its batches, without stored parts.
 */
async function readRecording(session: Session, use: Effects): Promise<ReadRecording | undefined> {
  const recordings = recordingStore(use);
  const locations: BatchLocation[] = [];
  const parts: StoredPart[] = [];
  const builder = new PartBuilder();
  const list = new SessionEventList();
  let isComplete = false;
  const store = async (finished: readonly Part[]) => {
    for (const part of finished) {
      parts.push(await available(() => recordings.addPart(session, part, session.keepDays)));
    }
  };
  async function* batches() {
    const broken = (location: string) => log.warn('unreadable batch', { location });
    const stored = batchStore(use).read(session, broken, (location) => locations.push(location));
    for (;;) {
      const { value: batch, done } = await available(() => stored.next());
      if (done || !batch) break;
      use.budget.check();
      await store(builder.add(batch));
      list.add(batch.events);
      yield batch;
    }
    const last = builder.end();
    if (parts.length === 0 && areRetained(locations, session))
      parts.push(...last.map((part) => unwrittenPart(part, session)));
    else await store(last);
    isComplete = true;
  }
  async function digestWithinBudget() {
    try {
      return await digestOfStream(sessionContext(session), batches(), use.budget.run);
    } catch (error) {
      if (!(error instanceof OutOfBudget)) throw error;
      if (!isComplete) await store(builder.end());
      return undefined;
    }
  }
  try {
    const digest = await digestWithinBudget();
    if (digest && parts.length === 0) return undefined;
    const events = await available(() =>
      recordings.addEventList(session, list.events, session.keepDays),
    );
    return { digest, parts, ...events, batches: locations, isComplete };
  } catch (error) {
    if (error instanceof Unavailable || hasStatus(error)) throw error;
    log.error('unreadable recording', { error, sessionId: session.sessionId });
    return undefined;
  }
}

/** Runs a call to the table or the bucket. Only an outage becomes `Unavailable`: a rejected request would fail again. */
async function available<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    if (!isOutage(cause)) throw cause;
    throw new Unavailable('the table or the bucket failed', { cause });
  }
}

/** Whether a service rejected a request. That may be a bug of ours, so the recording is not quarantined as unreadable. */
const hasStatus = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode !== undefined;

const sessionContext = (session: Session) => {
  const { sessionId, startedAt, visitor, userAgent, country, referrer, domain } = session;
  return {
    sessionId,
    startedAt,
    visitor,
    userAgent,
    referrer,
    host: domain,
    ...(country && { country }),
  };
};

async function postpone(session: Session, error: Unavailable, use: Effects, now: Date) {
  const { ownerId, sessionId, interruptions = 0 } = session;
  if (interruptions >= CLOSING_INTERRUPTIONS) {
    return quarantine(session, copy.quarantined.exhausted, use, now);
  }
  const isPostponed = await use.sessions.postpone(session, closingRetryAt(interruptions, now));
  log.warn('closing-postponed' satisfies Notice, { ownerId, sessionId, interruptions, error });
  return isPostponed;
}

/** Keeps what was read: it can be played, but there is no digest. False if another worker ended the session first. */
async function quarantineTooComplex(
  session: Session,
  { parts, eventList, packedEvents, isComplete }: ReadRecording,
  use: Effects,
  now: Date,
): Promise<boolean> {
  const { bytes } = session;
  const reason = isComplete ? copy.quarantined.tooComplex : copy.quarantined.tooComplexToRead;
  const playable = parts.length > 0 ? { parts, eventList, packedEvents } : undefined;
  const isFirst = await available(() => use.sessions.quarantine(session, reason, now, playable));
  if (isFirst) await countQuarantined(session, 'recording-too-complex', { isComplete, bytes }, use);
  return isFirst;
}

async function quarantine(session: Session, reason: string, use: Effects, now: Date) {
  await available(() => batchStore(use).extendQuarantined(session));
  const isFirst = await use.sessions.quarantine(session, reason, now);
  if (isFirst) await countQuarantined(session, 'recording-quarantined', { reason }, use);
  return isFirst;
}

async function countQuarantined(
  { ownerId, sessionId, startedAt }: Session,
  notice: Notice,
  facts: Readonly<Record<string, unknown>>,
  { tally }: Effects,
) {
  log.warn(notice, { ownerId, sessionId, ...facts });
  await tally.add(ownerId, 'set-aside', new Date(startedAt));
}
