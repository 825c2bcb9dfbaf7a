import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { mails } from '../../../lambdas/contract/copy/mails.ts';
import { week as weekWords } from '../../../lambdas/contract/copy/week.ts';
import { dailyReportHtml } from '../../../lambdas/emails/templates/report/daily-report.mail.tsx';
import { dailyReportText } from '../../../lambdas/emails/templates/report/daily-report-text.ts';
import type { ReportMail } from '../../../lambdas/emails/templates/report/report-mail.ts';
import type { ShownIssue } from '../../../lambdas/emails/templates/report/shown-issue.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import type { ReportInput } from '../../../lambdas/reports/content/report-input.ts';
import { issuesOf } from '../../../lambdas/reports/issues/reported-issues.ts';
import { product } from '../../factories/every-mail.ts';
import { goldenDays } from '../../golden/days.ts';

const { summary } = composeReport(goldenDays['a-day-with-issues'] as ReportInput);
const mail = (facts: Partial<ReportMail> = {}): ReportMail => ({
  summary,
  issues: [],
  unlisted: 0,
  links: { report: '', connection: '', plans: '', recipients: '', unsubscribe: '' },
  reason: '',
  ownersOnly: ['', ''],
  postalAddress: product.postalAddress,
  pixel: '',
  ...facts,
});
const htmlText = async (report: ReportMail) => load(await dailyReportHtml(report))('body').text();

test('both parts of a report have their sections in the same order', async () => {
  const report = mail({
    summary: {
      ...summary,
      fixed: [{ fingerprint: 'f', line: 'The menu opens again.' }],
      still_open: [{ fingerprint: 'o', line: 'The cart is still slow.' }],
      track_record: 'You confirmed nine of ten issues.',
    },
  });
  const html = await htmlText(report);
  const text = dailyReportText(report);
  const { repaired, stillOpen, focus, trackRecord, provenance } = mails.report;
  const headings = [focus, repaired, stillOpen, trackRecord, provenance];
  const inOrder = (part: string) => {
    const lower = part.toLowerCase();
    return headings.toSorted(
      (one, other) => lower.indexOf(one.toLowerCase()) - lower.indexOf(other.toLowerCase()),
    );
  };
  expect(inOrder(html)).toEqual(headings);
  expect(inOrder(text)).toEqual(headings);
});

/** The day's first issue with a clip and these developer notes. */
function shownIssue(developer?: string): ShownIssue {
  const [first] = issuesOf(summary);
  if (!first) throw new Error('The day has no issue');
  const clip = { link: '/clip', developer: '/clip#developer', seconds: 8 };
  const feedback = { useful: '', 'not-a-problem': '', fixed: '' };
  return { ...first, issue: { ...first.issue, developer }, clip, feedback } as ShownIssue;
}

test.each([0, 1, 2])('an email that leaves out %i of the issues says so', async (unlisted) => {
  const html = await htmlText(mail({ issues: [shownIssue()], unlisted }));
  expect(html.includes(mails.report.more(unlisted))).toBe(unlisted > 0);
});

test('an issue with a clip links its developer notes only if it has some', async () => {
  const linksWith = async (developer: string | undefined) =>
    load(await dailyReportHtml(mail({ issues: [shownIssue(developer)] })))(
      'a[href="/clip#developer"]',
    ).length;
  expect([await linksWith('1. Open the page.'), await linksWith(undefined)]).toEqual([1, 0]);
});

test.each(['critical', 'minor'] as const)(
  'a %s issue links its clip and developer notes in plain text only if it has them',
  (severity) => {
    const { watch, developer } = mails.report;
    const linesOf = (issue: Partial<ShownIssue>) => {
      const shown = { ...shownIssue('1. Open the page.'), severity, ...issue };
      const lines = dailyReportText(mail({ issues: [shown] })).split('\n');
      const links = [`${watch(8)}:`, '/clip', `${developer}:`, '/clip#developer'];
      return lines.filter((line) => links.includes(line));
    };
    const withoutNotes = { issue: shownIssue(undefined).issue };
    expect(linesOf({})).toEqual([`${watch(8)}:`, '/clip', `${developer}:`, '/clip#developer']);
    expect(linesOf(withoutNotes)).toEqual([`${watch(8)}:`, '/clip']);
    expect(linesOf({ clip: undefined })).toEqual([]);
  },
);

test.each(['critical', 'minor'] as const)(
  'a %s issue without advice has no line for it in plain text',
  (severity) => {
    const { suggestion } = mails.report;
    const isShown = (advice: string) => {
      const shown = shownIssue();
      const issue = { ...shown.issue, suggestion: advice };
      return dailyReportText(mail({ issues: [{ ...shown, severity, issue }] })).includes(
        `${suggestion}:`,
      );
    };
    expect([isShown('Make it respond.'), isShown('')]).toEqual([true, false]);
  },
);

test('plain text says which issues are back', () => {
  const shown = shownIssue();
  const textIn = (state: ShownIssue['issue']['state']) =>
    dailyReportText(mail({ issues: [{ ...shown, issue: { ...shown.issue, state } }] }));
  const isBack = (text: string) => text.includes(`, ${mails.report.back}]`);
  expect([isBack(textIn('regressed')), isBack(textIn('new'))]).toEqual([true, false]);
});

test('the week of a Monday email lists open problems only if there are some', async () => {
  const noMark = ['', ''] as const;
  const week = {
    week: { days: [], visitors: 9, before: undefined, issueDays: 0, problems: [], unlisted: 0 },
    link: '',
    weeklyOnly: noMark,
    dailyOnly: noMark,
    ownersOnly: noMark,
  };
  const report = mail({ week });
  for (const part of [dailyReportText(report), await htmlText(report)]) {
    expect(part).toContain(weekWords.visitors(9));
    expect(part).not.toContain(weekWords.stillOpen);
  }
});
