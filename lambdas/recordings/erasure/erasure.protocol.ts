import { exportStore } from '../../accounts/export/export.store.ts';
import type { Bucket } from '../../adapters/bucket.ts';
import type { Table } from '../../adapters/table.ts';
import { TOMBSTONE_DAYS } from '../../contract/limits.ts';
import { forEachAtOnce } from '../../contract/rules/at-once.ts';
import { batchStore } from '../batch/batch.store.ts';
import { recordingStore } from '../recording.store.ts';
import { sessionStore } from '../session/session.store.ts';
import type { SessionKey } from '../session/session.ts';
import { sessionRangeStore } from '../session/session-range.store.ts';
import { shareStore } from '../sharing/share.store.ts';

interface Effects {
  readonly table: Table;
  readonly bucket: Bucket;
}

/**
 * Deletes one recording: first writes the tombstone, so that no late batch or closing restores it, then deletes batches,
 * parts, shared links and exports. Idempotent: after a crash, a repeated call or the sweep completes the work. False if the
 * recording does not exist.
 */
export async function erase(key: SessionKey, use: Effects, now: Date): Promise<boolean> {
  if (!(await writeTombstone(key, use, now))) return false;
  await completeErasure(key, use);
  return true;
}

/** Deletes what is left of a recording that has a tombstone. Idempotent. */
export async function completeErasure(key: SessionKey, use: Effects): Promise<void> {
  await eraseContent(key, use);
  await eraseExports(key.ownerId, use);
  await sessionStore(use.table).finishErasure(key);
}

function writeTombstone(key: SessionKey, { table }: Effects, now: Date): Promise<boolean> {
  const until = Math.ceil(now.getTime() / 1_000) + TOMBSTONE_DAYS * 86_400;
  return sessionStore(table).erase(key, until);
}

async function eraseContent(key: SessionKey, use: Effects): Promise<void> {
  await batchStore(use).remove(key);
  await recordingStore(use).remove(key);
  await shareStore(use.table).removeOf(key);
}

/** An earlier export would still list the deleted session. */
const eraseExports = (ownerId: string, { bucket }: Effects) =>
  exportStore(bucket).removeAllOf(ownerId);

/** Deletes an owner's recordings of one website that started in `[from, until)`. Times are ISO 8601. */
export interface WebsiteErasure {
  readonly ownerId: string;
  readonly domain: string;
  /** Where a part of the deletion continues; absent in the first one. */
  readonly from?: string | undefined;
  readonly until: string;
}

/** Sessions that a part reads per recording that it may delete. The account may have many of other websites. */
const SESSIONS_READ_PER_RECORDING = 200;
const UPDATES_AT_ONCE = 16;

/**
 * Deletes up to `limit` recordings of one website, so that a call finishes before its timeout and the queue continues.
 * `left`: the rest, if there may be more.
 */
export async function eraseWebsite(
  website: WebsiteErasure,
  limit: number,
  use: Effects,
  now: Date,
): Promise<{ deleted: number; left?: WebsiteErasure }> {
  const { ownerId, domain, from = new Date(0).toISOString(), until } = website;
  const sessions = sessionRangeStore(use.table);
  const erased: SessionKey[] = [];
  let read = 0;
  let left: WebsiteErasure | undefined;
  for await (const session of sessions.between(ownerId, new Date(from), new Date(until))) {
    const isOfWebsite = session.domain === domain;
    if (read === limit * SESSIONS_READ_PER_RECORDING || (isOfWebsite && erased.length === limit)) {
      left = { ...website, from: session.startedAt };
      break;
    }
    read += 1;
    if (!isOfWebsite || !(await writeTombstone(session, use, now))) continue;
    await eraseContent(session, use);
    erased.push(session);
  }
  await eraseExports(ownerId, use);
  const finish = (key: SessionKey) => sessionStore(use.table).finishErasure(key);
  const errors = await forEachAtOnce(erased, UPDATES_AT_ONCE, finish);
  if (errors.length > 0) throw errors[0];
  return { deleted: erased.length, ...(left && { left }) };
}
