import type { IssueHistory } from '../../../contract/issues.ts';
import type { Evidence } from '../../../contract/report-issue.ts';
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
  const read = await Promise.all(
    sent.map(async (log) => ({
      log,
      content: await contents.find({ ownerId, date: log.date }, log),
    })),
  );
  const naming = read.flatMap(({ log, content }) =>
    content && answerableIssues(content.summary).includes(fingerprint) ? { log, content } : [],
  );
  const describing = naming.flatMap(({ log, content }) => {
    const described = issuesOf(content.summary).find(
      ({ issue }) => issue.fingerprint === fingerprint,
    );
    return described ? { log, content, issue: described.issue } : [];
  });
  const clips = describing.flatMap(({ issue }) => issue.evidence);
  const digests = await digestsOf(sessions, ownerId, clips);
  return {
    fingerprint,
    title: memory.title,
    kind: memory.kind,
    page: memory.page,
    element: memory.element?.label ?? '',
    severity: memory.severity,
    state: memory.state,
    first_seen: memory.firstSeen,
    came_back: (memory.returnedOn ?? '') >= memory.firstSeen,
    last_seen: memory.lastSeen,
    // Older memories may count days before a return, or count a day that was reported twice.
    days_seen: Math.min(memory.daysSeen, daysBetween(memory.firstSeen, memory.lastSeen) + 1),
    days: (memory.days ?? []).map(({ date, exposed, affected }) => ({ date, exposed, affected })),
    answer: answers.find((each) => each.fingerprint === fingerprint) ?? {
      fingerprint,
      useful: false,
      mark: null,
    },
    ...(naming[0] && { answered_in: naming[0].log.date }),
    reports: describing.map(({ log, content, issue }) => ({
      date: log.date,
      day: content.summary.analysis_date,
      evidence: issue.evidence.map((clip) => {
        const digest = digests.get(clip.session_id);
        return digest ? { ...clip, visit: clipVisitOf(digest, clip) } : clip;
      }),
    })),
    description: describing[0]?.issue.description ?? '',
    suggestion: describing[0]?.issue.suggestion ?? '',
  };
}

/** The digests of the sessions that clips show, by session id. */
async function digestsOf(sessions: Ports['sessions'], ownerId: string, clips: readonly Evidence[]) {
  const ids = [...new Set(clips.map(({ session_id }) => session_id))];
  const found = await Promise.all(ids.map((sessionId) => sessions.find({ ownerId, sessionId })));
  return new Map(ids.map((id, index) => [id, found[index]?.digest]));
}
