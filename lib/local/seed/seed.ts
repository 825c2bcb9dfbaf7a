import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { type Queue, queue } from '../../../lambdas/adapters/queue.ts';
import { recordings } from '../../../lambdas/adapters/recordings.ts';
import { signing } from '../../../lambdas/adapters/signing.ts';
import { table } from '../../../lambdas/adapters/table.ts';
import { REPORT_HOUR } from '../../../lambdas/contract/limits.ts';
import { timezones } from '../../../lambdas/contract/timezones.ts';
import { openSession } from '../../../lambdas/recordings/admission/opening.protocol.ts';
import { TICKET_PURPOSE, ticketIn } from '../../../lambdas/recordings/admission/session-ticket.ts';
import { ingest } from '../../../lambdas/recordings/batch/ingest.protocol.ts';
import { close } from '../../../lambdas/recordings/session/closing.protocol.ts';
import { connectShop, createDemoOwner, demoOwner, fillProfile, subscribeOwner } from './owner.ts';
import { type PlannedVisit, planOfVisits, SEED_DAYS } from './plan.ts';
import { instantOf, zoneWhereItIsMorningAlready } from './time.ts';
import { movedTo, type SeedVisit, visitsFor } from './visits.ts';

interface Place {
  /** The outputs of the deployed stack, named as the variables they are. */
  readonly outputs: Record<string, string>;
  readonly domain: string;
}

export interface Seeded {
  /** The line that belongs into the head of the shop's pages. */
  readonly tag: string;
  readonly zone: string;
  /** The mornings that have a report to be sent, oldest first. */
  readonly mornings: readonly Date[];
}

const AT_ONCE = 8;
/** Long enough after the last batch for the visit to be over. */
const IDLE_MS = 31 * 60_000;

/**
 * One owner and ten days of visits, passed through the real ingestion as if each moment were now. Undefined when the
 * demo account is there already: what a person did with it stays.
 */
export async function seed({ outputs, domain }: Place, now: Date): Promise<Seeded | undefined> {
  const pool = outputs.USER_POOL_ID ?? '';
  if (await demoOwner(pool)) return undefined;
  const use = {
    table: table.connect(outputs as never),
    recordings: recordings.connect(outputs as never),
    'limit-notices': queue('limit-notices').connect(outputs as never),
  };
  const zone = zoneWhereItIsMorningAlready(timezones, now);
  const since = instantOf(now, zone, -SEED_DAYS, 7 * 60);
  const ownerId = await createDemoOwner(pool);
  await fillProfile(use.table, ownerId, zone, since);
  await subscribeOwner(use.table, ownerId, since);
  const loader = {
    url: `${outputs.APP_ORIGIN}/tracker/v1/${outputs.TRACKER_LOADER}`,
    integrity: outputs.TRACKER_INTEGRITY ?? '',
  };
  const from = { appOrigin: outputs.APP_ORIGIN ?? '', loader };
  const integration = await connectShop(use.table, ownerId, domain, from, since);

  const seal = await signing.connect(outputs as never).seal(TICKET_PURPOSE);
  const recorded = new Map(visitsFor(domain, ownerId).map((visit) => [visit.name, visit]));
  const waiting = planOfVisits();
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const visit = recorded.get(next.name);
      if (!visit) throw new Error(`No visit named ${next.name} was recorded: npm run record-seed`);
      const start = instantOf(now, zone, next.day - SEED_DAYS, next.minute);
      await pass(movedTo(visit, start), next, { ...use, seal, domain });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const mornings = Array.from({ length: SEED_DAYS }, (_, day) =>
    instantOf(now, zone, day + 1 - SEED_DAYS, REPORT_HOUR * 60),
  );
  return { tag: integration.generated_script, zone, mornings };
}

interface Entrance {
  readonly table: ReturnType<typeof table.connect>;
  readonly recordings: ReturnType<typeof recordings.connect>;
  readonly 'limit-notices': Queue;
  readonly seal: Awaited<ReturnType<ReturnType<typeof signing.connect>['seal']>>;
  readonly domain: string;
}

/** One visit on the way that every visit takes: asks, sends its batches, and is closed half an hour later. */
async function pass(visit: SeedVisit, { person, day }: PlannedVisit, use: Entrance): Promise<void> {
  const startedAt = new Date(visit.request.sent_at);
  const answer = await openSession(
    { ...visit.request, visitor: person },
    {
      origin: `http://${use.domain}`,
      addressMark: person,
      isAutomated: false,
      random: createHash('sha256')
        .update(`${person} ${day} ${startedAt.toISOString()}`)
        .digest()
        .subarray(0, 10),
    },
    { ...use, sign: use.seal.sign },
    startedAt,
  );
  if (!answer.admitted) throw new Error(`The visit "${visit.name}" was refused: ${answer.reason}`);
  let lastSeenAt = startedAt;
  for (const batch of visit.batches.toSorted((a, b) => a.sent_at - b.sent_at)) {
    lastSeenAt = new Date(batch.sent_at);
    const ticket = ticketIn(use.seal.open(answer.ticket), lastSeenAt);
    if (!ticket) throw new Error(`The ticket of "${visit.name}" does not open`);
    const delivery = {
      body: gzipSync(JSON.stringify(batch)),
      contentType: 'application/octet-stream',
      userAgent: visit.userAgent,
      country: undefined,
    };
    await ingest(delivery, ticket, use, lastSeenAt);
  }
  const ending = {
    ownerId: ticketOwner(use, answer.ticket, lastSeenAt),
    sessionId: answer.session_id,
    lastSeenAt: lastSeenAt.toISOString(),
  };
  await close(ending, use, new Date(lastSeenAt.getTime() + IDLE_MS));
}

const ticketOwner = ({ seal }: Entrance, ticket: string, at: Date): string =>
  ticketIn(seal.open(ticket), at)?.o ?? '';
