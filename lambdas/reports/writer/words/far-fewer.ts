/**
 * Days with far fewer visitors, or a far smaller share of visitors who ordered, than usual: even without a problem, the
 * owner should check that visitors can get there.
 */

import { subjects } from '../../../contract/copy/headlines.ts';
import { weekdayName } from '../../../contract/copy/numerals.ts';
import { goalChecks } from '../../../contract/copy/report-advice.ts';
import { noVisits } from '../../../contract/copy/report-intro.ts';
import { isFewerGoals } from '../../facts/goal.ts';
import type { ReportFacts } from '../../facts/report-facts.ts';
import { isWorthComparing } from '../../facts/usual-day.ts';

/** Compared with the same weekday: many websites have far fewer visitors on weekends. */
export const hasFarFewer = ({ usual }: ReportFacts): boolean =>
  usual.comparison === 'much-quieter' && usual.of === 'weekday' && isWorthComparing(usual);

/** Whether the check of the website leaves only the links to it as the reason. */
export const isReachable = ({ capture: { check } }: ReportFacts): boolean =>
  check?.siteAnswered === true && check.script === 'working';

export const farFewerFocus = (facts: ReportFacts): string =>
  isReachable(facts) ? noVisits.followTheLink : noVisits.openSite;

/** Subjects of a day on which far fewer visitors than usual ordered, signed up or the like; empty on other days. */
export function fewerGoalsSubjects(facts: ReportFacts): readonly string[] {
  const { goal, quote, window, dates } = facts;
  if (!goal || !quote || !isFewerGoals(quote) || dates.length > 1) return [];
  return subjects.fewerGoals(weekdayName(window.localDate), quote.n, quote.of, goal.kind);
}

/** How the owner checks the goal of such a day; undefined on other days. */
export const fewerGoalsFocus = ({ goal, quote }: ReportFacts): string | undefined =>
  goal && quote && isFewerGoals(quote) ? goalChecks[goal.kind] : undefined;
