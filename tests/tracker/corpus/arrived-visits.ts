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
import { type CorpusPage, canaryOf } from './drive.ts';
import { visitPage } from './visit-page.ts';

interface RecordedVisit {
  readonly request: SessionRequest;
  readonly batches: readonly Batch[];
}
interface Kept {
  readonly place: string;
  readonly text: string;
}

/** One page of the corpus, visited in a browser; what its tracker sent. */
export async function recordedVisit(
  shop: Shop,
  page: CorpusPage,
  index: number,
  parts?: { readonly script: string; readonly css: string },
): Promise<RecordedVisit> {
  await visitPage(shop, page, canaryOf(index), parts);
  const [request] = shop.ingest.asked;
  if (!request) throw new Error(`${page.name} was not recorded`);
  const batches = shop.ingest.batches
    .map(({ ticket, type, size, at, ...batch }) => batch)
    .toSorted((a, b) => a.seq - b.seq);
  await shop.empty();
  return { request, batches };
}

/** A day of an owner: the local cloud closes about one session a second. */
const VISITS_A_DAY = 12;

/**
 * Sends recorded visits to the deployed functions as their trackers would have done, lets their sessions be closed and
 * reports be written and mailed; everything that is kept, logged, asked or mailed by then.
 */
export async function keptOf(host: string, visits: readonly RecordedVisit[]): Promise<Kept[]> {
  const cloud = inject('cloud');
  const since = new Date();
  const storedVisits: Kept[] = [];
  for (let first = 0; first < visits.length; first += VISITS_A_DAY)
    storedVisits.push(await mailAbout(host, visits.slice(first, first + VISITS_A_DAY), first));
  storedVisits.push(
    { place: 'log of the cloud', text: readFileSync(join(cloud.folder, 'emulator.log'), 'utf8') },
    { place: 'logs of the functions', text: await linesLogged(cloud.endpoint, since) },
  );
  for await (const stored of everythingStored()) storedVisits.push(stored);
  return storedVisits;
}

/** These visits are all that one owner's report is about. */
async function mailAbout(
  host: string,
  visits: readonly RecordedVisit[],
  first: number,
): Promise<Kept> {
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
    const opened = await post(
      'start-session',
      JSON.stringify({ ...request, visitor_id: visitorId }),
      place,
    );
    const answer = (await opened.json()) as SessionResponse;
    if (!answer.admitted) throw new Error(`Not admitted: ${answer.reason}`);
    const path = `record-events?ticket=${encodeURIComponent(answer.ticket)}`;
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
