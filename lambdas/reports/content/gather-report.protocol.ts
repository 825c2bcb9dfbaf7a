import { profileStore } from '../../accounts/profile/profile.store.ts';
import type { Profile } from '../../accounts/profile/profile.ts';
import type { Table } from '../../adapters/table.ts';
import { subscriptionStore } from '../../billing/subscription.store.ts';
import { type Entitlement, entitlementOf } from '../../billing/subscription.ts';
import type { Digest } from '../../contract/digest.ts';
import { displayDomain } from '../../contract/display-domain.ts';
import { HOUR_MS } from '../../contract/durations.ts';
import type { Integration } from '../../contract/integration.ts';
import type { CheckStage } from '../../contract/integration-check.ts';
import { LATE_SESSION_HOURS, REPORT_SESSIONS_READ } from '../../contract/limits.ts';
import { dateOf } from '../../contract/rules/local-time.ts';
import { isDueOn } from '../../contract/rules/rhythm.ts';
import { descriptionOf } from '../../contract/rules/website-description.ts';
import type { WeekSummary } from '../../contract/rules/week.ts';
import { type Tally, tallyStore } from '../../recordings/admission/tally.store.ts';
import {
  type SessionOutline,
  type SessionRangeStore,
  sessionRangeStore,
} from '../../recordings/session/session-range.store.ts';
import { integrationStore } from '../../websites/integration.store.ts';
import { evenSample } from '../facts/statistics.ts';
import { weekSummary, withLateVisitors } from '../facts/trend.ts';
import { type IssueStore, issueStore } from '../issues/memory/issue.store.ts';
import type { IssueMemory } from '../issues/memory/issue-memory.ts';
import { eveningOf, websiteMatcher } from '../issues/memory/website-history.ts';
import { type ReportStore, reportStore } from '../report.store.ts';
import {
  type DueReport,
  daysWithoutVisits,
  type Mailing,
  mailingOf,
} from '../schedule/report-schedule.ts';
import { type ComposedReport, composeReport, ofWebsite } from './compose.ts';
import type { Capture, DaySummary } from './report-input.ts';

export interface GatherPorts {
  readonly sessions: SessionRangeStore;
  readonly profile: (ownerId: string) => Promise<Profile>;
  /** Newest first, including ended ones. */
  readonly websites: (ownerId: string) => Promise<readonly Integration[]>;
  readonly tally: (ownerId: string, from: Date, to: Date) => Promise<Tally>;
  readonly entitlement: (ownerId: string) => Promise<Entitlement>;
  readonly reports: Pick<ReportStore, 'latest'>;
  readonly issues: Pick<IssueStore, 'of'>;
}

/** Ports backed by the production stores. */
export const gatherPorts = ({
  table,
  clock,
}: {
  table: Table;
  clock: () => Date;
}): GatherPorts => ({
  sessions: sessionRangeStore(table),
  profile: (id) => profileStore(table).get(id),
  websites: (id) => integrationStore(table).of(id),
  tally: tallyStore(table).between,
  entitlement: async (id) => entitlementOf(await subscriptionStore(table).find(id), clock()),
  reports: reportStore(table),
  issues: issueStore(table),
});

export interface GatheredReport {
  readonly mailing: Mailing;
  readonly profile: Profile;
  readonly domain: string;
  /** The owner's description of the website. */
  readonly analysis: string;
  readonly composed: ComposedReport;
  /** On Mondays, for recipients who do not get every report. */
  readonly week?: WeekSummary | undefined;
  readonly digests: readonly Digest[];
}

/** Covers eight weeks, the period from which the usual weekday is computed. */
const EARLIER_REPORTS = 56;

