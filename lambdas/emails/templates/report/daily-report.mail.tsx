import { mails } from '../../../contract/copy/mails.ts';
import { dayName } from '../../../contract/copy/numerals.ts';
import { Frame } from '../frame.tsx';
import { Gap, Line, Row } from '../layout.tsx';
import { isQuietMail } from '../quiet-mail.ts';
import { htmlOf } from '../render.tsx';
import { Intro, Link, Paragraph, Small, Title } from '../typography.tsx';
import { Devices } from './report-devices.tsx';
import { Focus } from './report-focus.tsx';
import { Issues } from './report-issues.tsx';
import { Lines } from './report-lines.tsx';
import type { ReportMail } from './report-mail.ts';
import { Numbers } from './report-numbers.tsx';
import { Checks, TopPage } from './report-place.tsx';
import { Quote } from './report-quote.tsx';
import { TrafficRows } from './report-traffic.tsx';
import { eitherTitle, WeekRows } from './report-week.tsx';

const { report: words } = mails;

export const dailyReportHtml = (mail: ReportMail): Promise<string> =>
  htmlOf(<DailyReport {...mail} />);

function DailyReport({
  summary,
  week,
  issues,
  unlisted,
  links,
  reason,
  ownersOnly,
  postalAddress,
  pixel,
}: ReportMail) {
  const hasVisits = summary.total_sessions > 0;
  const isQuiet = isQuietMail(summary);
  return (
    <Frame
      subject={summary.subject}
      preheader={summary.preheader}
      about={dayName(summary.analysis_date)}
      site={summary.site_name}
      postalAddress={postalAddress}
      reason={
        <>
          {reason} {ownersOnly[0]}
          <Link to={links.recipients}>{mails.chooseRecipients}</Link> &middot; {ownersOnly[1]}
          <Link to={links.unsubscribe}>{mails.unsubscribe}</Link>
        </>
      }
      pixel={
        <img src={pixel} width="1" height="1" alt="" style={{ display: 'block', border: 0 }} />
      }
    >
      <Gap height={26} />
      <Title>{eitherTitle(week, summary.title)}</Title>
      <Gap height={12} />
      <Intro>{summary.warm_intro}</Intro>
      <Gap height={22} />
      {week && <WeekRows {...week} />}
      {hasVisits && (
        <>
          <Numbers summary={summary} />
          <Gap height={20} />
        </>
      )}
      {summary.checks.length > 0 && (
        <>
          <Checks checks={summary.checks} />
          <Gap height={22} />
        </>
      )}
      {!isQuiet && <Focus summary={summary} links={links} />}
      {hasVisits && (
        <>
          <Row>
            <Paragraph>
              <Link to={links.report}>{words.open}</Link>
            </Paragraph>
          </Row>
          <Gap height={26} />
        </>
      )}
      <Issues issues={issues} unlisted={unlisted} report={links.report} />
      <Lines title={words.repaired} lines={summary.fixed.map(({ line }) => line)} />
      <Lines title={words.stillOpen} lines={summary.still_open.map(({ line }) => line)} />
      {hasVisits && !isQuiet && (
        <>
          <Line />
          <Gap height={24} />
          <Devices devices={summary.devices} />
          <TopPage summary={summary} />
          <TrafficRows traffic={summary.traffic} />
          <Gap height={26} />
        </>
      )}
      <Lines
        title={words.trackRecord}
        lines={summary.track_record === undefined ? [] : [summary.track_record]}
      />
      {summary.summary_quote !== '' && <Quote>{summary.summary_quote}</Quote>}
      <Line />
      <Gap height={20} />
      <Row>
        <Small>
          <strong className="e-ink">{words.provenance}</strong> {summary.provenance}{' '}
          {summary.capture_notes.join(' ')}
        </Small>
      </Row>
      <Gap height={28} />
    </Frame>
  );
}
