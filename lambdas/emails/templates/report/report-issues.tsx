import { mails } from '../../../contract/copy/mails.ts';
import { Gap, Line, Row } from '../layout.tsx';
import { Heading, Link, Muted } from '../typography.tsx';
import { IssueLine } from './issue-line.tsx';
import { IssueCard, Label } from './report-issue.tsx';
import type { ShownIssue } from './shown-issue.ts';

const { report: words } = mails;

interface IssuesProps {
  readonly issues: readonly ShownIssue[];
  /** Issues that only the full report shows. */
  readonly unlisted: number;
  readonly report: string;
}

/** Critical, then important issues as cards, then minor ones as lines. */
export function Issues({ issues, unlisted, report }: IssuesProps) {
  const cards = issues.filter(({ severity }) => severity !== 'minor');
  const minor = issues.filter(({ severity }) => severity === 'minor');
  if (issues.length === 0) return null;
  return (
    <>
      <Line />
      <Gap height={26} />
      <Heading>{words.inTheWay}</Heading>
      <Gap height={18} />
      {cards.map((shown, index) => (
        <IssueBlock key={shown.issue.fingerprint} shown={shown} isFirst={index === 0} />
      ))}
      {minor.length > 0 && (
        <>
          {cards.length > 0 && (
            <>
              <Line />
              <Gap height={24} />
            </>
          )}
          <Row>
            <Label severity="minor" />
            {minor.map((shown) => (
              <IssueLine key={shown.issue.fingerprint} shown={shown} />
            ))}
          </Row>
          <Gap height={28} />
        </>
      )}
      {unlisted > 0 && (
        <>
          <Row>
            <Muted>
              <Link to={report}>{words.more(unlisted)}</Link>
            </Muted>
          </Row>
          <Gap height={28} />
        </>
      )}
    </>
  );
}

const IssueBlock = ({ shown, isFirst }: { shown: ShownIssue; isFirst: boolean }) => (
  <>
    {!isFirst && (
      <>
        <Line />
        <Gap height={24} />
      </>
    )}
    <Row>
      <IssueCard shown={shown} isFirst={isFirst} />
    </Row>
    <Gap height={26} />
  </>
);