/** Reads the inputs of one report and computes its facts and text. */
export async function gatherReport(ports: GatherPorts, due: DueReport): Promise<GatheredReport> {
  const { schedule, day, window } = due;
  const { ownerId } = schedule;
  const profile = await ports.profile(ownerId);
  const websites = await ports.websites(ownerId);
  const website = websites.find(({ is_active }) => is_active);
  const domain = website?.domain ?? profile.website;
  const matches = websiteMatcher(website?.domain, websites);
  const reports = await ports.reports.latest(ownerId, EARLIER_REPORTS);
  const { isFirst, stored, lastWrittenAt } = historyOf(reports, due.date, matches);
  const earlier = withLateVisitors(stored);
  const visits = await readVisits(ports.sessions, due, { lastWrittenAt, matches });
  const connectedAt = website?.connected_at ?? '';
  // The window starts before the connection if there are reports about another website.
  const start = isFirst && connectedAt > window.from ? connectedAt : window.from;
  const tally = await ports.tally(ownerId, new Date(start), new Date(window.to));
  const entitlement = await ports.entitlement(ownerId);
  const { memory = [], others = [] } = Object.groupBy(await ports.issues.of(ownerId), (each) =>
    matches({ domain: each.domain, at: each.lastSeenAt }) ? 'memory' : 'others',
  );
  const mailing = mailingOf(schedule, day, {
    visits: visits.digests.length,
    rejected: tally.limit,
    isScriptMissing: website?.tag_missing_since !== undefined,
  });
  const analysis = website ? descriptionOf(website) : '';
  const resumed = isFirst ? undefined : resumedAt(due, website, visits.digests);
  const written = composeReport({
    owner: profile,
    website: {
      domain: displayDomain(domain),
      analysis,
      ...(website?.goal && { goal: { kind: website.goal } }),
    },
    window: { ...window, from: start, localDate: dateOf(day - 1), timezone: schedule.zone },
    digests: visits.digests,
    earlier,
    memory,
    takenFingerprints: new Set(others.map(({ fingerprint }) => fingerprint)),
    capture: {
      ...lossesOf(tally, visits),
      hadVisits: earlier.some(({ visitors }) => visitors > 0),
      ...(resumed !== undefined && { recordedFrom: resumed }),
      ...websiteState(website, start, isFirst),
    },
    plan: { name: entitlement.plan, maxSessions: entitlement.maxSessions },
    isFirst,
    daysWithoutVisits: visits.digests.length === 0 ? daysWithoutVisits(schedule, day) : 0,
    pauses: mailing === 'mail-and-pause',
  });
  const composed = ofWebsite(domain, written);
  const hasWeek = !isFirst && isDueOn('mondays', due.date);
  const week = hasWeek ? weekUntil(dateOf(day - 1), stored, memory, composed) : undefined;
  return { mailing, profile, domain, analysis, composed, week, digests: visits.digests };
}

/** The visits that a report covers. */
interface Visits {
  /** Of all closed sessions, or of an even sample of them. */
  readonly digests: readonly Digest[];
  /** If the digests are a sample: of how many sessions and visitors. */
  readonly sampledFrom: { readonly sessions: number; readonly visitors: number } | undefined;
  /** How many sessions are from before the window, and closed after the report about them was written. */
  readonly late: number;
  /** How many visitors have only sessions that are not closed yet. */
  readonly pending: number;
  /** How many sessions of the window could not be read. */
  readonly quarantined: number;
}

interface History {
  /** When the report before this one was written. */
  readonly lastWrittenAt: string | undefined;
  readonly matches: ReturnType<typeof websiteMatcher>;
}

/** Reads the sessions of the window, and earlier ones that the last report could not include. */
async function readVisits(
  sessions: SessionRangeStore,
  { schedule, window }: DueReport,
  { lastWrittenAt, matches }: History,
): Promise<Visits> {
  const { ownerId } = schedule;
  const from = new Date(window.from);
  const isOfWebsite = (session: SessionOutline) => matches({ ...session, at: session.startedAt });
  const visitors = new Set<string>();
  // The ids are sampled, so that only the selected digests are read and unpacked.
  const sample = evenSample<string>(REPORT_SESSIONS_READ);
  const addClosed = ({ sessionId, visitor }: SessionOutline) => {
    visitors.add(visitor);
    sample.add(sessionId);
  };
  let late = 0;
  if (lastWrittenAt !== undefined) {
    const earliest = new Date(from.getTime() - LATE_SESSION_HOURS * HOUR_MS).toISOString();
    const started = { from: earliest, to: window.from };
    for await (const session of sessions.closedLate(ownerId, lastWrittenAt, started)) {
      if (session.state !== 'closed' || !isOfWebsite(session)) continue;
      late += 1;
      addClosed(session);
    }
  }
  const visitorsOfOpen = new Set<string>();
  let quarantined = 0;
  for await (const session of sessions.between(ownerId, from, new Date(window.to))) {
    if (!isOfWebsite(session)) continue;
    if (session.state === 'closed') addClosed(session);
    if (session.state === 'set-aside') quarantined += 1;
    if (session.state === 'open' || session.state === 'closing')
      visitorsOfOpen.add(session.visitor);
  }
  const isSample = sample.total > sample.items.length;
  return {
    digests: await sessions.digests(ownerId, sample.items),
    sampledFrom: isSample ? { sessions: sample.total, visitors: visitors.size } : undefined,
    late,
    pending: [...visitorsOfOpen].filter((visitor) => !visitors.has(visitor)).length,
    quarantined,
  };
}

