import { SCHEDULE_SHARDS } from '../../../lambdas/contract/limits.ts';
import {
  senderShare,
  sendersFor,
  takeToken,
} from '../../../lambdas/contract/rules/sending-rate.ts';
import { sendDailyReport } from '../../../lambdas/reports/functions.ts';

/** Assumptions about the cloud; every other rule and number comes from the product code. */
export const assumptions = {
  /** One page of the index holds a megabyte, about this many owners, and takes this long to read. */
  ownersPerPage: 5_000,
  pageMs: 120,
  /** A request with ten messages; eight requests are concurrent. */
  batchMs: 15,
  lanes: 8,
  /** A queue starts with five functions and adds this many per minute. */
  firstSenders: 5,
  sendersAddedPerMinute: 300,
  /** Reading the ledgers and the content and writing the delivery, and the response of the mail service. */
  tableMs: 70,
  mailMs: 80,
} as const;

const { atOnce: LANES = 1 } = sendDailyReport.trigger;

export interface ReportRun {
  readonly owners: number;
  readonly mailsPerOwner: number;
  readonly mailsPerSecond: number;
}

/** Milliseconds after nine at which each owner's message is on the queue. */
function queued({ owners }: ReportRun): Float64Array {
  const at = new Float64Array(owners);
  const { ownersPerPage, pageMs, batchMs, lanes } = assumptions;
  const perShard = Math.ceil(owners / SCHEDULE_SHARDS);
  for (let owner = 0; owner < owners; owner += 1) {
    const indexInShard = owner % perShard;
    const page = Math.floor(indexInShard / ownersPerPage);
    const indexInPage = indexInShard % ownersPerPage;
    const msPerPage = pageMs + (ownersPerPage / 10 / lanes) * batchMs;
    at[owner] = 1_000 + page * msPerPage + pageMs + Math.floor(indexInPage / 10 / lanes) * batchMs;
  }
  return at.sort();
}

/** Simulates the run and returns when each email was sent, in milliseconds after nine, in order. */
export function simulateReportRun(reportRun: ReportRun) {
  const arrivals = queued(reportRun);
  const senders = sendersFor(reportRun.mailsPerSecond);
  const share = senderShare(reportRun.mailsPerSecond);
  const startOf = (sender: number) =>
    sender < assumptions.firstSenders
      ? 500
      : ((sender - assumptions.firstSenders) / assumptions.sendersAddedPerMinute) * 60_000;
  // Each sender handles several owners concurrently, within one share of the rate.
  const freeAt = Float64Array.from({ length: senders * LANES }, (_, lane) =>
    startOf(Math.floor(lane / LANES)),
  );
  const buckets = Array.from({ length: senders }, (_, sender) => ({
    tokens: 1,
    at: startOf(sender),
  }));
  const sentAt = new Float64Array(reportRun.owners * reportRun.mailsPerOwner);
  let mails = 0;
  for (const arrival of arrivals) {
    const lane = earliest(freeAt);
    const sender = Math.floor(lane / LANES);
    let now = Math.max(arrival, freeAt[lane] ?? 0) + assumptions.tableMs;
    for (let mail = 0; mail < reportRun.mailsPerOwner; mail += 1) {
      const taken = takeToken(buckets[sender] ?? { tokens: 0, at: now }, now, share);
      buckets[sender] = taken.bucket as { tokens: number; at: number };
      now += taken.waitMs + assumptions.mailMs;
      sentAt[mails] = now;
      mails += 1;
    }
    freeAt[lane] = now;
  }
  sentAt.sort();
  return { senders, queuedMs: arrivals.at(-1) ?? 0, sentAt };
}

function earliest(freeAt: Float64Array): number {
  let best = 0;
  for (let sender = 1; sender < freeAt.length; sender += 1) {
    if ((freeAt[sender] ?? 0) < (freeAt[best] ?? 0)) best = sender;
  }
  return best;
}
