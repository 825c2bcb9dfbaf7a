// Invariants of every report, with and without a model.
import { expect } from 'vitest';
import { SummaryData } from '../../../lambdas/contract/report-summary.ts';
import type { ReportFacts } from '../../../lambdas/reports/facts/report-facts.ts';
import type { Chapter } from '../../../lambdas/reports/narration/chapter.ts';
import { namesADetail } from '../../../lambdas/reports/narration/names-a-detail.ts';
import { sentencesIn } from '../../../lambdas/reports/writer/model/verify.ts';
import {
  numbersIn,
  numbersOfDay,
  numbersOfIssue,
} from '../../../lambdas/reports/writer/words/numbers.ts';
import { withoutIsolates } from '../../factories/isolates.ts';

export const issuesOf = ({ critical_issues, important_issues, minor_issues }: SummaryData) => [
  ...critical_issues,
  ...important_issues,
  ...minor_issues,
];

/** All text of a report, without the numbers of its tables. */
const proseOf = (summary: SummaryData): string[] => [
  summary.warm_intro,
  ...summary.focus_points,
  summary.summary_quote,
  ...issuesOf(summary).flatMap(({ description, suggestion }) => [description, suggestion]),
  ...(summary.traffic?.lines ?? []),
  ...summary.capture_notes,
  ...summary.still_open.map(({ line }) => line),
  ...summary.fixed.map(({ line }) => line),
  summary.provenance,
];

const headsOf = (summary: SummaryData) => [
  summary.subject,
  summary.preheader,
  summary.comparison,
  ...issuesOf(summary).map(({ title }) => title),
];

export function expectEveryNumberHasItsFact(summary: SummaryData, facts: ReportFacts): void {
  const day = numbersOfDay(facts);
  // Every day runs from 12:00 AM to 11:59 PM, and a comparison needs five days.
  const always = new Set(['12', '0', '11', '59', '5']);
  const stated = [...proseOf(summary), ...headsOf(summary)].flatMap(numbersIn);
  expect(stated.filter((number) => !day.has(number) && !always.has(number))).toEqual([]);
  for (const issue of issuesOf(summary)) {
    const known = facts.issues.find(({ fingerprint }) => fingerprint === issue.fingerprint);
    const own = known ? numbersOfIssue(known, facts.window.timezone) : new Set<string>();
    const statedNumbers = [issue.title, issue.description, issue.suggestion].flatMap(numbersIn);
    expect(statedNumbers.filter((number) => !own.has(number))).toEqual([]);
  }
}

export function expectNothingTwice(summary: SummaryData): void {
  const sentences = proseOf(summary).flatMap(sentencesIn).filter(Boolean);
  const titles = issuesOf(summary).map(({ title }) => title);
  const twice = (list: readonly string[]) => list.filter((each, n) => list.indexOf(each) !== n);
  expect(twice(sentences)).toEqual([]);
  expect(twice(titles)).toEqual([]);
}

export function expectFitsAnInbox({ subject, preheader }: SummaryData): void {
  expect([...subject].length).toBeGreaterThanOrEqual(25);
  expect([...subject].length).toBeLessThanOrEqual(60);
  expect([...preheader].length).toBeGreaterThanOrEqual(60);
  expect([...preheader].length).toBeLessThanOrEqual(100);
}

/** No text contains an address, markup or an invisible character. */
export function expectHarmless(summary: SummaryData): void {
  expect(SummaryData.safeParse(summary).success).toBe(true);
  for (const text of [...proseOf(summary), ...headsOf(summary), summary.title]) {
    expect(withoutIsolates(text.replace('</head>', ''))).not.toMatch(
      /https?:|www\.|<|javascript:|@|[\p{Cc}\p{Cf}]|[{}]/iu,
    );
  }
}

/** Every number in a narration is a fact, every sentence names a detail of the day, and none repeats. */
export function expectNarrationTrue(chapters: readonly Chapter[], facts: ReportFacts): void {
  const day = numbersOfDay(facts);
  const sentences = chapters.flatMap((chapter) => chapter.sentences);
  expect(sentences.filter((each) => numbersIn(each).some((number) => !day.has(number)))).toEqual(
    [],
  );
  expect(sentences.filter((each) => !namesADetail(each))).toEqual([]);
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const { title, clips, sentences } of chapters) {
    const shown = facts.issues.filter(({ evidence }) =>
      evidence.some((each) =>
        clips.some(
          (clip) => clip.session_id === each.session_id && clip.start_ms === each.start_ms,
        ),
      ),
    );
    if (shown.length === 0) continue;
    const known = shown.flatMap((issue) => [...numbersOfIssue(issue, facts.window.timezone)]);
    const wrong = sentences.flatMap(numbersIn).filter((number) => !known.includes(number));
    expect(wrong, title).toEqual([]);
  }
}