/** What the reports before this one say about the same website. */
function historyOf(
  reports: Awaited<ReturnType<ReportStore['latest']>>,
  date: string,
  matches: ReturnType<typeof websiteMatcher>,
) {
  const written = reports.filter((each) => each.state !== 'claimed' && each.date < date);
  const matchesDay = (day: DaySummary) => matches({ domain: day.domain, at: eveningOf(day.date) });
  return {
    isFirst: written.every(({ days = [] }) => days.length > 0 && !days.some(matchesDay)),
    stored: written.flatMap(({ days = [] }) => days).filter(matchesDay),
    lastWrittenAt: written[0]?.writtenAt,
  };
}

/** How many visits were lost, rejected or late. */
const lossesOf = (tally: Tally, visits: Visits): Capture => ({
  bots: tally.automated,
  rejectedByPlan: tally.limit,
  elsewhere: tally['wrong-site'],
  throttled: tally.rate,
  late: visits.late,
  pending: visits.pending,
  quarantined: visits.quarantined,
  ...(visits.sampledFrom && { sampledFrom: visits.sampledFrom }),
});

/** The week that ends on a date. Its issues are as this report leaves them. */
function weekUntil(
  until: string,
  stored: readonly DaySummary[],
  memory: readonly IssueMemory[],
  { days, issues, rules }: ComposedReport,
): WeekSummary | undefined {
  const updated = new Map([...memory, ...issues].map((each) => [each.fingerprint, each]));
  return weekSummary(withLateVisitors([...stored, ...days]), [...updated.values()], {
    until,
    rules,
  });
}

/**
 * When recording resumed in the window, if it had stopped before: the website was connected again, or visits came
 * after an email about the missing script. If no visit came since, visits may be missing from the whole window.
 */
function resumedAt(
  { schedule, window }: DueReport,
  website: Integration | undefined,
  digests: readonly Digest[],
): string | undefined {
  const connectedAt = website?.connected_at ?? '';
  if (connectedAt > window.from) return connectedAt;
  if (schedule.lastMail?.kind !== 'tracking-stopped') return undefined;
  return digests.find(({ startedAt }) => startedAt >= window.from)?.startedAt ?? window.to;
}

const SITE_DOWN: readonly CheckStage[] = ['name-unresolved', 'unreachable', 'error-answer'];
const NO_SCRIPT = [...SITE_DOWN, 'other-site', 'tag-missing', 'other-account'];

function scriptState(
  { outdated_since }: Integration,
  stage: CheckStage,
): NonNullable<Capture['check']>['script'] {
  if (NO_SCRIPT.includes(stage)) return 'missing';
  if (stage === 'blocked-by-policy') return 'blocked';
  return outdated_since === undefined ? 'working' : 'outdated';
}

/** The state of the website and its script. */
function websiteState(
  website: Integration | undefined,
  from: string,
  isFirst: boolean,
): Partial<Capture> {
  if (!website) return {};
  const { check_stage: stage, checked_at: at, tag_missing_since, last_seen_at } = website;
  // `last_seen_at` is also set before setup is finished, when nothing is recorded yet.
  const wasRecorded = last_seen_at !== undefined && (!isFirst || last_seen_at >= from);
  return {
    ...(tag_missing_since !== undefined && { scriptMissingSince: tag_missing_since }),
    ...(wasRecorded && { lastVisitAt: last_seen_at }),
    ...(stage !== undefined &&
      at !== undefined &&
      // An earlier check proves nothing about this day, except the check by which the website was just connected.
      (isFirst || at >= from) && {
        check: {
          at,
          siteAnswered: !SITE_DOWN.includes(stage),
          script: scriptState(website, stage),
        },
      }),
  };
}
