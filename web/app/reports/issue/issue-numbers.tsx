import { issueCards } from '../../../../lambdas/contract/copy/issues.ts';
import type { ReportIssue } from '../../../../lambdas/contract/report-issue.ts';
import { Link } from '../../lib/router/router.tsx';
import { formatDuration, formatLocalDate } from '../../lib/time/local-date.ts';
import { evidencePath, sessionsWith } from '../sessions-link.ts';

const copy = issueCards;
const percent = (share: number) => Math.round(share * 100);

/** The numbers behind an issue and links to all its clips, collapsed by default. */
export function IssueNumbers({ issue, day }: { issue: ReportIssue; day: string }) {
  const { stats, evidence } = issue;
  const [low, high] = stats.interval;
  const devices = stats.devices.filter(({ sessions }) => sessions > 0);
  return (
    <details className="text-ui text-ink-muted">
      <summary className="cursor-pointer">{copy.numbers}</summary>
      <ul className="mt-1.5 grid gap-1">
        <li>
          <Link to={sessionsWith(issue, day)}>{copy.affected(stats.affected, stats.exposed)}</Link>
        </li>
        <li>{copy.sessions(stats.affected_sessions, stats.exposed_sessions)}</li>
        <li>{copy.interval(percent(low), percent(high))}</li>
        <li>{stats.baseline === null ? copy.noUsual : copy.usual(percent(stats.baseline))}</li>
        {devices.length > 0 && <li>{copy.devices(devices)}</li>}
        <li>{copy.since(formatLocalDate(stats.onset.slice(0, 10), 'day'))}</li>
        {evidence.length > 0 && (
          <li className="flex flex-wrap gap-x-2">
            {copy.moments}
            {evidence.map((each, index) => (
              <Link key={`${each.session_id} ${each.start_ms}`} to={evidencePath(each)}>
                {copy.moment(index + 1, formatDuration(each.start_ms))}
              </Link>
            ))}
          </li>
        )}
        <li>
          <Link to={sessionsWith(issue)}>{copy.watchSessions}</Link>
        </li>
        <li>
          <Link to={`/issues/${encodeURIComponent(issue.fingerprint)}`}>{copy.history}</Link>
        </li>
      </ul>
    </details>
  );
}
