import { mails } from '../../../contract/copy/mails.ts';
import { dayName } from '../../../contract/copy/numerals.ts';
import type { SummaryData } from '../../../contract/reports.ts';
import { Frame } from '../frame.tsx';
import { Gap, Line, Row } from '../parts.tsx';
import { isQuietMail } from '../quiet-mail.ts';
import { htmlOf } from '../render.tsx';
import { colors, voice } from '../style.ts';
import { Intro, Link, Muted, Paragraph, Small, Subheading, Title } from '../words.tsx';
import { Focus } from './report-focus.tsx';
import type { ShownIssue } from './report-issue.tsx';
import { Issues } from './report-issues.tsx';
import { Devices, Numbers } from './report-numbers.tsx';
import { Checks, TopPage } from './report-place.tsx';
import { TrafficRows } from './report-traffic.tsx';
import { WeekRows, type WeekSection } from './report-week.tsx';

const { report: words } = mails;

/** A report with everything its mail needs besides its words. Links are placeholders or addresses of the product. */
export interface ReportMail {
  readonly summary: SummaryData;
  /** On Mondays, for weekly recipients. */
  readonly week?: WeekSection | undefined;
  readonly issues: readonly ShownIssue[];
  /** Issues that only the full report shows. */
  readonly unlisted: number;
  readonly links: {
    readonly report: string;
    readonly connection: string;
    readonly plans: string;
    readonly recipients: string;
    readonly unsubscribe: string;
  };
  /** Why this recipient gets it: a placeholder until there is a recipient. */
  readonly reason: string;
  /** Markers around text for the owner's copy only. */
  readonly ownersOnly: readonly [from: string, to: string];
  readonly postalAddress: string;
  /** The source of the invisible picture. */
  readonly pixel: string;
}

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
      <Title>{summary.title}</Title>
      <Gap height={12} />
      <Intro>{summary.warm_intro}</Intro>
      <Gap height={22} />
      {week && <WeekRows {...week} />}
      {hasVisits && (
        <>
          <Numbers summary={summary} />
          {!isQuiet && (
            <>
              <Gap height={18} />
              <Devices devices={summary.devices} />
              <TopPage summary={summary} />
              <TrafficRows traffic={summary.traffic} />
            </>
          )}
          <Gap height={20} />
        </>
      )}
      {summary.checks.length > 0 && (
        <>
          <Checks checks={summary.checks} />
          <Gap height={22} />
        </>
      )}
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
      {!isQuiet && <Focus summary={summary} links={links} />}
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

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <Row>
        <Subheading>{title}</Subheading>
        {lines.map((line) => (
          <Muted key={line}>{line}</Muted>
        ))}
      </Row>
      <Gap height={24} />
    </>
  );
}

const Quote = ({ children }: { children: string }) => (
  <>
    <Line />
    <Gap height={24} />
    <Row>
      <Muted>{words.quote}</Muted>
      <p
        className="e-ink"
        style={{
          margin: '6px 0 0',
          fontFamily: voice,
          fontStyle: 'italic',
          fontSize: '20px',
          lineHeight: '30px',
          color: colors.ink,
        }}
      >
        &ldquo;{children}&rdquo;
      </p>
    </Row>
    <Gap height={26} />
  </>
);
