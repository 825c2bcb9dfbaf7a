// A month of reports of three owners: what a report states agrees with its other parts and with the reports around it.
import { expect, test } from 'vitest';
import type { SummaryData } from '../../../lambdas/contract/report-summary.ts';
import type { GatheredReport } from '../../../lambdas/reports/content/gather-report.protocol.ts';
import { dayAfter } from '../../../lambdas/reports/facts/calendar.ts';
import { trendOf } from '../../../lambdas/reports/facts/trend.ts';
import { narrate } from '../../../lambdas/reports/narration/narrate.ts';
import { sentencesOf } from '../../../lambdas/reports/narration/timing.ts';
import { sessionsOf, simulatedSites } from '../../factories/simulated-visitors.ts';
import { seededRandom } from '../../fakes/seeded-random.ts';
import { simulateReports } from '../../fakes/simulated-reports.ts';
import {
  expectEveryNumberHasItsFact,
  expectFitsAnInbox,
  expectHarmless,
  expectNarrationTrue,
  expectNothingTwice,
  issuesOf,
} from './laws.ts';

const FIRST = '2026-10-20';
const DAYS = 30;
const months = simulatedSites.flatMap((site) => [3, 7].map((seed) => ({ ...site, seed })));

type Owner = ReturnType<typeof simulateReports>;
interface DailyReport extends GatheredReport {
  readonly date: string;
  readonly narrated: string;
}

async function monthOf(site: (typeof months)[number]) {
  const random = seededRandom(site.seed);
  const owner = simulateReports([{ domain: site.domain, from: `${FIRST}T09:12:00.000Z` }]);
  const month: DailyReport[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    const date = dayAfter(FIRST, day);
    owner.record(...sessionsOf(site, { date, day }, random));
    const gathered = await owner.report(dayAfter(date));
    const { facts, summary } = gathered.composed;
    expectNarrationTrue(narrate(facts, summary), facts);
    month.push({ ...gathered, date, narrated: sentencesOf(narrate(facts, summary)).join(' ') });
  }
  return { owner, month };
}

const dayIn = (owner: Owner, date: string) => {
  const written = owner.reports.filter((report) => report.date <= dayAfter(date));
  return trendOf(
    written.flatMap(({ days = [] }) => days),
    date,
    1,
  )[0];
};
const textOf = (summary: SummaryData, narrated: string) =>
  [summary.subject, summary.preheader, summary.warm_intro, ...summary.focus_points, narrated].join(
    ' ',
  );

test.each(months)(
  'the reports of a month agree with each other: $domain, seed $seed',
  async (site) => {
    const { owner, month } = await monthOf(site);
    for (const { composed, week, date, narrated } of month) {
      const { facts, summary } = composed;
      expectEveryNumberHasItsFact(summary, facts);
      expectNothingTwice(summary);
      expectFitsAnInbox(summary);
      expectHarmless(summary);
      const text = textOf(summary, narrated);
      const chart = dayIn(owner, date);
      const { visitors } = summary.key_snapshot_data;
      // The number of the day is the same everywhere.
      expect([date, chart?.visitors]).toEqual([date, facts.visitors - facts.lateVisitors]);
      if (chart?.visitors) expect([date, visitors]).toEqual([date, chart.visitors]);
      const stated = summary.warm_intro.match(/(?:You had|We recorded) ([\d,]+) visitor/)?.[1];
      if (stated) expect([date, Number(stated.replace(',', ''))]).toEqual([date, visitors]);
      // What is open is never denied, and the chart counts no more than the report lists.
      const listed = issuesOf(summary).length + summary.still_open.length;
      if (listed > 0)
        expect(text).not.toMatch(/no problems found|nothing to (fix|do)|got in anyone’s way/i);
      if (week?.problems.length && summary.total_sessions > 0)
        expect([date, listed > 0]).toEqual([date, true]);
      expect(chart?.issues ?? 0).toBeLessThanOrEqual(facts.issues.length);
      expect(`${text} ${summary.still_open.map(({ line }) => line)}`).not.toMatch(
        /\b1 (visitors|visits|sessions)\b|\b(of|the) 1 visitor|\bthe (only|one) \d|undefined|NaN|on on|\bnone of the 1\b/i,
      );
    }
    const subjects = month.map(({ composed }) => composed.summary.subject);
    expect(subjects.filter((subject, index) => subject === subjects[index - 1])).toEqual([]);
  },
);
