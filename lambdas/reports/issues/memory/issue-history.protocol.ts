import type { IssueHistory } from '../../../contract/issues.ts';
import type { emailLogReader } from '../../../emails/log/email-log.store.ts';
import type { sessionReader } from '../../../recordings/session/session.store.ts';
import type { ContentStore } from '../../content/content.store.ts';
import { daysBetween } from '../../facts/calendar.ts';
import { answerableIssues, issuesOf } from '../reported-issues.ts';
import { clipVisitOf } from './clip-visit.ts';
import type { IssueStore } from './issue.store.ts';

interface Ports {
  readonly issues: Pick<IssueStore, 'of' | 'answers'>;
  readonly logs: Pick<ReturnType<typeof emailLogReader>, 'before'>;
  readonly contents: Pick<ContentStore, 'find'>;
  readonly sessions: Pick<ReturnType<typeof sessionReader>, 'find'>;
}

/** The number of recent reports searched for the issue's clips. */
const REPORTS_READ = 14;

/** An issue's memory, with the reports that describe it and their clips. */
export async function issueHistory(
  { issues, logs, contents, sessions }: Ports,
  ownerId: string,
  fingerprint: string,
): Promise<IssueHistory | undefined> {
  const memory = (await issues.of(ownerId)).find((each) => each.fingerprint === fingerprint);
  if (!memory) return undefined;
  const [answers, sent] = await Promise.all([
    issues.answers(ownerId),
    logs.before(ownerId, REPORTS_READ),
  ]);
  const found = await Promise.all(
    sent.map(async (log) => {
      const content = await contents.find({ ownerId, date: log.date }, log);
      return content && answerableIssues(content.summary).includes(fingerprint)
        ? [{ log, content }]
        : [];
    }),
  );
  const named = found.flat();
  const reports = named.flatMap(({ log, content }) => {
    const described = issuesOf(content.summary).find(
      ({ issue }) => issue.fingerprint === fingerprint,
    );
    return described ? [{ log, content, issue: described.issue }] : [];
  });
  const [newest] = reports;
  const sessionIds = new Set(
    reports.flatMap(({ issue }) => issue.evidence.map(({ session_id }) => session_id)),
  );
  const visits = new Map(
    await Promise.all(
      [...sessionIds].map(
        async (sessionId) =>
          [sessionId, (await sessions.find({ ownerId, sessionId }))?.digest] as const,
      ),
    ),
  );
  return {
    fingerprint,
    title: memory.title,
    kind: memory.kind,
    page: memory.page,
    element: memory.element?.label ?? '',
    severity: memory.severity,
    state: memory.state,
    first_seen: memory.firstSeen,
    last_seen: memory.lastSeen,
    // Older memories may count days before a return, or count a day that was reported twice.
    days_seen: Math.min(memory.daysSeen, daysBetween(memory.firstSeen, memory.lastSeen) + 1),
    days: (memory.days ?? []).map(({ date, exposed, affected }) => ({ date, exposed, affected })),
    answer: answers.find((each) => each.fingerprint === fingerprint) ?? {
      fingerprint,
      useful: false,
      mark: null,
    },
    ...(named[0] && { answered_in: named[0].log.date }),
    reports: reports.map(({ log, content, issue }) => ({
      date: log.date,
      day: content.summary.analysis_date,
      evidence: issue.evidence.map((clip) => {
        const digest = visits.get(clip.session_id);
        return digest ? { ...clip, visit: clipVisitOf(digest, clip) } : clip;
      }),
    })),
    description: newest?.issue.description ?? '',
    suggestion: newest?.issue.suggestion ?? '',
  };
}
