import type { Bucket } from '../../adapters/bucket.ts';
import { gunzipBounded, gzip, gzipFastest } from '../../adapters/compression.ts';
import { cutText } from '../../contract/cut-text.ts';
import { BATCH_MAX_BYTES, BATCH_MAX_PACKED_BYTES } from '../../contract/limits.ts';
import { Problem } from '../../contract/problem.ts';
import type { ProblemCode } from '../../contract/problems.ts';
import { sessionStart } from '../../contract/rules/session-id.ts';
import { visitorIdOf } from '../../contract/tracker.ts';
import { cutValues } from '../../contract/wire/cut-values.ts';
import { type DecodedBatch, decodeBatch } from '../../contract/wire/decode.ts';
import { encodeEvent } from '../../contract/wire/encode.ts';
import { packBatch } from '../../contract/wire/pack.ts';
import { replaceTexts } from '../../contract/wire/replace-texts.ts';
import { isCountedById } from '../admission/admission.ts';
import { hostOf, isSameSite } from '../admission/cross-origin.ts';
import { handleLimitReached, type LimitEffects } from '../admission/limit-reached.protocol.ts';
import type { SessionTicket } from '../admission/session-ticket.ts';
import { tallyStore } from '../admission/tally.store.ts';
import { type UsageKey, usageStore } from '../admission/usage.store.ts';
import { visitedSiteStore } from '../admission/visited-site.store.ts';
import { type Acceptance, type NewSession, sessionStore } from '../session/session.store.ts';
import { batchStore } from './batch.store.ts';
import { shiftOf } from './clock-skew.ts';
import { firstPageIn } from './first-page.ts';
import { maskTexts } from './mask-texts.ts';
import { mask } from './masking.ts';
import { loadOf } from './numbering.ts';

/** The request body, unchanged. */
export interface BatchRequest {
  readonly body: Buffer;
  readonly contentType: string;
  readonly userAgent: string;
  readonly country: string | undefined;
}
interface Effects extends LimitEffects {
  readonly bucket: Bucket;
}

/**
 * Stores one batch (docs/threat-model.md, "Ingest acknowledgement"). It stores the batch, once per number or content, then
 * updates the session's item; only after that may the caller respond 202. Idempotent: after a crash, the repeated batch
 * completes the work.
 */
export async function ingest(
  request: BatchRequest,
  ticket: SessionTicket,
  use: Effects,
  now: Date,
): Promise<void> {
  const { table } = use;
  const key = { ownerId: ticket.ownerId, sessionId: ticket.sessionId };
  const sessions = sessionStore(table);
  const pendingAcceptance = sessions.acceptance(key);
  pendingAcceptance.catch(() => {}); // not awaited if the batch is unreadable
  const { batch, body } = readBatch(request);
  const page = firstPageIn(batch);
  if (page !== undefined && !isSameSite(hostOf(page), ticket.domain))
    throw new Problem('other-site');
  const acceptanceBefore = await pendingAcceptance;
  await rejectEarly(acceptanceBefore, page, ticket, use, now);

  const shift = shiftOf({ sentAt: batch.sent_at, sessionShift: ticket.clockSkewMs }, now.getTime());
  const store = batchStore(use);
  const stored = await store.add(
    key,
    { seq: batch.seq, shift, receivedAt: now },
    body,
    ticket.keepDays,
  );
  const { isNew, isItem } = stored;
  const facts = {
    bytes: isNew ? body.length : 0,
    ...(batch.last && { leftLoad: loadOf(batch.seq) }),
    isItem,
  };
  const recordBatch = () => sessions.recordBatch(key, facts, now);
  const session = newSession(ticket, request, body.length, isItem);
  let outcome: Outcome = acceptanceBefore === 'unknown' ? 'unknown' : await recordBatch();
  if (outcome === 'unknown' && page !== undefined) {
    const admission = await admit(session, ticket, use, now);
    // It exists if another batch has started it meanwhile.
    outcome = admission === 'exists' ? await recordBatch() : admission;
  }
  if (outcome === 'open') return;
  // An earlier one may have been acknowledged. If its session never started, it expires or is swept.
  if (isNew) await store.discard(key, stored);
  throw new Problem(rejections[outcome]);
}

/** What became of a batch. `limit`: it would start a session, and the plan has no room for one. */
type Outcome = Acceptance | 'limit';
const rejections = {
  over: 'ticket-needed',
  full: 'batch-too-large',
  unknown: 'start-missing',
  limit: 'session-limit-reached',
} as const satisfies Record<Exclude<Outcome, 'open'>, ProblemCode>;

/**
 * Throws the reason for which a batch will be rejected, before it is stored. The limit is recorded for the report; every
 * other rejection costs only reads. A session does not start once its website is disconnected or its account is deleted,
 * although its ticket from before is still valid: disconnecting ends only sessions that have started.
 */
