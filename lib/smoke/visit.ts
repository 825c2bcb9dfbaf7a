import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { countSessions } from '../../lambdas/contract/recordings.ts';
import type { Batch, SessionRequest, SessionResponse } from '../../lambdas/contract/tracker.ts';
import { encodeEvent } from '../../lambdas/contract/wire/encode.ts';
import { packBatch } from '../../lambdas/contract/wire/pack.ts';
import { type Account, caller } from './account.ts';
import { expect } from './inputs.ts';

/** The user agent of a person, because automated browsers are not counted as visitors. */
const PERSON =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';

/** Sends one page view of one visitor, as the tracker does. */
export async function recordVisit(origin: string, site: string, ownerId: string): Promise<void> {
  const { host } = new URL(site);
  const headers = { origin: site, referer: `${site}/`, 'user-agent': PERSON };
  const request: SessionRequest = {
    visitor_id: `${host}-${ownerId}`,
    visitor: randomUUID(),
    host,
    page: '/',
    referrer: '',
    viewport: [1_280, 800],
    sent_at: Date.now(),
  };
  const started = await fetch(`${origin}/functions/v1/start-session`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/plain' },
    body: JSON.stringify(request),
  });
  expect(started.ok, `start-session responded ${started.status}`);
  const answer = (await started.json()) as SessionResponse;
  expect(answer.admitted, `the session was rejected: ${JSON.stringify(answer)}`);
  const batch: Batch = {
    seq: answer.next_seq,
    sent_at: Date.now(),
    events: page(site),
    last: true,
  };
  const recorded = await fetch(`${origin}/functions/v1/record-events?ticket=${answer.ticket}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: gzipSync(packBatch(batch, batch.events.map(encodeEvent))),
  });
  expect(recorded.status === 202, `record-events responded ${recorded.status}`);
}

/** The rrweb events of an empty page. */
function page(site: string): Batch['events'] {
  const at = Date.now();
  const element = (id: number, tagName: string, childNodes: object[] = []) => ({
    type: 2,
    id,
    tagName,
    attributes: {},
    childNodes,
  });
  const document = { type: 0, id: 1, childNodes: [element(2, 'html', [element(3, 'body')])] };
  const payload = {
    page: '/',
    title: 'Smoke test',
    kind: 'load',
    referrer: '',
    viewport: [1_280, 800],
    page_height: 800,
  };
  return [
    { type: 4, timestamp: at, data: { href: `${site}/`, width: 1_280, height: 800 } },
    { type: 2, timestamp: at + 1, data: { node: document, initialOffset: { left: 0, top: 0 } } },
    { type: 5, timestamp: at + 2, data: { tag: 'rv:page', payload } },
  ];
}

/** The owner's number of sessions. */
export async function sessionsOf(origin: string, account: Account): Promise<number> {
  const path = countSessions.path.replace('{userId}', account.id) as `/${string}`;
  const { data } = await caller(
    origin,
    account,
  )<{ data: { totalSessions: number } }>({ ...countSessions, path });
  return data.totalSessions;
}
