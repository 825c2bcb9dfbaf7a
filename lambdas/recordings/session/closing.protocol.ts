import type { Recordings } from '../../adapters/recordings.ts';
import type { Table } from '../../adapters/table.ts';
import { recordings as words } from '../../contract/copy/recordings.ts';
import { CLOSING_ATTEMPTS } from '../../contract/limits.ts';
import { log } from '../../runtime/log.ts';
import { tallyStore } from '../admission/tally.store.ts';
import { digestOfStream } from '../analysis/digest.ts';
import { type Part, Parts } from '../playback/parts.ts';
import { recordingStore } from '../recording.store.ts';
import { type Closed, sessionStore } from './session.store.ts';
import type { Session, StoredPart } from './session.ts';

export interface Ending {
  readonly ownerId: string;
  readonly sessionId: string;
  readonly lastSeenAt: string;
}
interface Effects {
  readonly table: Table;
  readonly recordings: Recordings;
}

/** A reason to try again later, as opposed to a recording that nobody can read. */
class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/**
 * Ends one session, once. First it takes no batches any more, so that what is read is all there will be; then it is
 * read, and written again in parts that can be played from anywhere; then its digest is stored by whoever comes first;
 * then the batches go. A recording that cannot be read, or kills its reader again and again, is set aside: it is
 * counted, says why, and holds nobody up.
 */
export async function close(ending: Ending, use: Effects, now: Date): Promise<void> {
  const sessions = sessionStore(use.table);
  const session = await sessions.beginClosing(ending, ending.lastSeenAt);
  if (!session) return;
  if ((session.closings ?? 1) > CLOSING_ATTEMPTS) {
    return setAside(session, words.setAside.exhausted, use, now);
  }
  const read = await readWhole(session, use).catch(async (error) => {
    if (error instanceof Interrupted) await sessions.forgive(session);
    throw error;
  });
  if (!read) return setAside(session, words.setAside.unreadable, use, now);
  if (await sessions.close(session, read, now)) {
    await recordingStore(use.recordings).removeBatches(session);
  }
}

/** One pass over the batches: the digest reads each one, then the parts take it. */
async function readWhole(session: Session, use: Effects): Promise<Closed | undefined> {
  const store = recordingStore(use.recordings);
  const parts: StoredPart[] = [];
  const cutter = new Parts();
  const add = async (finished: readonly Part[]) => {
    for (const part of finished) parts.push(await store.addPart(session, part, session.keepDays));
  };
  async function* batches() {
    const broken = (key: string) => log.warn('a batch cannot be read', { key });
    try {
      for await (const batch of store.batches(session, broken)) {
        yield batch;
        await add(cutter.add(batch));
      }
      await add(cutter.end());
    } catch (cause) {
      throw new Interrupted('the bucket did not answer', { cause });
    }
  }
  try {
    const digest = await digestOfStream(factsOf(session), batches());
    return parts.length > 0 ? { digest, parts } : undefined;
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    log.error('a recording cannot be read', { error, sessionId: session.sessionId });
    return undefined;
  }
}

const factsOf = (session: Session) => {
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

async function setAside(session: Session, because: string, use: Effects, now: Date) {
  const isFirst = await sessionStore(use.table).setAside(session, because, now);
  if (!isFirst) return;
  await tallyStore(use.table).add(session.ownerId, 'set-aside', new Date(session.startedAt));
}
