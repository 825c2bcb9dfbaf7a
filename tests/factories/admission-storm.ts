import { randomBytes, randomUUID } from 'node:crypto';
import type { Table } from '../../lambdas/adapters/table.ts';
import { Problem } from '../../lambdas/contract/problem.ts';
import { sessionIdAt } from '../../lambdas/contract/rules/session-id.ts';
import type { SessionTicket } from '../../lambdas/recordings/admission/session-ticket.ts';
import { usageStore } from '../../lambdas/recordings/admission/usage.store.ts';
import { ingest } from '../../lambdas/recordings/batch/ingest.protocol.ts';
import { sessionRangeStore } from '../../lambdas/recordings/session/session-range.store.ts';
import { fakeBucket } from '../fakes/bucket.ts';
import { type Fault, faultyBucket, faultyTable, Killed } from '../fakes/faults.ts';
import { CHROME, firstBatch, packedBatch } from './batch.ts';
import { connectTicketSite } from './ticket-site.ts';
import { usedPlan } from './used-plan.ts';

const TRIES = 8;

/** All visitors start concurrently; workers crash, responses get lost, and clients without a response retry. */
export async function admissionStorm(
  table: Table,
  {
    visits,
    used = 0,
    max,
    period,
    faultRate,
  }: { visits: number; used?: number; max: number; period: string; faultRate: number },
) {
  const ownerId = randomUUID();
  await connectTicketSite(table, { ownerId, domain: 'shop.example' }, new Date());
  if (used > 0) await usedPlan(table, ownerId, used, period);
  const now = new Date();
  const bucket = fakeBucket();
  const dice = (): Fault => {
    const roll = Math.random();
    return roll < faultRate / 2 ? 'before' : roll < faultRate ? 'after' : undefined;
  };
  const use = {
    table: faultyTable(table, dice),
    bucket: faultyBucket(bucket, dice),
    'limit-notices': { add: async () => {} },
  };
  const body = packedBatch(firstBatch('shop.example'));
  const delivery = {
    body,
    contentType: 'application/octet-stream',
    userAgent: CHROME,
    country: undefined,
  };
  const acknowledged = new Set<string>();
  const refused = new Set<string>();

  async function visit(ticket: SessionTicket) {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      try {
        await ingest(delivery, ticket, use, now);
        acknowledged.add(ticket.sessionId);
        return;
      } catch (error) {
        if (error instanceof Problem) {
          refused.add(ticket.sessionId);
          return;
        }
        if (!(error instanceof Killed)) throw error;
      }
    }
  }
  const tickets = Array.from(
    { length: visits / 2 },
    (): SessionTicket => ({
      ownerId,
      sessionId: sessionIdAt(now, randomBytes(10)),
      domain: 'shop.example',
      visitor: 'browser',
      origin: 'https://shop.example',
      referrer: '',
      period,
      maxSessions: max,
      keepDays: 30,
      clockSkewMs: 0,
      expiresAt: now.getTime() + 60_000,
    }),
  );
  // Each first batch is sent twice, as after a lost response.
  await Promise.all([...tickets, ...tickets].map(visit));

  const stored = new Set<string>();
  for await (const { sessionId } of sessionRangeStore(table).between(
    ownerId,
    new Date(now.getTime() - 1_000),
    new Date(now.getTime() + 1_000),
  )) {
    stored.add(sessionId);
  }
  const { sessions } = await usageStore(table).find({ ownerId, period });
  return { counted: sessions, stored, acknowledged, refused };
}
