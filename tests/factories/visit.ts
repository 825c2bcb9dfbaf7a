import { randomUUID } from 'node:crypto';
import { table } from '../../lambdas/adapters/table.ts';
import type { Batch, SessionResponse } from '../../lambdas/contract/tracker.ts';
import { handler as recordEvents } from '../../lambdas/recordings/record-events.lambda.ts';
import { handler as startSession } from '../../lambdas/recordings/start-session.lambda.ts';
import { integrationStore } from '../../lambdas/websites/integration.store.ts';
import { CHROME, packedBatch } from './batch.ts';
import { fromEdge } from './http-event.ts';

export interface Site {
  readonly ownerId: string;
  readonly domain: string;
  readonly visitorId: string;
}

/** A website whose owner has connected it. */
export async function connectedSite(
  domain = 'shop.example',
  ownerId: string = randomUUID(),
): Promise<Site> {
  const visitorId = `${domain}-${ownerId}`;
  const now = new Date().toISOString();
  await integrationStore(table.connect(process.env as never)).add({
    id: randomUUID(),
    user_id: ownerId,
    domain,
    website_analysis: 'A shop',
    generated_script: '<script></script>',
    visitor_id: visitorId,
    is_active: true,
    created_at: now,
    connected_at: now,
    last_seen_at: now,
  });
  return { ownerId, domain, visitorId };
}

interface RequestOptions {
  readonly method?: 'POST' | 'OPTIONS';
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string | undefined>;
  readonly body?: Buffer | string;
  readonly ip?: string;
}

/** API Gateway's event for a request from another site's page: bytes arrive as base64. */
export const rawEvent = ({
  method = 'POST',
  query,
  headers = {},
  body = '',
  ip,
}: RequestOptions) => ({
  body: Buffer.from(body).toString('base64'),
  isBase64Encoded: true,
  headers: { ...fromEdge(ip ?? randomAddress()), 'user-agent': CHROME, ...headers },
  queryStringParameters: query,
  rawPath: '/',
  requestContext: { http: { method, sourceIp: '203.0.113.9' } },
});

/** Each visit comes from a different address unless a test sets one, because rates count per address. */
const randomAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;

export interface ParsedResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: a test names the fields it knows
  readonly body: any;
}
export function responseOf(result: unknown): ParsedResponse {
  const { statusCode, headers, body } = result as {
    statusCode: number;
    headers: Record<string, string>;
    body?: string;
  };
  return { status: statusCode, headers, body: body ? JSON.parse(body) : undefined };
}

export const requestTicket = async (
  site: Site,
  more: object = {},
  { headers, ...rest }: RequestOptions = {},
) =>
  responseOf(
    await startSession(
      rawEvent({
        headers: { origin: `https://${site.domain}`, 'content-type': 'text/plain', ...headers },
        body: JSON.stringify({
          visitor_id: site.visitorId,
          visitor: 'browser-1',
          host: site.domain,
          page: '/',
          referrer: '',
          viewport: [1_000, 800],
          sent_at: Date.now(),
          ...more,
        }),
        ...rest,
      }),
    ),
  );

export async function ticketFor(site: Site, more: object = {}) {
  const { body } = await requestTicket(site, more);
  const answer = body as SessionResponse;
  if (!answer.admitted) throw new Error(`Not admitted: ${answer.reason}`);
  return answer;
}

export const sendBatch = async (
  site: Site,
  ticket: string,
  batch: Batch | Buffer | string,
  asked: RequestOptions = {},
) =>
  responseOf(
    await recordEvents(
      rawEvent({
        query: { ticket },
        body: Buffer.isBuffer(batch) || typeof batch === 'string' ? batch : packedBatch(batch),
        ...asked,
        headers: {
          origin: `https://${site.domain}`,
          'content-type': 'application/octet-stream',
          ...asked.headers,
        },
      }),
    ),
  );
