/** How an issue compares with earlier days, and last month's track record. */

import { history } from '../../../contract/copy/issue-scale.ts';
import { dayName, monthName, weekdayName } from '../../../contract/copy/numerals.ts';
import { trackRecord as copy } from '../../../contract/copy/reports.ts';
import { CHANGE_FACTOR } from '../../facts/constants.ts';
import type { Count } from '../../facts/safe-test.ts';
import type { TrackRecord } from '../../facts/track-record.ts';
import type { IssueFacts } from '../../issues/issue-facts.ts';
import type { IssueChange } from '../../issues/memory/change.ts';

/** The earlier days with an occurrence, of which the last is known. */
export const earlierDays = ({ before, daysSeen }: IssueFacts) =>
  before && daysSeen > 1
    ? { days: daysSeen - 1, since: dayName(before.since), last: dayName(before.date) }
    : undefined;

export function historySentence({
  state,
  before,
  baseline,
  interval,
  today,
  change,
}: IssueFacts): readonly string[] {
  if (state === 'regressed' && before) {
    const { claimedOn, date } = before;
    return claimedOn ? history.afterClaim(dayName(claimedOn)) : history.back(dayName(date));
  }
  if (change) return changeSentence(change, today);
  if (state === 'updated' && before) return history.back(dayName(before.date));
  if (!baseline?.isTypical || interval[0] <= baseline.share * CHANGE_FACTOR) return [];
  const typical = baseline.of === 'weekday' ? weekdayName(today) : 'day';
  return history.usual(Math.max(1, Math.round(baseline.share * 100)), typical);
}

function changeSentence({ before, since, from }: IssueChange, today: string): readonly string[] {
  const counts = ({ affected, exposed }: Count) => [affected, exposed] as const;
  if (from === today) return history.changedOn(weekdayName(from), counts(before));
  const isMore = since.affected * before.exposed > before.affected * since.exposed;
  return history.changed(isMore, counts(before), counts(since), dayName(from));
}

export const trackRecordLine = (record: TrackRecord): string =>
  [
    copy.reported(record.reported, monthName(record.month)),
    copy.marked(record.useful, record.fixed, record.wrong),
    copy.repaired(record.repaired, record.returned),
  ]
    .filter(Boolean)
    .join(' ');
