import { useQuery } from '@tanstack/react-query';
import { ListVideo } from 'lucide-react';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { issuePage } from '../../../lambdas/contract/copy/issue-page.ts';
import { issueCards } from '../../../lambdas/contract/copy/issues.ts';
import { pages } from '../../../lambdas/contract/copy/pages.ts';
import { getIssue, type IssueHistory } from '../../../lambdas/contract/issues.ts';
import { call } from '../lib/api.ts';
import { BackLink } from '../lib/back-link.tsx';
import { lazyPart } from '../lib/loading/lazy.tsx';
import { usePage } from '../lib/page.ts';
import { isExpectedProblem } from '../lib/problem.ts';
import { Link, useParams } from '../lib/router/router.tsx';
import { useUser } from '../lib/session/use-auth.tsx';
import { formatLocalDate } from '../lib/time/local-date.ts';
import { sessionsWith } from '../reports/sessions-link.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Page } from '../ui/layout/page.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Skeleton, TitleOutline } from '../ui/skeleton.tsx';
import { ClipList } from './clip-list.tsx';
import { IssueDays } from './issue-days.tsx';

/** Loaded after the text, which owners read first. */
const IssueAnswers = lazyPart(() =>
  import('../reports/issue/issue-answers.tsx').then((m) => m.IssueAnswers),
);

const copy = issuePage;
const tones = { critical: 'critical', important: 'important', minor: 'neutral' } as const;

/** One issue over time: affected visitors, all clips, and a link to its sessions. */
export function IssuePage() {
  const { fingerprint = '' } = useParams();
  const user = useUser();
  const query = useQuery({
    queryKey: ['issue', fingerprint],
    queryFn: () => call(getIssue, { fingerprint }),
  });
  const issue = query.data?.issue;
  usePage('issue', issue && { title: issue.title });
  return (
    <Page width="report">
      <BackLink to={`/daily-insights/${user.id}`} label={copy.back} />
      <Loaded
        query={query}
        title={pages.issue.title}
        loading={copy.loading}
        outline={<Outline />}
        errorTextOf={(failure) => ({
          title: isExpectedProblem(failure) ? copy.gone : copy.failed,
          lead: isExpectedProblem(failure) ? copy.goneLead : general.unexpected.detail,
          isFinal: isExpectedProblem(failure),
        })}
      >
        {(data) => <Issue issue={data.issue} />}
      </Loaded>
    </Page>
  );
}

/** A placeholder for title, action, facts and history. */
const Outline = () => (
  <TitleOutline label={copy.loading}>
    <Skeleton className="mb-11 h-9 w-75 max-w-full" />
    <div className="grid gap-5">
      {['h-67 md:h-45', 'h-77'].map((height) => (
        <Card key={height} className={height}>
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="mt-4 h-3 w-3/5" />
        </Card>
      ))}
    </div>
  </TitleOutline>
);

function Issue({ issue }: { issue: IssueHistory }) {
  const last = issue.days.at(-1);
  const clips = issue.reports.flatMap(({ day, evidence }) =>
    evidence.map((each) => ({ day, evidence: each })),
  );
  const facts: [string, string][] = [
    [issue.came_back ? copy.cameBack : copy.firstSeen, formatLocalDate(issue.first_seen, 'day')],
    [copy.lastSeen, formatLocalDate(issue.last_seen, 'day')],
    [copy.daysSeen, String(issue.days_seen)],
    ...(last ? [[copy.lastDay, copy.of(last.affected, last.exposed)] as [string, string]] : []),
  ];
  return (
    <div className="grid grid-cols-1 gap-5">
      <PageTitle
        title={issue.title}
        badge={
          <span className="flex gap-1.5">
            <Badge tone={tones[issue.severity]}>{copy.severities[issue.severity]}</Badge>
            <Badge>{issueCards.states[issue.state]}</Badge>
          </span>
        }
        lead={issue.description}
        action={
          <Button asChild>
            <Link to={sessionsWith(issue)}>
              <ListVideo />
              {copy.sessions}
            </Link>
          </Button>
        }
      />
      <Card>
        <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-ui text-ink-muted">{name}</dt>
              <dd className="text-lg font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {issue.suggestion && (
          <p className="mt-5 rounded-md bg-sunken px-3.5 py-3 wrap-anywhere">
            <b className="mb-0.5 block text-ui">{issueCards.suggestion}</b>
            {issue.suggestion}
          </p>
        )}
        {issue.answered_in !== undefined && (
          <div className="mt-5">
            <IssueAnswers
              fallback={<div className="h-8" />}
              issue={issue}
              date={issue.answered_in}
              answer={issue.answer}
            />
          </div>
        )}
      </Card>
      <IssueDays days={issue.days} />
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-lg font-semibold">{copy.clips}</h2>
        {clips.length === 0 ? (
          <p className="text-ink-muted">{copy.noClips}</p>
        ) : (
          <ClipList title={issue.title} clips={clips} />
        )}
      </section>
    </div>
  );
}
