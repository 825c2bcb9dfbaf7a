import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { table } from '../../lambdas/adapters/table.ts';
import { REPORT_HOUR } from '../../lambdas/contract/limits.ts';
import { sessionStore } from '../../lambdas/recordings/session/session.store.ts';
import { type Measured, none, type Usage } from '../../lib/cost/prices.ts';
import { root } from '../../lib/local/paths.ts';
import { type SeedVisit, shiftVisit, visitsFor } from '../../lib/local/seed/visits.ts';
import { type AwsCall, type AwsResponse, awsProxy } from '../factories/aws-proxy.ts';
import { packedBatch } from '../factories/batch.ts';
import { closedVisit, connectedOwner, waitForSchedule } from '../factories/connected-owner.ts';
import { mailTo } from '../factories/mailbox.ts';

/** Visits left out of the averages, because they also compile the code. */
const WARM_UP = 3;
const REPORT_SESSIONS = 50;
const ENDPOINT = process.env.AWS_ENDPOINT_URL ?? '';
const counts = { ...none };
let close: () => void;

beforeAll(async () => {
  const proxy = await awsProxy(ENDPOINT, { onResponse: count });
  process.env.AWS_ENDPOINT_URL = proxy.url;
  close = proxy.close;
});
afterAll(() => close());

const KB = 1_024;
/** Units per kind of table write and bucket request, over all visits. */
const purposes: Record<string, number> = {};
const note = (purpose: string, units: number) => {
  purposes[purpose] = (purposes[purpose] ?? 0) + units;
};

type Value = Readonly<Record<string, unknown>>;
type Item = Readonly<Record<string, Value>>;

/** The item size that DynamoDB bills: names and values. */
const itemBytes = (item: Item): number =>
  sum(Object.entries(item).map(([name, value]) => name.length + valueBytes(value)));
function valueBytes(value: Value): number {
  const [[type, content] = ['NULL', true]] = Object.entries(value);
  if (type === 'S') return Buffer.byteLength(String(content));
  if (type === 'N') return Math.ceil(String(content).length / 2) + 1;
  if (type === 'B') return Buffer.from(String(content), 'base64').length;
  if (type === 'M') return 3 + itemBytes(content as Item);
  if (type === 'L') return 3 + sum((content as Value[]).map((each) => 1 + valueBytes(each)));
  if (type === 'SS') return sum((content as string[]).map((each) => Buffer.byteLength(each)));
  return 1;
}
const unitsOf = (bytes: number) => Math.max(1, Math.ceil(bytes / KB));

interface Write {
  readonly Item?: Item;
  readonly Key?: Item;
  readonly UpdateExpression?: string;
}
/** GSI1 projects whole items, so each write counts twice; GSI2 projects keys and counts only when an item enters or leaves it. */
function writeUnits({ Item, UpdateExpression = '' }: Write, after: Item | undefined): number {
  const item = Item ?? after ?? {};
  const comesOrGoes = Item?.GSI2PK || /#GSI2PK/.test(UpdateExpression);
  const units = unitsOf(itemBytes(item));
  return units + (item.GSI1PK ? units : 0) + (comesOrGoes ? 1 : 0);
}
const monthsUntil = (seconds: unknown) => (Number(seconds) - Date.now() / 1_000) / (30 * 86_400);
const purposeOf = ({ Item, Key }: Write): string =>
  String((Item ?? Key)?.SK?.S ?? '').split('#')[0] || 'other';

function countWrite({ operation, body }: AwsCall, answer: AwsResponse): void {
  const requestBody = JSON.parse(body.toString());
  const replied = JSON.parse(answer.body.toString() || '{}');
  const add = (write: Write, units: number) => {
    counts.tableWrites += units;
    note(`write of ${purposeOf(write)}`, units);
  };
  if (operation === 'TransactWriteItems') {
    for (const { Put, Update } of requestBody.TransactItems as Record<'Put' | 'Update', Write>[])
      add(Put ?? Update, 2 * writeUnits(Put ?? Update, undefined));
  } else if (operation === 'BatchWriteItem') {
    for (const write of Object.values(requestBody.RequestItems as Record<string, Value[]>).flat())
      add(
        (write.PutRequest ?? write.DeleteRequest) as Write,
        writeUnits(write as Write, undefined),
      );
  } else if (answer.status === 200) {
    add(requestBody, writeUnits(requestBody, replied.Attributes));
    if (purposeOf(requestBody) === 'BATCH' && requestBody.Item)
      counts.expiringByteMonths +=
        itemBytes(requestBody.Item) * monthsUntil(requestBody.Item.ttl?.N);
  } else {
    // A failed condition is billed by the size of the existing item.
    add(requestBody, unitsOf(itemBytes(replied.Item ?? {})));
  }
}

