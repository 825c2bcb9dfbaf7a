import { png } from '../../adapters/png.ts';
import type { Signing } from '../../adapters/signing.ts';
import { mails } from '../../contract/copy/mails.ts';
import { timeName } from '../../contract/copy/numerals.ts';
import { CLIP_LINK_DAYS, MAIL_HTML_MAX_BYTES, MAIL_PICTURES_MAX } from '../../contract/limits.ts';
import { DEVELOPER_PLACE, purposes } from '../../contract/mail-links.ts';
import type { ReportIssue, Severity } from '../../contract/report-issue.ts';
import type { SummaryData } from '../../contract/report-summary.ts';
import { clipSeconds } from '../../contract/rules/clip-seconds.ts';
import { personName } from '../../contract/rules/plain-text.ts';
import { linkCollector, placeholder, plain } from '../../emails/delivery/recipient-copy.ts';
import { MARK } from '../../emails/templates/mark.ts';
import { dailyReportText } from '../../emails/templates/report/daily-report-text.ts';
import type { ReportMail } from '../../emails/templates/report/report-mail.ts';
import type { ShownIssue } from '../../emails/templates/report/shown-issue.ts';
import { draw } from '../evidence/drawing.ts';
import { sceneOf } from '../evidence/scene.ts';
import { issuesOf } from '../issues/reported-issues.ts';
import type { DueReport } from '../schedule/report-schedule.ts';
import { pagePlace } from '../writer/words/names.ts';
import { startsWithWeek, weeklyPreheader, weeklySubject } from '../writer/words/week-words.ts';
import type { Content, Picture } from './content.store.ts';
import type { GatheredReport } from './gather-report.protocol.ts';

export interface WritePorts {
  readonly signing: Signing;
  readonly appOrigin: string;
  readonly postalAddress: string;
}

/** Renders the report's email: adds pictures, links and the template to the text of the composed report. */
export async function writeReport(
  ports: WritePorts,
  due: DueReport,
  gathered: GatheredReport,
): Promise<Content> {
  const { composed, profile } = gathered;
  const { pictures, summary } = drawIssues(withoutPlaceholders(composed.summary), gathered.digests);
  const tracked = linkCollector();
  const links = fixedLinks(ports, tracked.to);
  const issues = await shownIssues(ports, due, { ...gathered, summary }, tracked.to);
  const leading = leadingWeek(summary, gathered);
  const subjectOfWeek = leading && leading.problems.length > 0 ? weeklySubject(leading) : undefined;
  const mail: Omit<ReportMail, 'issues' | 'unlisted'> = {
    summary: {
      ...summary,
      ...(leading && { preheader: eitherPreheader(weeklyPreheader(leading), summary.preheader) }),
      warm_intro: withNamePlaceholder(summary.warm_intro, personName(profile.first_name)),
    },
    links,
    reason: placeholder('reason'),
    ownersOnly: OWNERS_ONLY,
    week: gathered.week && {
      week: gathered.week,
      title: subjectOfWeek,
      link: tracked.to(`${ports.appOrigin}/week?date=${due.date}`),
      weeklyOnly: [placeholder('weekly'), placeholder('/weekly')],
      dailyOnly: [placeholder('daily'), placeholder('/daily')],
      ownersOnly: OWNERS_ONLY,
    },
    postalAddress: ports.postalAddress,
    pixel: placeholder('pixel'),
  };
  const { html, text } = await renderWithinLimit(mail, issues);
  return {
    version: 1,
    summary,
    subject: summary.subject,
    ...(subjectOfWeek !== undefined && { weeklySubject: subjectOfWeek }),
    html,
    text,
    links: tracked.targets,
    pictures: [MARK, ...pictures],
    about: {
      ownerFirstName: personName(profile.first_name),
      ownerName: displayName(profile),
      domain: summary.site_name,
    },
    days: composed.days,
    issues: composed.issues,
  };
}

const OWNERS_ONLY = [placeholder('owners'), placeholder('/owners')] as const;

/** The week, if a recipient of weekly reports gets an email that is about it. */
const leadingWeek = (summary: SummaryData, { week, mailing }: GatheredReport) =>
  week && startsWithWeek(summary.day_kind, mailing === 'mail-and-pause') ? week : undefined;

