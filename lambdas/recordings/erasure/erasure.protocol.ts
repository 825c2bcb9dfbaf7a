import { exportStore } from '../../accounts/export/export.store.ts';
import type { Bucket } from '../../adapters/bucket.ts';
import type { Table } from '../../adapters/table.ts';
import { TOMBSTONE_DAYS } from '../../contract/limits.ts';
import { batchStore } from '../batch/batch.store.ts';
import { recordingStore } from '../recording.store.ts';
import { sessionStore } from '../session/session.store.ts';
import type { SessionKey } from '../session/session.ts';
import { sessionRangeStore } from '../session/session-range.store.ts';

interface Effects {
  readonly table: Table;
  readonly bucket: Bucket;
}

/**
 * Deletes one recording. The tombstone comes first, so that no batch and no closing brings anything back; then its
 * batches and parts. Done again after a crash it continues. False when there is no such recording.
 */
export async function erase(key: SessionKey, use: Effects, now: Date): Promise<boolean> {
  const isErased = await eraseRecording(key, use, now);
  if (isErased) await eraseExports(key.ownerId, use);
  return isErased;
}

/** An export lists every session: one that was made before would still show what was deleted. */
const eraseExports = (ownerId: string, { bucket }: Effects) =>
  exportStore(bucket).removeAllOf(ownerId);

async function eraseRecording(key: SessionKey, use: Effects, now: Date): Promise<boolean> {
  const until = Math.ceil(now.getTime() / 1_000) + TOMBSTONE_DAYS * 86_400;
  if (!(await sessionStore(use.table).erase(key, until))) return false;
  await batchStore(use).remove(key);
  await recordingStore(use).remove(key);
  return true;
}

/** A website of an owner whose recordings are deleted, if they began before an instant (ISO 8601). */
export interface WebsiteErasure {
  readonly ownerId: string;
  readonly domain: string;
  readonly until: string;
}

/**
 * Deletes what was recorded on one website, of any age, at most so many at a time: a call ends before its caller stops
 * waiting, and the queue continues. `left` tells whether there is more.
 */
export async function eraseWebsite(
  website: WebsiteErasure,
  most: number,
  use: Effects,
  now: Date,
): Promise<{ deleted: number; left: boolean }> {
  let deleted = 0;
  const sessions = sessionRangeStore(use.table).between(
    website.ownerId,
    new Date(0),
    new Date(website.until),
  );
  for await (const session of sessions) {
    if (session.domain !== website.domain) continue;
    if (deleted === most) {
      await eraseExports(website.ownerId, use);
      return { deleted, left: true };
    }
    if (await eraseRecording(session, use, now)) deleted += 1;
  }
  await eraseExports(website.ownerId, use);
  return { deleted, left: false };
}
