/** Once per month: last month's claims, the owner's verdicts on them, and the issues that came back. */

import type { DaySummary } from '../content/report-input.ts';
import type { IssueMemory, OwnerAnswer } from '../issues/memory/issue-memory.ts';
import { localDateOf } from './calendar.ts';

export interface TrackRecord {
  /** `2026-10` */
  readonly month: string;
  /** Problems that were reported for the first time. */
  readonly reported: number;
  /** Issues that recipients marked in that month. */
  readonly useful: number;
  readonly fixed: number;
  readonly wrong: number;
  /** Claimed repairs, and those whose issue came back since. */
  readonly repaired: number;
  readonly returned: number;
}

const monthOf = (date: string): string => date.slice(0, 7);

/** The previous month's record, in the first report of a month; undefined if that month had no report or no problem. */
export function trackRecordOf(
  { localDate, timezone }: { readonly localDate: string; readonly timezone: string },
  earlier: readonly DaySummary[],
  memory: readonly IssueMemory[],
): TrackRecord | undefined {
  const dates = earlier.map(({ date }) => date).sort();
  const month = monthOf(dates.at(-1) ?? localDate);
  if (month === monthOf(localDate)) return undefined;
  const isIn = (date: string | undefined) => date !== undefined && monthOf(date) === month;
  const isMarkedIn = (at: string | undefined) =>
    at !== undefined && isIn(localDateOf(at, timezone));
  const reported = memory.filter(({ isReported }) => isReported);
  const repaired = reported.filter(({ repairedOn }) => isIn(repairedOn));
  const markedAs = (verdict: OwnerAnswer['as']) =>
    reported.filter(({ mark }) => mark?.as === verdict && isMarkedIn(mark.at)).length;
  const record = {
    month,
    reported: reported.filter(({ reportedOn }) => isIn(reportedOn)).length,
    useful: reported.filter(({ useful }) => isMarkedIn(useful)).length,
    fixed: markedAs('fixed'),
    wrong: markedAs('not-a-problem'),
    repaired: repaired.length,
    returned: repaired.filter(({ repairedOn = '', returnedOn = '' }) => returnedOn > repairedOn)
      .length,
  };
  const { useful, fixed, wrong } = record;
  return record.reported + useful + fixed + wrong + repaired.length > 0 ? record : undefined;
}