/** The issues with their signed links and pictures. */
async function shownIssues(
  { signing, appOrigin }: WritePorts,
  { schedule, date, window }: DueReport,
  { summary, digests }: Pick<GatheredReport, 'digests'> & { readonly summary: SummaryData },
  trackedLink: (target: string) => string,
): Promise<ShownIssue[]> {
  const clips = await signing.seal(purposes.clip);
  const feedback = await signing.seal(purposes.feedback);
  const of = { o: schedule.ownerId, d: date, w: window.from };
  const until = Date.parse(window.to) / 1000 + CLIP_LINK_DAYS * 86_400;
  return issuesOf(summary).map(({ issue, severity }, i): ShownIssue => {
    const [evidence] = issue.evidence;
    const clip = `${appOrigin}/clip/${clips.sign({ ...of, i, x: until })}`;
    const answer = `${appOrigin}/m/feedback/${feedback.sign({ ...of, i })}`;
    return {
      issue,
      severity,
      ...(evidence && {
        clip: {
          link: trackedLink(clip),
          developer: trackedLink(`${clip}#${DEVELOPER_PLACE}`),
          seconds: clipSeconds(evidence),
        },
      }),
      ...(issue.screenshot !== null && {
        picture: { name: issue.screenshot, caption: captionOf(issue, digests, summary.timezone) },
      }),
      feedback: {
        useful: `${answer}?v=useful`,
        'not-a-problem': `${answer}?v=not-a-problem`,
        fixed: `${answer}?v=fixed`,
      },
    };
  });
}

/** Drops issues from the end until the email fits, because the first ones matter most. */
async function renderWithinLimit(
  mail: Omit<ReportMail, 'issues' | 'unlisted'>,
  issues: readonly ShownIssue[],
): Promise<Pick<Content, 'html' | 'text'>> {
  // Loaded on demand: sending a report that is already written needs no template.
  const { dailyReportHtml } = await import('../../emails/templates/report/daily-report.mail.tsx');
  for (let count = issues.length; ; count -= 1) {
    const listed = { ...mail, issues: issues.slice(0, count), unlisted: issues.length - count };
    const html = await dailyReportHtml(listed);
    if (Buffer.byteLength(html) <= MAIL_HTML_MAX_BYTES || count === 0)
      return { html, text: dailyReportText(listed) };
  }
}

/** The links that every report has. */
const fixedLinks = ({ appOrigin }: WritePorts, tracked: (target: string) => string) => ({
  report: placeholder('report'),
  connection: tracked(`${appOrigin}/connection`),
  plans: tracked(`${appOrigin}/usage-billing`),
  recipients: tracked(`${appOrigin}/email-notifications`),
  unsubscribe: placeholder('unsubscribe'),
});

/** Each copy keeps one of the two. */
const eitherPreheader = (weekly: string, daily: string) =>
  [
    `${placeholder('weekly')}${weekly}${placeholder('/weekly')}`,
    `${placeholder('daily')}${daily}${placeholder('/daily')}`,
  ].join('');

/** Only the owner is greeted by name, so the name becomes a placeholder. */
const withNamePlaceholder = (text: string, firstName: string) =>
  text.replace(`Good morning, ${firstName}.`, `Good morning${placeholder('name')}.`);

/** Removes the characters of placeholders from the report's text, which may quote the website. */
const withoutPlaceholders = (summary: SummaryData): SummaryData =>
  JSON.parse(plain(JSON.stringify(summary)));

/** Draws a picture for each of the first issues that can be drawn. */
function drawIssues(summary: SummaryData, digests: GatheredReport['digests']) {
  const pictures: Picture[] = [];
  const withPicture = (severity: Severity) => (issue: ReportIssue) => {
    const scene = pictures.length < MAIL_PICTURES_MAX && sceneOf(issue, severity, digests);
    if (!scene) return issue;
    const name = `issue-${pictures.length + 1}`;
    pictures.push({ name, png: png(draw(scene)).toString('base64') });
    return { ...issue, screenshot: name };
  };
  const reported = {
    ...summary,
    critical_issues: summary.critical_issues.map(withPicture('critical')),
    important_issues: summary.important_issues.map(withPicture('important')),
  };
  return { pictures, summary: reported };
}

const displayName = ({ first_name, last_name, email }: GatheredReport['profile']) =>
  personName(`${first_name} ${last_name}`) || personName(email.split('@')[0] ?? '');

function captionOf(issue: ReportIssue, digests: GatheredReport['digests'], zone: string): string {
  const [evidence] = issue.evidence;
  const session = digests.find(({ sessionId }) => sessionId === evidence?.session_id);
  const at = Date.parse(session?.startedAt ?? '') + (evidence?.start_ms ?? 0);
  const what = issue.element
    ? mails.report.marked(issue.element, pagePlace(issue.page), evidence?.clicks)
    : '';
  return mails.report.drawn(timeName(new Date(at).toISOString(), zone), what).trim();
}
