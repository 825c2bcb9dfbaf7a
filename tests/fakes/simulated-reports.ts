import type { Digest } from '../../lambdas/contract/digest.ts';
import { DAY_MS } from '../../lambdas/contract/durations.ts';
import type { Integration } from '../../lambdas/contract/integration.ts';
import type { Verdict } from '../../lambdas/contract/issue-answer.ts';
import {
  type GatheredReport,
  type GatherPorts,
  gatherReport,
} from '../../lambdas/reports/content/gather-report.protocol.ts';
import { dayAfter } from '../../lambdas/reports/facts/calendar.ts';
import {
  currentAnswers,
  type IssueMemory,
  type StoredIssue,
} from '../../lambdas/reports/issues/memory/issue-memory.ts';
import type { Report } from '../../lambdas/reports/report.ts';
import { integration } from '../factories/integration.ts';

const PREPARED_HOUR = 4;

/** A recorded session; it closes an hour after its start if `closedAt` says nothing else. */
export interface RecordedSession {
  readonly digest: Digest;
  readonly domain: string;
  readonly closedAt?: string;
}

/** When a website was connected: from this instant until another one was. */
export interface Connection {
  readonly domain: string;
  readonly from: string;
}

/** Simulates the reports of one owner in UTC and in memory: each report is composed from what the earlier ones stored. */
export function simulateReports(connections: readonly Connection[]) {
  const sessions: Required<RecordedSession>[] = [];
  const reports: Report[] = [];
  const issues = new Map<string, StoredIssue>();
  let coveredUntil = connections[0]?.from ?? '';

  const lastVisit = (until: string, to?: string): string | undefined =>
    sessions
      .filter(({ domain }) => domain === (to ?? domain))
      .map(({ digest }) => digest.startedAt)
      .filter((at) => at < until)
      .sort()
      .at(-1);

  const websitesAt = (now: string): Integration[] =>
    connections
      .filter(({ from }) => from <= now)
      .map(({ domain, from }, index, known) => {
        const until = known[index + 1]?.from;
        const last_seen_at = lastVisit(now, domain);
        return integration({
          ...{ id: `integration-${index}`, domain, connected_at: from, created_at: from },
          is_active: until === undefined,
          ...(until !== undefined && { disconnected_at: until }),
          ...{ check_stage: 'working', checked_at: now },
          ...(last_seen_at !== undefined && { last_seen_at }),
        });
      })
      .reverse();

  const portsAt = (now: string): GatherPorts => ({
    profile: async () => ({ first_name: 'Maya', website: '', email: 'maya@shop.example' }) as never,
    websites: async () => websitesAt(now),
    sessions: {
      async *between(ownerId, from, to) {
        for (const { digest, domain, closedAt } of sessions) {
          const { sessionId, visitor, startedAt } = digest;
          if (startedAt < from.toISOString() || startedAt >= to.toISOString()) continue;
          const state = closedAt <= now ? 'closed' : 'open';
          yield { ownerId, sessionId, domain, visitor, startedAt, closedAt, state };
        }
      },
      async *closedLate(ownerId, after, { from, to }) {
        for (const { digest, domain, closedAt } of sessions) {
          const { sessionId, visitor, startedAt } = digest;
          if (closedAt <= after || closedAt > now || startedAt < from || startedAt >= to) continue;
          yield { ownerId, sessionId, domain, visitor, startedAt, closedAt, state: 'closed' };
        }
      },
      digests: async (_, ids) =>
        sessions.map(({ digest }) => digest).filter(({ sessionId }) => ids.includes(sessionId)),
    },
    tally: async () =>
      ({ automated: 0, limit: 0, 'wrong-site': 0, rate: 0, 'set-aside': 0 }) as never,
    entitlement: async () => ({ plan: 'growth', maxSessions: 10_000 }) as never,
    reports: { latest: async (_, count) => reports.toReversed().slice(0, count) },
    issues: {
      of: async () =>
        [...issues.values()].flatMap((stored) =>
          stored.memory ? [{ ...stored.memory, ...currentAnswers(stored) }] : [],
        ),
    },
  });

  return {
    reports,
    record(...recorded: readonly RecordedSession[]): void {
      for (const each of recorded) {
        const hourLater = new Date(Date.parse(each.digest.startedAt) + 3_600_000).toISOString();
        sessions.push({ closedAt: hourLater, ...each });
      }
    },
    answer(fingerprint: string, verdict: Verdict, at: string): void {
      const known = issues.get(fingerprint) ?? { fingerprint };
      const answer = verdict === 'useful' ? { useful: at } : { mark: { as: verdict, at } };
      issues.set(fingerprint, { ...known, ...answer });
    },
    /** Memories as an earlier version stored them. */
    remember(...memories: readonly IssueMemory[]): void {
      for (const memory of memories) {
        const { fingerprint } = memory;
        issues.set(fingerprint, { ...issues.get(fingerprint), fingerprint, memory });
      }
    },
    /** Prepares the report of a date and stores what later ones need. */
    async report(date: string): Promise<GatheredReport> {
      const day = Date.parse(date) / DAY_MS;
      const now = new Date(Date.parse(date) + PREPARED_HOUR * 3_600_000).toISOString();
      const window = { from: coveredUntil, to: new Date(Date.parse(date)).toISOString() };
      const connectedAt = websitesAt(now)[0]?.connected_at ?? '';
      const visitedOn = lastVisit(window.to)?.slice(0, 10);
      const schedule = {
        ...{ ownerId: 'owner', zone: 'UTC', connectedAt, next: date, coveredUntil },
        // The date of the report that had a visit, which is the day after it.
        lastVisitOn: visitedOn === undefined ? connectedAt.slice(0, 10) : dayAfter(visitedOn),
      };
      const gathered = await gatherReport(portsAt(now), { schedule, day, date, window });
      const { composed } = gathered;
      this.remember(...composed.issues);
      reports.push({
        ...{
          ownerId: 'owner',
          date,
          zone: 'UTC',
          window,
          state: 'written',
          fence: 1,
          leaseUntil: '',
        },
        ...{ days: composed.days, writtenAt: now },
      });
      coveredUntil = window.to;
      return gathered;
    },
  };
}