/** Counts what AWS bills. Deleting objects is free. */
function count(call: AwsCall, answer: AwsResponse): void {
  const { service, operation, method, path, body } = call;
  if (service === 'dynamodb') {
    counts.tableCalls += 1;
    if (/Put|Update|Delete|Write/.test(operation)) countWrite(call, answer);
    else {
      const isConsistent = body.includes('"ConsistentRead":true');
      const units = Math.max(1, Math.ceil(answer.body.length / (4 * KB)));
      counts.tableReads += units * (isConsistent ? 1 : 0.5);
    }
  }
  if (service === 's3') {
    const isList = method === 'GET' && path.includes('list-type');
    const folder = path.split('/')[2];
    if (method === 'PUT' || isList) {
      counts.puts += 1;
      note(isList ? 'list of the bucket' : `object in ${folder}`, 1);
    } else if (method === 'GET' || method === 'HEAD') counts.gets += 1;
    if (method === 'PUT' && !path.includes('/batches/')) counts.storedBytes += body.length;
  }
  if (service === 'ses') counts.mails += 1;
  if (service === 'sqs') counts.messages += 1;
}

async function cost<T>(work: () => Promise<T>): Promise<{ result: T; spent: Usage }> {
  const before = { ...counts };
  const started = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(started);
  const spent = Object.fromEntries(
    Object.entries(counts).map(([name, value]) => [
      name,
      value - before[name as keyof typeof counts],
    ]),
  ) as unknown as Usage;
  return { result, spent: { ...spent, ms: (user + system) / 1_000 } };
}

const average = (all: readonly Usage[]): Usage =>
  Object.fromEntries(
    Object.keys(none).map((name) => [
      name,
      Math.round((100 * sum(all.map((each) => each[name as keyof Usage]))) / all.length) / 100,
    ]),
  ) as unknown as Usage;
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

test('records the AWS requests of a session and a report', async () => {
  // Imported after the endpoint is set, so their clients use the counting proxy.
  const { connectedSite, requestTicket, sendBatch } = await import('../factories/visit.ts');
  const { handler: closeSession } = await import(
    '../../lambdas/recordings/session/close-session.lambda.ts'
  );
  const { handler: prepare } = await import('../../lambdas/reports/prepare-daily-report.lambda.ts');
  const { handler: sendReport } = await import('../../lambdas/reports/send-daily-report.lambda.ts');
  const site = await connectedSite('shop.example', randomUUID());
  const { ownerId } = site;

  async function pass(recorded: SeedVisit) {
    const visit = shiftVisit(recorded, new Date());
    const headers = { 'user-agent': visit.userAgent };
    const request = { ...visit.request, visitor_id: site.visitorId, host: site.domain };
    const opening = await cost(() => requestTicket(site, request, { headers }));
    const { ticket, session_id: sessionId } = opening.result.body;
    const bodies = visit.batches.map(packedBatch);
    const batches = await cost(async () => {
      for (const body of bodies) {
        const { status } = await sendBatch(site, ticket, body, { headers });
        expect(status).toBe(202);
      }
    });
    const sessions = sessionStore(table.connect(process.env as never));
    const session = await sessions.find({ ownerId, sessionId });
    const body = JSON.stringify({ ownerId, sessionId, lastSeenAt: session?.lastSeenAt });
    const closing = await cost(() => closeSession({ Records: [{ body, messageId: '1' }] }));
    expect(await sessions.find({ ownerId, sessionId })).toMatchObject({ state: 'closed' });
    const sent = sum(bodies.map(({ length }) => length));
    const spent = [opening, batches, closing].map((each) => each.spent);
    return { spent, batches: bodies.length, sent };
  }
  const passed: Awaited<ReturnType<typeof pass>>[] = [];
  for (const visit of visitsFor(site.domain, ownerId)) passed.push(await pass(visit));
  const visits = passed.slice(WARM_UP);
  for (const [purpose, units] of Object.entries(purposes))
    process.stdout.write(`${purpose}: ${(units / passed.length).toFixed(2)} per session\n`);
  const spentOn = (place: number) => average(visits.map(({ spent }) => spent[place] ?? none));

  const measured: Measured = {
    visits: visits.length,
    batchesPerSession: sum(visits.map(({ batches }) => batches)) / visits.length,
    sentBytes: Math.round(sum(visits.map(({ sent }) => sent)) / visits.length),
    session: { opening: spentOn(0), batches: spentOn(1), closing: spentOn(2) },
    reportSessions: REPORT_SESSIONS,
    report: average([await report(), await report(), await report()].slice(1)),
  };
  writeFileSync(join(root, 'docs/cost-measured.json'), `${JSON.stringify(measured, null, 2)}\n`);

  /** Prepares and sends the report of a typical day. */
  async function report(): Promise<Usage> {
    const now = Date.now();
    const owner = await connectedOwner({ zone: 'UTC', since: new Date(now - 3 * 86_400_000) });
    const midnight = new Date(now).setUTCHours(0, 0, 0, 0);
    for (let place = 0; place < REPORT_SESSIONS; place += 1) {
      const at = midnight + ((now - midnight) * place) / REPORT_SESSIONS;
      await closedVisit(owner.id, new Date(at));
    }
    await waitForSchedule(owner.id);
    const at = new Date(midnight + 86_400_000 + REPORT_HOUR * 3_600_000).toISOString();
    const body = JSON.stringify({ ownerId: owner.id, scheduledAt: at });
    const { spent } = await cost(async () => {
      await prepare({ Records: [{ body, messageId: '1' }] });
      await sendReport({ Records: [{ body, messageId: '2' }] });
    });
    expect(spent.mails).toBe(1);
    expect((await mailTo(owner.email)).text).toContain(`${REPORT_SESSIONS} sessions`);
    return spent;
  }
});
