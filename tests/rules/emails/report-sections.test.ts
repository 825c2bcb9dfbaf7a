import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { mails } from '../../../lambdas/contract/copy/mails.ts';
import { dailyReportHtml } from '../../../lambdas/emails/templates/report/daily-report.mail.tsx';
import { dailyReportText } from '../../../lambdas/emails/templates/report/daily-report-text.ts';
import type { ReportMail } from '../../../lambdas/emails/templates/report/report-mail.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import type { ReportInput } from '../../../lambdas/reports/content/report-input.ts';
import { product } from '../../factories/every-mail.ts';
import { goldenDays } from '../../golden/days.ts';

test('both parts of a report have their sections in the same order', async () => {
  const { summary } = composeReport(goldenDays['a-day-with-issues'] as ReportInput);
  const report: ReportMail = {
    summary: {
      ...summary,
      fixed: [{ fingerprint: 'f', line: 'The menu opens again.' }],
      still_open: [{ fingerprint: 'o', line: 'The cart is still slow.' }],
      track_record: 'You confirmed nine of ten issues.',
    },
    issues: [],
    unlisted: 0,
    links: { report: '', connection: '', plans: '', recipients: '', unsubscribe: '' },
    reason: '',
    ownersOnly: ['', ''],
    postalAddress: product.postalAddress,
    pixel: '',
  };
  const html = load(await dailyReportHtml(report))('body').text();
  const text = dailyReportText(report);
  const { repaired, stillOpen, focus, trackRecord, provenance } = mails.report;
  const headings = [repaired, stillOpen, focus, trackRecord, provenance];
  const inOrder = (part: string) => {
    const lower = part.toLowerCase();
    return headings.toSorted(
      (one, other) => lower.indexOf(one.toLowerCase()) - lower.indexOf(other.toLowerCase()),
    );
  };
  expect(inOrder(html)).toEqual(headings);
  expect(inOrder(text)).toEqual(headings);
});
