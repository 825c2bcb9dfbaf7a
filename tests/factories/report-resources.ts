import type { Profile } from '../../lambdas/accounts/profile/profile.ts';
import type { Mailer } from '../../lambdas/adapters/mail.ts';
import { dayOf } from '../../lambdas/contract/rules/local-time.ts';
import { composeReport } from '../../lambdas/reports/content/compose.ts';
import type { Content } from '../../lambdas/reports/content/content.store.ts';
import type { GatheredReport } from '../../lambdas/reports/content/gather-report.protocol.ts';
import {
  preparePorts,
  type ReportResources,
} from '../../lambdas/reports/content/prepare-report.protocol.ts';
import type { ReportInput } from '../../lambdas/reports/content/report-input.ts';
import type { DueReport } from '../../lambdas/reports/schedule/report-schedule.ts';
import { sealWith } from '../../lambdas/runtime/seal.ts';
import { fakeBucket } from '../fakes/bucket.ts';
import { fakeMailer } from '../fakes/mailer.ts';
import { memoryTable } from '../fakes/memory-table/memory-table.ts';
import { goldenDays } from '../golden/days.ts';

const DATE = '2026-11-20';
const input = goldenDays['a-day-with-issues'] as ReportInput;
const composed = composeReport(input);

/** Links are signed with this key. */
export const KEYS = ['a key of tests'] as const;
/** The facts of the day that `writeReportOf` reports. */
export const { facts } = composed;

/** The resources of a report in memory. */
export const reportResources = (mail: Mailer = fakeMailer().mail): ReportResources => ({
  table: memoryTable().table,
  bucket: fakeBucket(),
  mail,
  signing: { seal: async (purpose) => sealWith(KEYS, purpose) },
  clock: () => new Date(`${DATE}T09:00:00Z`),
});

/** Writes an owner's report of the golden day with issues, through the production ports. */
export function writeReportOf(ownerId: string, resources: ReportResources): Promise<Content> {
  const { from, to } = input.window;
  const schedule = { ownerId, zone: 'UTC', next: DATE, coveredUntil: from, lastVisitOn: DATE };
  const due: DueReport = { schedule, day: dayOf(DATE), date: DATE, window: { from, to } };
  const gathered: GatheredReport = {
    mailing: 'mail',
    profile: { email: 'ann@example.com', first_name: 'Ann', last_name: 'A' } as Profile,
    domain: input.website.domain,
    analysis: '',
    composed,
    digests: [],
  };
  return preparePorts(resources).write(due, gathered);
}
