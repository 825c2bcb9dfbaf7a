import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { gzipJson } from '../../../lambdas/adapters/compression.ts';
import type { Digest } from '../../../lambdas/contract/digest.ts';
import { DAY_MS } from '../../../lambdas/contract/durations.ts';
import { sessionIdAt } from '../../../lambdas/contract/rules/session-id.ts';
import { sessionRangeStore } from '../../../lambdas/recordings/session/session-range.store.ts';
import { gatherReport } from '../../../lambdas/reports/content/gather-report.protocol.ts';
import { element } from '../../factories/digest.ts';
import { ordinaryVisit, visitWithSignal } from '../../golden/visits.ts';

/**
 * One report over a large day, in a separate process with the function's memory. The table is simulated below the SDK:
 * its pages have DynamoDB's format, so the cost includes parsing and unmarshalling, but not the network.
 */
const SESSIONS = Number(process.argv[2]);
const DAYS_BEFORE = Number(process.argv[3] ?? 0);
const DAY = Date.parse('2026-11-19T00:00:00Z');
/** DynamoDB limits a page to a megabyte. */
const PAGE_BYTES = 1_000_000;
const path = ['/', '/collections/winter', '/products/:id', '/cart', '/checkout'];

/** Forty clicks with random labels, so that compression does not remove them. */
const clicks = (n: number) =>
  Array.from({ length: 40 }, (_, index) => ({
    page: path[(n + index) % path.length] ?? '/',
    element: element(`Item ${randomBytes(24).toString('hex')}`),
    x: ((n * 31 + index * 17) % 1_000) / 1_000,
    y: ((n * 17 + index * 31) % 1_000) / 1_000,
    count: 1 + (index % 3),
  })) as unknown as Digest['clicks'];

const kinds = ['rage-click', 'javascript-error', 'dead-click'] as const;
const digests = Array.from({ length: 300 }, (_, n) =>
  n % 10 === 0
    ? visitWithSignal(
        n,
        path.slice(0, 4),
        kinds[n % 3] ?? 'rage-click',
        {
          element: element(`Button ${String.fromCharCode(65 + (n % 25))}`),
          about: `Error in ${String.fromCharCode(65 + (n % 25))} (app.js)`,
          count: 4,
        },
        { clicks: clicks(n) },
      )
    : ordinaryVisit(n, path, { clicks: clicks(n) }),
);
const packedDigests = digests.map((digest) => gzipJson(digest));
const texts = packedDigests.map((bytes) => Buffer.from(bytes).toString('base64'));
const bytesEach = packedDigests.reduce((sum, { length }) => sum + length, 0) / digests.length;
const perPage = Math.floor(PAGE_BYTES / (bytesEach + 600));

const startOf = (index: number, from: number) => new Date(from + (index / SESSIONS) * DAY_MS);
function outlineText(index: number, from: number): string {
  const at = startOf(index, from).toISOString();
  const s = (text: string) => ({ S: text });
  return JSON.stringify({
    sessionId: s(sessionIdAt(new Date(at), Buffer.from(String(index).padStart(10, '0')))),
    startedAt: s(at),
    closedAt: s(new Date(from + DAY_MS).toISOString()),
    visitor: s(`visitor-${index % Math.ceil(SESSIONS * 0.8)}`),
    state: s('closed'),
  });
}

const respond = (text: string) => {
  const headers = { 'content-type': 'application/x-amz-json-1.0' };
  return { response: { statusCode: 200, headers, body: Readable.from([Buffer.from(text)]) } };
};
/** One page of the requested day, with the projected attributes. */
function page({ ExpressionAttributeValues: values, ExclusiveStartKey }: Query): string {
  const from = Date.parse(String(values[':from']?.S).replace('SESSION#', ''));
  const to = Date.parse(String(values[':to']?.S).replace('SESSION#', ''));
  const count = Math.round(((to - from) / DAY_MS) * SESSIONS);
  const first = Number(ExclusiveStartKey?.place?.N ?? 0);
  const last = Math.min(count, first + perPage);
  const items: string[] = [];
  for (let index = first; index < last; index += 1) items.push(outlineText(index, from));
  read += items.length;
  const next = last < count ? `,"LastEvaluatedKey":{"place":{"N":"${last}"}}` : '';
  return `{"Items":[${items.join(',')}]${next}}`;
}
interface Query {
  readonly ExpressionAttributeValues: Readonly<Record<string, { S: string }>>;
  readonly ExclusiveStartKey?: { readonly place: { readonly N: string } };
  readonly RequestItems?: { readonly table: { readonly Keys: readonly unknown[] } };
}
let read = 0;
let unpackedDigests = 0;
const handler = {
  async handle(request: { body: string }) {
    const query = JSON.parse(Buffer.from(request.body).toString()) as Query;
    const keys = query.RequestItems?.table.Keys;
    if (!keys) return respond(page(query));
    const items = keys.map(
      () => `{"packedDigest":{"B":"${texts[unpackedDigests++ % texts.length]}"}}`,
    );
    return respond(`{"Responses":{"table":[${items.join(',')}]}}`);
  },
};
const client = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    region: 'us-east-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    requestHandler: handler as never,
  }),
);
const sessions = sessionRangeStore({ client, table: 'table' });
const earlierReports =
  DAYS_BEFORE > 0
    ? [{ date: '2026-11-19', state: 'written', writtenAt: '2027-01-01T00:00:00Z' }]
    : [];
const before = process.cpuUsage();
const gathered = await gatherReport(
  {
    profile: async () =>
      ({ first_name: 'Maya', last_name: 'Okafor', email: 'm@shop.example' }) as never,
    websites: async () => [],
    sessions,
    tally: async () =>
      ({ automated: 0, limit: 0, 'wrong-site': 0, rate: 0, 'set-aside': 0 }) as never,
    entitlement: async () => ({ plan: 'growth', maxSessions: 1_000_000 }) as never,
    reports: { latest: async () => earlierReports as never },
    issues: { of: async () => [] },
  },
  {
    schedule: {
      ownerId: 'owner',
      zone: 'UTC',
      next: '2026-11-20',
      lastVisitOn: '2026-11-19',
      coveredUntil: '',
    },
    day: DAY / DAY_MS + 1,
    date: '2026-11-20',
    window: { from: new Date(DAY).toISOString(), to: new Date(DAY + DAY_MS).toISOString() },
  },
);
const { user, system } = process.cpuUsage(before);
process.stdout.write(
  JSON.stringify({
    read,
    digestBytes: Math.round(bytesEach),
    sampled: gathered.digests.length,
    sessions: gathered.composed.summary.total_sessions,
    issues: gathered.composed.facts.issues.length,
    cpuSeconds: (user + system) / 1e6,
    peakMb: process.resourceUsage().maxRSS / 1_024,
  }),
);
