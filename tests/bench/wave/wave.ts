import { SCHEDULE_SHARDS } from '../../../lambdas/contract/limits.ts';
import {
  senderShare,
  sendersFor,
  takeToken,
} from '../../../lambdas/contract/rules/sending-rate.ts';
import { sendDailyReport } from '../../../lambdas/reports/functions.ts';

/** What the simulation believes of the cloud; everything else in it is the product's own rule or number. */
export const beliefs = {
  /** One page of the index holds a megabyte, so about this many owners, and takes this long to read. */
  ownersAPage: 5_000,
  pageMs: 120,
  /** A request with ten messages, eight at once. */
  batchMs: 15,
  lanes: 8,
  /** A queue starts with five functions and adds this many a minute. */
  firstSenders: 5,
  sendersAddedAMinute: 300,
  /** Reading the ledgers and the content and writing the delivery, and the mail service's answer. */
  tableMs: 70,
  mailMs: 80,
} as const;

const { atOnce: LANES = 1 } = sendDailyReport.trigger;

export interface Wave {
  readonly owners: number;
  readonly mailsAnOwner: number;
  readonly mailsPerSecond: number;
}

/** Milliseconds after nine at which each owner's message is on the queue. */
function queued({ owners }: Wave): Float64Array {
  const at = new Float64Array(owners);
  const { ownersAPage, pageMs, batchMs, lanes } = beliefs;
  const aShard = Math.ceil(owners / SCHEDULE_SHARDS);
  for (let owner = 0; owner < owners; owner += 1) {
    const place = owner % aShard;
    const page = Math.floor(place / ownersAPage);
    const inPage = place % ownersAPage;
    const aPage = pageMs + (ownersAPage / 10 / lanes) * batchMs;
    at[owner] = 1_000 + page * aPage + pageMs + Math.floor(inPage / 10 / lanes) * batchMs;
  }
  return at.sort();
}

/** Lets the wave run and returns when each mail left, in milliseconds after nine, in order. */
export function run(wave: Wave) {
  const arrivals = queued(wave);
  const senders = sendersFor(wave.mailsPerSecond);
  const share = senderShare(wave.mailsPerSecond);
  const startOf = (sender: number) =>
    sender < beliefs.firstSenders
      ? 500
      : ((sender - beliefs.firstSenders) / beliefs.sendersAddedAMinute) * 60_000;
  // Each sender works on several owners side by side, within one share of the rate.
  const free = Float64Array.from({ length: senders * LANES }, (_, lane) =>
    startOf(Math.floor(lane / LANES)),
  );
  const buckets = Array.from({ length: senders }, (_, sender) => ({
    tokens: 1,
    at: startOf(sender),
  }));
  const left = new Float64Array(wave.owners * wave.mailsAnOwner);
  let mails = 0;
  for (const arrival of arrivals) {
    const lane = quickest(free);
    const sender = Math.floor(lane / LANES);
    let now = Math.max(arrival, free[lane] ?? 0) + beliefs.tableMs;
    for (let mail = 0; mail < wave.mailsAnOwner; mail += 1) {
      const taken = takeToken(buckets[sender] ?? { tokens: 0, at: now }, now, share);
      buckets[sender] = taken.bucket as { tokens: number; at: number };
      now += taken.waitMs + beliefs.mailMs;
      left[mails] = now;
      mails += 1;
    }
    free[lane] = now;
  }
  left.sort();
  return { senders, queuedMs: arrivals.at(-1) ?? 0, left };
}

function quickest(free: Float64Array): number {
  let best = 0;
  for (let sender = 1; sender < free.length; sender += 1) {
    if ((free[sender] ?? 0) < (free[best] ?? 0)) best = sender;
  }
  return best;
}
