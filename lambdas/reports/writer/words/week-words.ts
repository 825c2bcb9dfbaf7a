import { subjects } from '../../../contract/copy/headlines.ts';
import { preheaders } from '../../../contract/copy/preheaders.ts';
import type { DayKind } from '../../../contract/report-summary.ts';
import type { WeekSummary } from '../../../contract/rules/week.ts';
import { PREHEADER_CHARACTERS, SUBJECT_CHARACTERS } from '../../facts/constants.ts';
import { truncateToLength } from './truncate-to-length.ts';

/** The subject of a weekly email: the worst problem that is still open. */
export const weeklySubject = ({
  problems,
  unlisted,
}: Pick<WeekSummary, 'problems' | 'unlisted'>): string =>
  truncateToLength(
    subjects.week(problems[0]?.title ?? '', problems.length + unlisted),
    SUBJECT_CHARACTERS,
  );

/** Shown after the subject of a weekly email. */
export const weeklyPreheader = ({ visitors, before, problems }: WeekSummary): string =>
  truncateToLength(
    preheaders.week(visitors, preheaders.thanWeekBefore(visitors, before), problems.length),
    PREHEADER_CHARACTERS,
  );

/** Whether the email starts with the week, unless its last day brought something that the owner must know first. */
export const startsWithWeek = (kind: DayKind, pauses: boolean): boolean =>
  !pauses && kind !== 'tracking-stopped' && kind !== 'limit-reached';
