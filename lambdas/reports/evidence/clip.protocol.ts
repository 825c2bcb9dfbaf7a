import type { Clip } from '../../contract/clip.ts';
import { recordings as words } from '../../contract/copy/recordings.ts';
import type { IssueToken } from '../../contract/mail-links.ts';
import type { Evidence } from '../../contract/report-issue.ts';
import { clipOf } from '../../recordings/playback/clip.ts';
import type { recordingStore } from '../../recordings/recording.store.ts';
import type { sessionStore } from '../../recordings/session/session.store.ts';
import type { ContentStore } from '../content/content.store.ts';
import { issuesOf } from '../issues/reported-issues.ts';
import type { ReportStore } from '../report.store.ts';

interface ClipPorts {
  readonly reports: Pick<ReportStore, 'find'>;
  readonly contents: Pick<ContentStore, 'find'>;
  readonly sessions: Pick<ReturnType<typeof sessionStore>, 'find'>;
  readonly recordings: Pick<ReturnType<typeof recordingStore>, 'excerpt'>;
}

/** The clip behind a link; undefined if the link is expired or revoked, or the recording is gone. */
export async function clipFor(
  ports: ClipPorts,
  token: IssueToken,
  now: Date,
): Promise<Clip | undefined> {
  const { o: ownerId, d: date, w: from, i, x: until = 0 } = token;
  if (now.getTime() > until * 1000) return undefined;
  const report = await ports.reports.find({ ownerId, date });
  const content = await ports.contents.find({ ownerId, date }, { from });
  const issue = content && issuesOf(content.summary)[i]?.issue;
  const [evidence] = issue?.evidence ?? [];
  if (!report || report.clipsRevoked || !issue || !evidence) return undefined;
  const { session_id: sessionId, start_ms, end_ms } = evidence;
  const session = await ports.sessions.find({ ownerId, sessionId });
  const stretch = session && (await ports.recordings.excerpt(session, start_ms, end_ms));
  if (!stretch) return undefined;
  const { events, startsAt } = stretch;
  return {
    site_name: content.summary.site_name,
    date: content.summary.analysis_date,
    title: issue.title,
    watch_for: watchFor(issue.description, evidence),
    ...(issue.developer && { developer: issue.developer }),
    page: issue.page,
    start_ms,
    end_ms,
    events: clipOf(events, startsAt + start_ms, startsAt + end_ms),
  };
}

/**
 * The first sentence of the description, without the "Day 3:" of an issue that was reported before, and the number of clicks
 * or the waiting time in this clip.
 */
function watchFor(description: string, { clicks = 0, wait_ms = 0 }: Evidence): string {
  const [happened = ''] = description
    .replace(/^Day [\d,]+: /, '')
    .split(/(?<=[.!?]) (?=[\p{Lu}\d“])/u);
  const { clip } = words;
  if (clicks > 1) return clip.watchFor(happened, clip.clicks(clicks));
  return clip.watchFor(happened, wait_ms > 0 ? clip.wait((wait_ms / 1000).toFixed(1)) : '');
}
