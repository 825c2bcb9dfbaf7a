import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../journeys/browser.ts';
import { batchOf, Ingest } from '../tracker/browser/ingest.ts';
import { pages } from './tracker/pages.ts';
import { PeerServer } from './tracker/peer-server.ts';
import { NO_RECORDER, OURS, recorders } from './tracker/recorders.ts';
import { VISITS_PER_MINUTE, type Visit, visit, Website } from './tracker/visit.ts';

/** A multiple of the number of recorders, so that each has had every position in the order. */
const ROUNDS = Number(process.env.ROUNDS ?? 4);
/** Script time as a multiple of @rrweb/record as its documentation installs it. */
const TARGET_RATIO = 0.7;
const TARGET_FIRST_BATCH_MS = 2_000;

const ingest = new Ingest();
/** Our tracker sends the wire format, the others JSON. */
ingest.decode = (body, type) => {
  const bytes = type === 'application/octet-stream' ? gunzipSync(body) : body;
  return bytes[0] === 0x7b ? JSON.parse(bytes.toString()) : batchOf(body, type);
};
const peerServer = new PeerServer();
const website = new Website();
let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  await ingest.listen();
  await peerServer.listen();
  await website.open();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  website.close();
  ingest.close();
  peerServer.close();
});

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

test.each(pages)(
  'recording costs less than @rrweb/record: $name',
  async (page) => {
    const visits = new Map<string, Visit[]>(recorders.map(({ name }) => [name, []]));
    // Interleaved, so that a slow period of the machine affects all of them. Each round starts with another one, because
    // the run after the page without a recorder is colder.
    for (let round = 0; round < ROUNDS; round += 1) {
      const first = round % recorders.length;
      for (const recorder of [...recorders.slice(first), ...recorders.slice(0, first)]) {
        const receiver = recorder.isPeer ? peerServer : ingest;
        const address = website.addressOf(page, recorder, receiver);
        visits.get(recorder.name)?.push(await visit(browser, address, receiver));
      }
    }
    const of = (name: string, what: keyof Visit) =>
      median((visits.get(name) ?? []).map((each) => each[what]));
    const more = (name: string, what: keyof Visit) => of(name, what) - of(NO_RECORDER, what);
    const rows = recorders.map(({ name }) => ({
      [page.name]: name,
      'script ms': Math.round(of(name, 'script')),
      'more than no recorder': Math.round(more(name, 'script')),
      'all work ms': Math.round(of(name, 'thread')),
      'more all work': Math.round(more(name, 'thread')),
      'long tasks ms': Math.round(of(name, 'blocked')),
      'longest task ms': Math.round(of(name, 'longest')),
      'kB a minute': Math.round((of(name, 'bytes') * VISITS_PER_MINUTE) / 1_000),
      'first batch ms': of(name, 'firstBatch'),
    }));
    console.table(rows);
    // One that sends nothing after its snapshot does not record.
    for (const { name } of recorders)
      if (name !== NO_RECORDER) expect.soft(of(name, 'lateBytes'), name).toBeGreaterThan(200);
    const ratio = more(OURS, 'script') / more('@rrweb/record', 'script');
    console.log(
      `script time ${ratio.toFixed(2)} × @rrweb/record, all work ${(more(OURS, 'thread') / more('@rrweb/record', 'thread')).toFixed(2)} ×`,
    );
    expect(of(OURS, 'firstBatch')).toBeLessThan(TARGET_FIRST_BATCH_MS);
    expect(ratio).toBeLessThanOrEqual(TARGET_RATIO);
  },
  3_600_000,
);
