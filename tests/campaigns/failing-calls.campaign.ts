import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { bucket as bucketAdapter } from '../../lambdas/adapters/bucket.ts';
import { gunzip } from '../../lambdas/adapters/compression.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { MINUTE_MS } from '../../lambdas/contract/durations.ts';
import type { SessionResponse } from '../../lambdas/contract/tracker.ts';
import { sessionStore } from '../../lambdas/recordings/session/session.store.ts';
import { queueVariable } from '../../lambdas/runtime/env.ts';
import { queueNames } from '../../lambdas/runtime/function.ts';
import { mailsIn } from '../../lib/local/inbox.ts';
import { type AwsCall, awsProxy, type Outcome } from '../factories/aws-proxy.ts';
import { firstBatch, laterBatch } from '../factories/batch.ts';
import {
  addMember,
  closedVisit,
  connectedOwner,
  waitForSchedule,
} from '../factories/connected-owner.ts';
import { subscribed } from '../factories/subscribed.ts';
import type { Site } from '../factories/visit.ts';
import { seededRandom } from '../fakes/seeded-random.ts';
import { consumer, SimulatedLambda, stopDeployedConsumers } from '../fakes/simulated-lambda.ts';

const OWNERS = Number(process.env.CAMPAIGN_OWNERS ?? 10);
const VISITS_PER_OWNER = 4;
const BATCHES = 12;
const FAILING = ['dynamodb', 's3', 'sqs', 'ses'];
const STEP_S = 15;
const cloud = inject('cloud');
const ENDPOINT = process.env.AWS_ENDPOINT_URL ?? '';
const zoneReports = process.env[queueVariable('zone-reports')];
const random = seededRandom(20_261_122);

/** Tomorrow at 9:00, when no schedule of the local cloud is due. */
const NINE = new Date(Date.now() + 86_400_000).setUTCHours(9, 0, 0, 0);
const minutes = (count: number) => NINE + count * MINUTE_MS;
const isFailing = () => Date.now() >= minutes(-5) && Date.now() < minutes(5);

/** Per SDK call, so its retries get the same outcome. */
const outcomes = new Map<string, Outcome>();
const counted = { calls: 0, rejected: 0, lost: 0 };
function outcomeOf({ service, invocation }: AwsCall): Outcome {
  if (!isFailing() || !FAILING.includes(service)) return 'pass';
  const known = outcomes.get(invocation);
  if (known) return known;
  const outcome: Outcome = random.chance(0.1)
    ? random.chance(0.5)
      ? 'reject'
      : 'lose-response'
    : 'pass';
  outcomes.set(invocation, outcome);
  counted.calls += 1;
  if (outcome === 'reject') counted.rejected += 1;
  if (outcome === 'lose-response') counted.lost += 1;
  return outcome;
}

/** Delays by message body. They pass on the simulated clock, because the local cloud would delay in real time. */
const delays = new Map<string, number>();
function withoutDelay({ service, operation, body }: AwsCall): Buffer {
  if (service !== 'sqs' || !operation.startsWith('SendMessage')) return body;
  const sent = JSON.parse(body.toString());
  for (const entry of sent.Entries ?? [sent]) {
    if (entry.DelaySeconds > 0) delays.set(entry.MessageBody, entry.DelaySeconds);
    entry.DelaySeconds = 0;
  }
  return Buffer.from(JSON.stringify(sent));
}

let close: () => void;
beforeAll(async () => {
  await stopDeployedConsumers(ENDPOINT);
  const proxy = await awsProxy(ENDPOINT, { outcomeOf, rewrite: withoutDelay });
  process.env.AWS_ENDPOINT_URL = proxy.url;
  // The SDK sends to the host of the queue URL.
  for (const name of queueNames) {
    const variable = queueVariable(name);
    const { pathname } = new URL(process.env[variable] ?? '');
    process.env[variable] = `${proxy.url}${pathname}`;
  }
  close = proxy.close;
});
afterAll(() => {
  vi.useRealTimers();
  close();
});

/** A visit whose tracker sends each batch until it is acknowledged. */
interface Visit {
  readonly site: Site;
  answer?: SessionResponse & { readonly admitted: true };
  next: number;
  readonly acknowledged: number[];
}

/** A text that only this batch contains. */
const markOf = (sessionId: string, seq: number) => `mark-${sessionId}-${seq}-`;
const marked = (batch: ReturnType<typeof laterBatch>, mark: string) => ({
  ...batch,
  events: [
    ...batch.events,
    { type: 5, timestamp: Date.now(), data: { tag: 'rv:mark', payload: { mark } } },
  ],
});

