import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { table } from '../../../lambdas/adapters/table.ts';
import type { Batch, SessionRequest, SessionResponse } from '../../../lambdas/contract/tracker.ts';
import { reportScheduleStore } from '../../../lambdas/reports/schedule/report-schedule.store.ts';
import { reportsAsOf } from '../../../lib/local/reports/as-of.ts';
import { parseInstant } from '../../../lib/local/reports/moment.ts';
import { connectedOwner } from '../../factories/connected-owner.ts';
import { everythingStored } from '../../factories/everything-stored.ts';
import { fromEdge } from '../../factories/http-event.ts';
import { linesLogged } from '../../factories/logged-lines.ts';
import { mailTo } from '../../factories/mailbox.ts';
import { wireOf } from '../../factories/wire.ts';
import type { Shop } from '../browser/shop.ts';
import { type CorpusPage, canaryOf } from './canaries.ts';
import { visitPage } from './visit-page.ts';

interface RecordedVisit {
  readonly request: SessionRequest;
  readonly batches: readonly Batch[];
}
interface StoredText {
  readonly place: string;
  readonly text: string;
}

/** Visits one page of the corpus in a browser and returns what its tracker sent. */
export async function recordedVisit(
  shop: Shop,
  page: CorpusPage,
  index: number,
  parts?: { readonly script: string; readonly css: string },
): Promise<RecordedVisit> {
  await visitPage(shop, page, canaryOf(index), parts);
  const [request] = shop.ingest.sessionRequests;
  if (!request) throw new Error(`${page.name} was not recorded`);
  const batches = shop.ingest.batches
    .map(({ ticket, type, size, at, ...batch }) => batch)
    .toSorted((a, b) => a.seq - b.seq);
  await shop.reset();
  return { request, batches };
}

/** Visits per owner, because the local cloud closes about one session per second. */
const VISITS_PER_OWNER = 12;

/**
 * Sends recorded visits to the deployed functions, closes the sessions and sends the reports. Returns everything that is
 * stored, logged, prompted or mailed by then.
 */
export async function storedTextOf(
  host: string,
  visits: readonly RecordedVisit[],
): Promise<StoredText[]> {
  const cloud = inject('cloud');
  const since = new Date();
  const texts: StoredText[] = [];
  for (let first = 0; first < visits.length; first += VISITS_PER_OWNER)
    texts.push(await reportEmailAbout(host, visits.slice(first, first + VISITS_PER_OWNER), first));
  texts.push(
    { place: 'log of the cloud', text: readFileSync(join(cloud.folder, 'emulator.log'), 'utf8') },
    { place: 'logs of the functions', text: await linesLogged(cloud.endpoint, since) },
  );
  for await (const stored of everythingStored()) texts.push(stored);
  return texts;
}

/** Sends the visits as sessions of a new owner and returns the report email. */
async function reportEmailAbout(
  host: string,
  visits: readonly RecordedVisit[],
  first: number,
): Promise<StoredText> {
  const cloud = inject('cloud');
  const day = 86_400_000;
  const owner = await connectedOwner({
    zone: 'America/New_York',
    since: new Date(Date.now() - day),
    domain: host,
  });
  const { INGESTION_URL = '' } = cloud.outputs;
  const post = (path: string, body: string, place: number) =>
    fetch(`${INGESTION_URL.replace(/\/$/, '')}/functions/v1/${path}`, {
      method: 'POST',
      headers: {
        ...fromEdge(`2001:db8::${place.toString(16)}`),
        origin: `http://${host}`,
        'content-type': 'text/plain',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0.0.0',
      },
      body,
    });
  for (const [index, { request, batches }] of visits.entries()) {
    const place = first + index;
    const visitorId = `${host}-${owner.id}`;
    const startSession = await post(
      'start-session',
      JSON.stringify({ ...request, visitor_id: visitorId }),
      place,
    );
    const response = (await startSession.json()) as SessionResponse;
    if (!response.admitted) throw new Error(`Not admitted: ${response.reason}`);
    const path = `record-events?ticket=${encodeURIComponent(response.ticket)}`;
    for (const batch of batches)
      expect((await post(path, wireOf(batch).toString('base64'), place)).status).toBe(202);
  }
  const store = table.connect(process.env as never);
  await expect
    .poll(() => reportScheduleStore(store).find(owner.id), { timeout: 30_000 })
    .toBeDefined();
  const at = parseInstant('tomorrow', new Date());
  await reportsAsOf({ ...cloud, at, owner }, () => {});
  const mail = await mailTo(owner.email);
  return { place: 'mail', text: `${mail.subject}\n${mail.html}\n${mail.text}` };
}
