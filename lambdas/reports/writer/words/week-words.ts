import { subjects } from '../../../contract/copy/headlines.ts';
import type { WeekProblem } from '../../../contract/rules/week.ts';
import { SUBJECT_CHARACTERS } from '../../facts/constants.ts';
import { truncateToLength } from './truncate-to-length.ts';

/** The subject of a weekly email: the worst problem that is still open. */
export const weeklySubject = (problems: readonly WeekProblem[]): string =>
  truncateToLength(subjects.week(problems[0]?.title ?? '', problems.length), SUBJECT_CHARACTERS);
