import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../journeys/browser.ts';
import { batchOf, Ingest } from '../tracker/browser/ingest.ts';
import { contenders, NO_RECORDER, OURS } from './tracker/contenders.ts';
import { pages } from './tracker/pages.ts';
import { PeerServer } from './tracker/peer-server.ts';
import { VISITS_PER_MINUTE, type Visit, visit, Website } from './tracker/visit.ts';

/** As many as there are contenders, or a multiple of it: then each has had every place. */
const ROUNDS = Number(process.env.ROUNDS ?? 4);
/** At most so many times the script time of @rrweb/record as its documentation installs it. */
const AIM_RATIO = 0.7;
const AIM_FIRST_BATCH_MS = 2_000;

const ingest = new Ingest();
/** Ours on the wire, the others as JSON. */
ingest.reads = (body, type) => {
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
  'what a visitor pays on a page: $name',
  async (page) => {
    const visits = new Map<string, Visit[]>(contenders.map(({ name }) => [name, []]));
    // Interleaved, so that a slow period of the machine affects all of them; each round starts with another one, since the
    // run after the page without a recorder pays for what that run did not warm up.
    for (let round = 0; round < ROUNDS; round += 1) {
      const first = round % contenders.length;
      for (const contender of [...contenders.slice(first), ...contenders.slice(0, first)]) {
        const receiver = contender.isPeer ? peerServer : ingest;
        const address = website.addressOf(page, contender, receiver);
        visits.get(contender.name)?.push(await visit(browser, address, receiver));
      }
    }
    const of = (name: string, what: keyof Visit) =>
      median((visits.get(name) ?? []).map((each) => each[what]));
    const more = (name: string, what: keyof Visit) => of(name, what) - of(NO_RECORDER, what);
    const rows = contenders.map(({ name }) => ({
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
    // A contender that sends nothing after its snapshot does not record.
    for (const { name } of contenders)
      if (name !== NO_RECORDER) expect(of(name, 'lateBytes'), name).toBeGreaterThan(200);
    const ratio = more(OURS, 'script') / more('@rrweb/record', 'script');
    console.log(
      `script time ${ratio.toFixed(2)} × @rrweb/record, all work ${(more(OURS, 'thread') / more('@rrweb/record', 'thread')).toFixed(2)} ×`,
    );
    expect(of(OURS, 'firstBatch')).toBeLessThan(AIM_FIRST_BATCH_MS);
    expect(ratio).toBeLessThanOrEqual(AIM_RATIO);
  },
  3_600_000,
);
