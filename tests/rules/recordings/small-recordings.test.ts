import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { itemsOf } from '../../../lambdas/adapters/items.ts';
import { BATCH_ITEM_DAYS, KEPT_BATCHES } from '../../../lambdas/contract/limits.ts';
import type { Batch } from '../../../lambdas/contract/tracker.ts';
import { batchStore } from '../../../lambdas/recordings/batch/batch.store.ts';
import { recordingStore } from '../../../lambdas/recordings/recording.store.ts';
import { close } from '../../../lambdas/recordings/session/closing.protocol.ts';
import type { Session } from '../../../lambdas/recordings/session/session.ts';
import { batchOf, firstEvents, packedBatch } from '../../factories/batch.ts';
import { START } from '../../factories/recording.ts';
import { openSession } from '../../factories/session.ts';
import { fakeBucket } from '../../fakes/bucket.ts';
import { closingSessions } from '../../fakes/closing-sessions.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';
import { unlimited } from '../../fakes/processor-budget.ts';

const startedAt = new Date(START);
const session = openSession(startedAt);
const page = firstEvents('shop.example', START).slice(0, 2);
const scroll = { type: 3, timestamp: START + 2_000, data: { source: 3, id: 1, x: 0, y: 1 } };

async function stored(of: Session, batches: readonly Batch[]) {
  const use = { table: memoryTable().table, bucket: fakeBucket() };
  for (const batch of batches) {
    const number = { seq: batch.seq, shift: 0, receivedAt: startedAt };
    await batchStore(use).add(of, number, packedBatch(batch), of.keepDays);
  }
  return use;
}
async function closed(use: Awaited<ReturnType<typeof stored>>, of = session) {
  const { sessions, item } = closingSessions(of);
  const tally = { add: async () => {} };
  await close(of, { ...use, sessions, tally, budget: unlimited }, new Date(START + 31 * 60_000));
  return item();
}

/** The events of a part in a data URL. */
function eventsIn(url = '') {
  const [, base64 = ''] = url.split('base64,');
  return (JSON.parse(gunzipSync(Buffer.from(base64, 'base64')).toString()) as Batch).events;
}

test('a small recording stays in its batches, which serve playback and clips', async () => {
  const use = await stored(session, [batchOf(page, 0), batchOf([scroll], 1)]);
  const recording = await closed(use);
  expect([...use.bucket.objects.keys()]).toEqual([]);
  const { parts = [] } = recording;
  const [whole] = parts;
  expect(parts).toMatchObject([{ name: '', from: 0, keyframe: true }]);
  const recordings = recordingStore(use);
  const links = await recordings.links(recording, parts);
  expect(links).toMatchObject([{ from_ms: 0, to_ms: whole?.to, keyframe: true }]);
  const events = [{ type: 4 }, { type: 2 }, { type: 3 }];
  expect(eventsIn(links[0]?.url)).toMatchObject(events);
  expect(await recordings.excerpt(recording, 0, whole?.to ?? 0)).toMatchObject({ events });
});

test.each([
  ['its plan keeps recordings for longer than their batches', 90, 0],
  ['it has more batches than are kept', 30, KEPT_BATCHES],
])('a recording becomes an object when %s', async (_, keepDays, seq) => {
  const of = { ...session, keepDays };
  const use = await stored(of, [batchOf(page, seq)]);
  const { parts } = await closed(use, of);
  expect(use.bucket.objects.size).toBe(1);
  expect(parts).toMatchObject([{ name: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
});

test('a recording whose batches expire before it does becomes an object', async () => {
  const use = await stored(session, [batchOf(page, 0)]);
  const items = itemsOf(use.table);
  const found = await items.page('#PK = :owner', { values: { owner: 'OWNER#owner-1' } });
  const [{ PK, SK } = {}] = found.items;
  const ttl = Math.ceil(START / 1_000) + BATCH_ITEM_DAYS * 86_400;
  const key = { PK: String(PK), SK: String(SK) };
  await items.update(key, { change: 'SET #ttl = :ttl', values: { ttl } });
  await closed(use);
  expect(use.bucket.objects.size).toBe(1);
});
