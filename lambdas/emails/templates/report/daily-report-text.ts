import { digits } from '../../../contract/copy/digits.ts';
import { general } from '../../../contract/copy/general.ts';
import { mails } from '../../../contract/copy/mails.ts';
import { dayName } from '../../../contract/copy/numerals.ts';
import { topPageLabel } from '../../../contract/copy/page-name.ts';
import type { SummaryData } from '../../../contract/report-summary.ts';
import { heading, numbered, plainTextEmail, rule, wrap } from '../plain-text.ts';
import { isQuietMail } from '../quiet-mail.ts';
import type { ReportMail } from './report-mail.ts';
import { eitherTitle, weekText } from './report-week.tsx';
import type { ShownIssue } from './shown-issue.ts';

const { report: words } = mails;

/** The plain-text version of the report: the same order and text, with links written out. */
export function dailyReportText(mail: ReportMail): string {
  const { summary, week, issues, unlisted, links } = mail;
  const hasVisits = summary.total_sessions > 0;
  const isQuiet = isQuietMail(summary);
  const cards = issues.filter(({ severity }) => severity !== 'minor');
  const minor = issues.filter(({ severity }) => severity === 'minor');
  const section = (title: string, lines: readonly { line: string }[]) =>
    lines.length > 0 && [heading(title), ...lines.map(({ line }) => wrap(line))].join('\n');
  return plainTextEmail({
    product: general.product,
    about: dayName(summary.analysis_date),
    site: summary.site_name,
    heading: eitherTitle(week, summary.title, heading),
    body: [
      wrap(summary.warm_intro),
      week && weekText(week),
      hasVisits && numbersOf(summary),
      summary.checks
        .map(({ label, result, ok }) => `  ${ok ? 'ok  ' : 'FAIL'} ${label}: ${result}`)
        .join('\n'),
      !isQuiet && `${heading(words.focus)}\n${numbered(summary.focus_points)}`,
      summary.day_kind === 'tracking-stopped' &&
        `${words.putBack}:\n${links.connection}\n\n${wrap(words.someoneElse)}\n\n${wrap(words.dayMissing)}`,
      summary.day_kind === 'limit-reached' && `${words.comparePlans}:\n${links.plans}`,
      hasVisits && `${words.open}:\n${links.report}`,
      issues.length > 0 && `${rule}\n\n${heading(words.inTheWay)}`,
      cards.map(cardOf).join(`\n\n${rule}\n\n`),
      minor.map(lineOf).join('\n\n'),
      unlisted > 0 && `${words.more(unlisted)}\n${links.report}`,
      section(words.repaired, summary.fixed),
      section(words.stillOpen, summary.still_open),
      hasVisits && !isQuiet && `${rule}\n\n${placesOf(summary)}`,
      summary.track_record !== undefined &&
        section(words.trackRecord, [{ line: summary.track_record }]),
      summary.summary_quote !== '' &&
        `${rule}\n\n${words.quote}\n${wrap(`"${summary.summary_quote}"`)}`,
      `${rule}\n\n${wrap([words.provenance, summary.provenance, ...summary.capture_notes].join(' '))}`,
    ],
    reason: mail.reason,
    postalAddress: `${mail.ownersOnly[0]}${mails.chooseRecipients}: ${links.recipients} \u00b7 ${mail.ownersOnly[1]}${mails.unsubscribe}: ${links.unsubscribe}\n${mail.postalAddress}`,
  });
}

function numbersOf(summary: SummaryData): string {
  const { visitors } = summary.key_snapshot_data;
  return [
    `  ${digits(visitors)} ${words.visitors(visitors)}`,
    `  ${digits(summary.total_sessions)} ${words.sessions(summary.total_sessions)}`,
    `  ${summary.comparison}`,
  ].join('\n');
}

function placesOf(summary: SummaryData): string {
  return [
    `${words.devices}: ${summary.key_snapshot_data.device_split}`,
    ...(summary.key_snapshot.top_page === ''
      ? []
      : [
          '',
          `${words.topPage}: ${topPageLabel(summary.key_snapshot.top_page)} (${words.visits(summary.top_page_visits)})`,
        ]),
    ...trafficOf(summary),
  ].join('\n');
}

function trafficOf({ traffic }: SummaryData): string[] {
  if (!traffic || traffic.sources.length === 0) return [];
  const rows = traffic.sources.map(({ name, visits }) => `  ${name}: ${words.visits(visits)}`);
  const lines = wrap(traffic.lines.join(' '));
  return ['', `${words.sources}:`, ...rows, ...(lines === '' ? [] : ['', lines])];
}

function cardOf({ issue, severity, clip, feedback }: ShownIssue): string {
  const { name, impact } = words.groups[severity];
  const back = issue.state === 'regressed' ? `, ${words.back}` : '';
  return [
    wrap(`[${name} - ${impact}${back}] ${issue.title}`),
    '',
    wrap(issue.description),
    ...(issue.suggestion === '' ? [] : ['', wrap(`${words.suggestion}: ${issue.suggestion}`)]),
    '',
    ...clipOf(issue, clip),
    `${sentence(words.feedback.useful)}: ${feedback.useful}`,
    `${sentence(words.feedback['not-a-problem'])}: ${feedback['not-a-problem']}`,
    `${sentence(words.feedback.fixed)}: ${feedback.fixed}`,
  ].join('\n');
}

function clipOf(issue: ShownIssue['issue'], clip: ShownIssue['clip']): string[] {
  if (!clip) return [];
  const notes = issue.developer ? [`${words.developer}:`, clip.developer] : [];
  return [`${words.watch(clip.seconds)}:`, clip.link, ...notes];
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const lineOf = ({ issue, clip }: ShownIssue): string => {
  const { name, impact } = words.groups.minor;
  const rest = issue.suggestion === '' ? '' : ` ${words.suggestion}: ${issue.suggestion}`;
  return [
    wrap(`[${name} - ${impact}] ${issue.title}`),
    wrap(`${issue.description}${rest}`),
    ...clipOf(issue, clip),
  ].join('\n');
};