async function rejectEarly(
  acceptance: Acceptance,
  firstPage: string | undefined,
  ticket: SessionTicket,
  use: LimitEffects,
  now: Date,
): Promise<void> {
  if (acceptance === 'open') return;
  if (acceptance !== 'unknown' || firstPage === undefined)
    throw new Problem(rejections[acceptance]);
  const key = { ownerId: ticket.ownerId, period: ticket.period };
  const [canAdmit, site] = await Promise.all([
    usageStore(use.table).canAdmit(key, ticket.sessionId, ticket.maxSessions),
    visitedSiteStore(use.table).find(visitorIdOf(ticket.domain, ticket.ownerId)),
  ]);
  if (!site?.isActive) throw new Problem('ticket-needed');
  if (canAdmit) return;
  await recordRejection(key, ticket.maxSessions, use, now);
  throw new Problem(rejections.limit);
}

async function recordRejection(
  key: UsageKey,
  max: number,
  use: LimitEffects,
  now: Date,
): Promise<void> {
  await handleLimitReached(key, max, use, now);
  await tallyStore(use.table).add(key.ownerId, 'limit', now);
}

/**
 * Decodes, validates and masks a batch before anything is written. A batch without anything to mask is stored unchanged.
 * Otherwise its texts are replaced in place and values are cut out of its events; the other bytes stay the same.
 */
export function readBatch(request: Pick<BatchRequest, 'body' | 'contentType'>): {
  batch: DecodedBatch;
  body: Uint8Array;
} {
  const { bytes, packed } = bytesOf(request);
  const batch = decodeBatch(bytes, maskTexts);
  if (batch === 'too-large') throw new Problem('batch-too-large');
  if (batch === 'malformed') throw new Problem('batch-unreadable');
  const { addresses, cuts } = mask(batch.events);
  if (cuts.length > 0) {
    const cut = batch.layout && cutValues(batch.masked ?? bytes, batch.layout, cuts, addresses);
    const whole = cut ?? packBatch(batch, batch.events.map(encodeEvent));
    return { batch, body: gzipFastest(whole) };
  }
  const masked = addresses.size > 0 ? replaceTexts(batch.masked ?? bytes, addresses) : batch.masked;
  if (masked) return { batch, body: gzipFastest(masked) };
  return { batch, body: packed ?? gzip(bytes) };
}

/** The body is gzip (octet-stream), or base64 text of the uncompressed bytes. */
function bytesOf({ body, contentType }: Pick<BatchRequest, 'body' | 'contentType'>): {
  readonly bytes: Uint8Array;
  readonly packed?: Uint8Array;
} {
  if (body.length > BATCH_MAX_PACKED_BYTES) throw new Problem('batch-too-large');
  if (/^text\/plain\b/i.test(contentType))
    return { bytes: Buffer.from(body.toString('latin1'), 'base64') };
  if (!/^application\/octet-stream\b/i.test(contentType)) throw new Problem('batch-type');
  const bytes = gunzipBounded(body, BATCH_MAX_BYTES);
  if (bytes === 'too-large') throw new Problem('batch-too-large');
  if (bytes === 'broken') throw new Problem('batch-unreadable');
  return { bytes, packed: body };
}

/** Counts the session, with one conditional write that decides at the limit, and creates its item. */
async function admit(
  session: NewSession,
  ticket: SessionTicket,
  use: LimitEffects,
  now: Date,
): Promise<'open' | 'exists' | 'limit'> {
  const { table } = use;
  const usage = usageStore(table);
  const key = { ownerId: ticket.ownerId, period: ticket.period };
  const isById = isCountedById(ticket.period);
  const admitted = isById
    ? await usage.admitById(key, session.sessionId, ticket.maxSessions)
    : await usage.admitByCount(key, session, ticket.maxSessions, now);
  if (admitted === 'full') {
    await recordRejection(key, ticket.maxSessions, use, now);
    return 'limit';
  }
  const isCreated = isById ? await sessionStore(table).create(session, now) : admitted !== 'known';
  if (admitted !== 'known') {
    await tallyStore(table).add(ticket.ownerId, 'recorded', new Date(session.startedAt));
  }
  if (admitted === 'last') await handleLimitReached(key, ticket.maxSessions, use, now);
  return isCreated ? 'open' : 'exists';
}

const newSession = (
  ticket: SessionTicket,
  { userAgent, country }: BatchRequest,
  bytes: number,
  isInTable: boolean,
): NewSession => ({
  ownerId: ticket.ownerId,
  sessionId: ticket.sessionId,
  startedAt: sessionStart(ticket.sessionId),
  domain: ticket.domain,
  visitor: ticket.visitor,
  userAgent: cutText(userAgent, 400),
  referrer: ticket.referrer,
  country,
  keepDays: ticket.keepDays,
  bytes,
  ...(isInTable && { isInTable }),
});
