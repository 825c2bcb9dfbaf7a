import type { Bucket } from '../../adapters/bucket.ts';
import type { Table } from '../../adapters/table.ts';
import { HOUR_MS } from '../../contract/durations.ts';
import { ORPHAN_HOURS } from '../../contract/limits.ts';
import { forEachAtOnce } from '../../contract/rules/at-once.ts';
import { batchStore } from '../batch/batch.store.ts';
import { sessionStore } from './session.store.ts';

/** Owner ids begin with one of these. The bucket is listed in as many parts at once. */
const DIGITS: readonly string[] = [...'0123456789abcdef'];
/** Sessions per request to the table. */
const SESSIONS_PER_REQUEST = 100;

/**
 * Removes batches from the bucket whose session does not exist or is closed (its parts contain them). Batches of other
 * sessions stay until the plan's retention ends. Batches in the table expire.
 */
export async function removeOrphans(
  use: { readonly table: Table; readonly bucket: Bucket },
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - ORPHAN_HOURS * HOUR_MS);
  const batches = batchStore(use);
  const sessions = sessionStore(use.table);
  const errors = await forEachAtOnce(DIGITS, DIGITS.length, async (digit) => {
    const found = batches.sessionsWithObjectsBefore(before, digit);
    for await (const keys of inGroups(found, SESSIONS_PER_REQUEST)) {
      const unclosed = await sessions.unclosedAmong(keys);
      for (const key of keys) if (!unclosed.has(key.sessionId)) await batches.removeObjects(key);
    }
  });
  if (errors.length > 0) throw errors[0];
}

async function* inGroups<T>(all: AsyncIterable<T>, size: number): AsyncGenerator<readonly T[]> {
  let group: T[] = [];
  for await (const each of all) {
    group.push(each);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
