import { Fragment } from 'react';
import { mails } from '../../../contract/copy/mails.ts';
import type { SummaryData } from '../../../contract/report-summary.ts';
import { Button } from '../button.tsx';
import { Gap, Row } from '../layout.tsx';
import { Numbered } from '../numbered.tsx';
import { Heading, Muted } from '../typography.tsx';

const { report: words } = mails;

interface FocusProps {
  readonly summary: SummaryData;
  readonly links: { readonly connection: string; readonly plans: string };
}

/** What to do today, on some days with a button for it. */
export function Focus({ summary, links }: FocusProps) {
  const isStopped = summary.day_kind === 'tracking-stopped';
  const isFull = summary.day_kind === 'limit-reached';
  return (
    <>
      <Heading>{words.focus}</Heading>
      <Gap height={12} />
      <Row>
        <Numbered items={summary.focus_points} />
      </Row>
      <Gap height={18} />
      {(isStopped || isFull) && (
        <>
          <Row>
            <Button to={isStopped ? links.connection : links.plans}>
              {isStopped ? words.putBack : words.comparePlans}
            </Button>
          </Row>
          <Gap height={18} />
        </>
      )}
      {isStopped &&
        [words.someoneElse, words.dayMissing].map((line) => (
          <Fragment key={line}>
            <Row>
              <Muted>{line}</Muted>
            </Row>
            <Gap height={12} />
          </Fragment>
        ))}
      <Gap height={10} />
    </>
  );
}
