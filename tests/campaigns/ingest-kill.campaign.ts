import { expect, test } from 'vitest';
import { bucket as bucketAdapter } from '../../lambdas/adapters/bucket.ts';
import { table as tableAdapter } from '../../lambdas/adapters/table.ts';
import type { Batch } from '../../lambdas/contract/tracker.ts';
import { batchStore } from '../../lambdas/recordings/batch/batch.store.ts';
import { sessionStore } from '../../lambdas/recordings/session/session.store.ts';
import { firstBatch, largeBatch, laterBatch, packedBatch } from '../factories/batch.ts';
import { type IngestProcess, ingestProcess } from '../factories/ingest-process.ts';
import { connectedSite, type Site, ticketFor } from '../factories/visit.ts';

const VISITS = 20;
const BATCHES = Number(process.env.CAMPAIGN_BATCHES ?? 4_000) / VISITS;
const KILL_EVERY_MS = [300, 2_000] as const;
const bucket = bucketAdapter.connect(process.env as never);
const table = tableAdapter.connect(process.env as never);
/** One of this many batches is stored as an object. */
const LARGE_EVERY = 10;

test('acknowledged batches survive kill -9 under load: none lost, none stored twice', async () => {
  let server: IngestProcess = await ingestProcess();
  let isOver = false;
  let kills = 0;
  const killer = (async () => {
    while (!isOver) {
      const [least, most] = KILL_EVERY_MS;
      await new Promise((done) => setTimeout(done, least + Math.random() * (most - least)));
      const old = server;
      await old.kill();
      server = await ingestProcess();
      kills += 1;
    }
  })();

  /** Sends until the batch is acknowledged, as the tracker does. */
  async function deliver(site: Site, ticket: string, batch: Batch): Promise<void> {
    const body = new Uint8Array(packedBatch(batch));
    const headers = {
      origin: `https://${site.domain}`,
      'content-type': 'application/octet-stream',
    };
    for (;;) {
      const response = await fetch(`${server.url}?ticket=${ticket}`, {
        method: 'POST',
        body,
        headers,
      }).catch(() => undefined);
      if (response?.status === 202) return;
      if (response && response.status < 500) throw new Error(`rejected with ${response.status}`);
      await new Promise((done) => setTimeout(done, 50));
    }
  }
  const visits = await Promise.all(
    Array.from({ length: VISITS }, async (_, visit) => {
      const site = await connectedSite(`shop-${visit}.example`);
      const { ticket, session_id: sessionId } = await ticketFor(site);
      await deliver(site, ticket, firstBatch(site.domain));
      for (let seq = 1; seq < BATCHES; seq += 1) {
        const batch = seq % LARGE_EVERY === 0 ? largeBatch(seq) : laterBatch(seq);
        await deliver(site, ticket, batch);
      }
      return { ownerId: site.ownerId, sessionId };
    }),
  );
  isOver = true;
  await killer;
  await server.kill();
  process.stdout.write(`${VISITS * BATCHES} batches acknowledged, ${kills} kills\n`);
  for (const visit of visits) {
    const session = await sessionStore(table).find(visit);
    if (!session) throw new Error('A session is missing');
    const sequences: number[] = [];
    const locations: string[] = [];
    const found = ({ location }: { location: string }) => locations.push(location);
    for await (const { seq } of batchStore({ table, bucket }).read(session, () => {}, found))
      sequences.push(seq);
    expect(sequences).toEqual(Array.from({ length: BATCHES }, (_, seq) => seq));
    expect(locations).toHaveLength(BATCHES);
    const objects = locations.filter((location) => location.startsWith('batches/'));
    expect(objects).toHaveLength(Math.ceil(BATCHES / LARGE_EVERY) - 1);
  }
});
