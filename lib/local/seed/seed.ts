import { bucket } from '../../../lambdas/adapters/bucket.ts';
import { table } from '../../../lambdas/adapters/table.ts';
import { STARTER } from '../../../lambdas/contract/plans.ts';
import { timezones } from '../../../lambdas/contract/timezones.ts';
import { recordingStore } from '../../../lambdas/recordings/recording.store.ts';
import { sessionStore } from '../../../lambdas/recordings/session/session.store.ts';
import { weekdayOf } from '../../../lambdas/reports/facts/calendar.ts';
import { closedSession } from './closed-session.ts';
import { countSessions } from './count-sessions.ts';
import {
  billedFrom,
  connectShop,
  createDemoOwner,
  demoOwner,
  fillProfile,
  inviteTeam,
  subscribeOwner,
} from './owner.ts';
import { type PlannedVisit, planOfVisits } from './plan.ts';
import { putAll } from './put-all.ts';
import { runConcurrently } from './run-concurrently.ts';
import { SEED_DAYS } from './story.ts';
import { instantOf, localDate, zoneAfterNine } from './time.ts';
import { type ReadVisit, readerOf } from './visits.ts';

export interface Place {
  /** The outputs of the deployed stack as environment variables. */
  readonly outputs: Record<string, string>;
  readonly domain: string;
}

export interface Seeded {
  readonly ownerId: string;
  /** The tag for the head of the shop's pages. */
  readonly tag: string;
  readonly zone: string;
  /** The start times of all visits, in order. */
  readonly visits: readonly Date[];
  /** Stores the most recent recordings in the bucket. Reports need only the table. */
  readonly storeRecent: () => Promise<void>;
  /** Stores the earlier recordings, newest first: thousands of small objects, for the background. */
  readonly storeEarlier: () => Promise<void>;
}
/** Days whose recordings are available at the start. */
const RECENT_DAYS = 1;
/** Visits that started less than this ago are not seeded, because their session would still be open. */
const CLOSED_MS = 35 * 60_000;

interface Visit {
  readonly start: Date;
  readonly read: ReadVisit;
  readonly item: ReturnType<typeof closedSession>;
}

/**
 * Seeds one owner, a team, and four weeks of visits. The visits were recorded with the real tracker; the product's analyzer
 * reads them, and they are stored as closed sessions. Returns undefined if the demo account exists, and leaves it as it is.
 */
export async function seed({ outputs, domain }: Place, now: Date): Promise<Seeded | undefined> {
  const pool = outputs.USER_POOL_ID ?? '';
  if (await demoOwner(pool)) return undefined;
  const store = table.connect(outputs as never);
  const recordings = recordingStore({ table: store, bucket: bucket.connect(outputs as never) });
  const zone = zoneAfterNine(timezones, now);
  const since = instantOf(now, zone, -SEED_DAYS, 0);
  const ownerId = await createDemoOwner(pool);
  await fillProfile(store, ownerId, zone, since);
  await subscribeOwner(store, ownerId, billedFrom(now));
  await inviteTeam(store, ownerId, since);
  const appOrigin = outputs.APP_ORIGIN ?? '';
  const integration = await connectShop(store, ownerId, domain, appOrigin, since);

  const read = readerOf(domain, ownerId);
  const sessions = sessionStore(store);
  const visits = planOfVisits(weekdayOf(localDate(since, zone)))
    .map((planned) => ({ planned, start: startOf(planned, now, zone) }))
    .filter(({ start }) => start.getTime() + CLOSED_MS < now.getTime())
    .sort((a, b) => a.start.getTime() - b.start.getTime())
    .map(({ planned, start }): Visit => {
      const known = read(planned);
      const { person } = planned;
      return {
        start,
        read: known,
        item: closedSession(sessions, known, { ownerId, domain, person, start }),
      };
    });
  await putAll(
    store,
    visits.map(({ item }) => item),
  );
  await countSessions(
    store,
    ownerId,
    visits.map(({ start }) => start),
    billedFrom(now),
  );
  const storing = (selected: readonly Visit[]) => () =>
    runConcurrently(
      selected.flatMap(({ item, read: { parts } }) =>
        parts.map((part) => () => recordings.addPackedPart(item, part, STARTER.retentionDays)),
      ),
    );
  const recently = instantOf(now, zone, -RECENT_DAYS, 0);
  return {
    ownerId,
    tag: integration.generated_script,
    zone,
    visits: visits.map(({ start }) => start),
    storeRecent: storing(visits.filter(({ start }) => start >= recently)),
    storeEarlier: storing(visits.filter(({ start }) => start < recently).reverse()),
  };
}

/** Adds an offset of less than a minute by visitor, so that visits in the same minute start at different instants. */
const startOf = ({ day, minute, person }: PlannedVisit, now: Date, zone: string): Date => {
  const offsetMs = [...person].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 60_000,
    7,
  );
  return new Date(instantOf(now, zone, day - SEED_DAYS, minute).getTime() + offsetMs);
};