test('nothing is lost while a tenth of all calls to table, bucket, queue and SES fail for ten minutes', async () => {
  // Imported after the endpoint is set, so their clients use the failing proxy.
  const { connectedSite, requestTicket, sendBatch } = await import('../factories/visit.ts');
  const { handler: sweepSessions } = await import(
    '../../lambdas/recordings/session/sweep-sessions.lambda.ts'
  );
  const { handler: sweepReports } = await import(
    '../../lambdas/reports/schedule/sweep-due-reports.lambda.ts'
  );
  const lambda = new SimulatedLambda(
    ENDPOINT,
    await Promise.all(
      [
        'recordings/close-session',
        'reports/queue-zone-reports',
        'reports/prepare-daily-report',
        'reports/send-daily-report',
        'reports/record-mail-event',
      ].map(consumer),
    ),
    (body) => delays.get(body) ?? 0,
  );
  const store = table.connect(process.env as never);

  const since = new Date(NINE - 3 * 86_400_000);
  const owners = [];
  for (let place = 0; place < OWNERS; place += 1) {
    const owner = await connectedOwner({ zone: 'UTC', since });
    // A Free plan has no members.
    await subscribed(store, owner.id, since);
    const member = await addMember(owner.id);
    for (const hours of [12, 15, 20]) await closedVisit(owner.id, new Date(minutes(-60 * hours)));
    await waitForSchedule(owner.id);
    owners.push({ ...owner, readers: [owner.email, member.email] });
  }

  vi.useFakeTimers({ toFake: ['Date'], now: minutes(-20) });
  const visits: Visit[] = [];
  for (const _ of owners) {
    const site = await connectedSite(`shop-${randomUUID().slice(0, 8)}.example`, randomUUID());
    for (let place = 0; place < VISITS_PER_OWNER; place += 1)
      visits.push({ site, next: 0, acknowledged: [] });
  }

  async function advance(visit: Visit): Promise<void> {
    const { site, next } = visit;
    if (!visit.answer) {
      const { body } = await requestTicket(site, { visitor: randomUUID() });
      if (!body?.admitted) return; // the tracker retries
      visit.answer = body;
    }
    const { ticket = '', session_id: sessionId = '' } = visit.answer ?? {};
    const batch = next === 0 ? firstBatch(site.domain) : laterBatch(next);
    const last = next === BATCHES - 1 && { last: true };
    const { status } = await sendBatch(site, ticket, {
      ...marked(batch, markOf(sessionId, next)),
      ...last,
    });
    if (status === 202) visit.acknowledged.push(visit.next++);
    else expect(status).toBeGreaterThanOrEqual(500);
  }

  const ticks = { sessions: 0, reports: 0 };
  const attempt = (work: Promise<unknown>) => work.catch(() => {}); // the next run of the schedule retries
  let sent = false;
  for (let at = minutes(-20); at < minutes(240); at += STEP_S * 1_000) {
    vi.setSystemTime(at);
    const elapsed = (at - minutes(-20)) / 1_000;
    const running = visits.filter(
      ({ next }, place) => next < BATCHES && elapsed >= (place % 16) * 75,
    );
    await Promise.all(running.map(advance));
    if (elapsed % 300 === 0) ticks.sessions += 1;
    if (elapsed % 300 === 0) await attempt(sweepSessions({}));
    if (elapsed % 900 === 0) {
      ticks.reports += 1;
      await attempt(sweepReports({}));
    }
    if (at >= NINE && !sent) {
      sent = true;
      await queueZoneReports();
    }
    await lambda.step(at);
    // After the failures, nothing happens between sweeps.
    if (at > minutes(30) && lambda.waiting === 0) at += (300 - (elapsed % 300) - STEP_S) * 1_000;
  }
  vi.useRealTimers();

  /** Sends the message that EventBridge Scheduler would send. */
  async function queueZoneReports() {
    const { SendMessageCommand, SQSClient } = await import('@aws-sdk/client-sqs');
    const MessageBody = JSON.stringify({
      moment: 'send',
      zone: 'UTC',
      scheduledAt: new Date(NINE).toISOString(),
    });
    await new SQSClient({ endpoint: ENDPOINT }).send(
      new SendMessageCommand({ QueueUrl: zoneReports, MessageBody }),
    );
  }

  const bucket = bucketAdapter.connect(process.env as never);
  const states = new Map<string, number>();
  const lost: string[] = [];
  const twice: string[] = [];
  let acknowledged = 0;
  for (const { site, answer, acknowledged: sequences } of visits) {
    const key = { ownerId: site.ownerId, sessionId: answer?.session_id ?? '' };
    const session = await sessionStore(store).find(key);
    states.set(session?.state ?? 'missing', (states.get(session?.state ?? 'missing') ?? 0) + 1);
    let text = '';
    for await (const { key: part } of bucket.list(`recordings/${key.ownerId}/${key.sessionId}/`)) {
      text += gunzip((await bucket.get(part))?.body ?? Buffer.alloc(0)).toString();
    }
    for (const seq of sequences) {
      acknowledged += 1;
      const times = text.split(markOf(key.sessionId, seq)).length - 1;
      if (times === 0) lost.push(markOf(key.sessionId, seq));
      if (times > 1) twice.push(markOf(key.sessionId, seq));
    }
  }
  const mails = await mailsIn(cloud.mailDir);
  const copies = owners.flatMap(({ readers }) =>
    readers.map((reader) => mails.filter(({ to }) => to === reader).length),
  );
  process.stdout.write(
    `${counted.calls} calls in ten minutes: ${counted.rejected} rejected, ${counted.lost} executed without a response\n` +
      `${visits.length} visits, ${acknowledged} batches acknowledged, ${lost.length} lost, ${twice.length} twice; sessions ${JSON.stringify([...states])}\n` +
      `${copies.length} recipients: ${copies.filter((count) => count === 0).length} without a mail, ${copies.filter((count) => count > 1).length} with more than one\n` +
      `${lambda.calls} messages processed, ${lambda.failures} failed, ${lambda.deadLetters.length} dead letters\n`,
  );
  expect(counted.calls).toBeGreaterThan(50 * OWNERS);
  expect(acknowledged).toBe(visits.length * BATCHES);
  expect({ lost, twice }).toEqual({ lost: [], twice: [] });
  expect([...states.keys()]).toEqual(['closed']);
  expect(lambda.deadLetters).toEqual([]);
  expect(copies.filter((count) => count !== 1)).toEqual([]);
});
