/** Days with far fewer visitors than usual: even without a problem, the owner should check that visitors can get there. */

import { noVisits } from '../../../contract/copy/report-intro.ts';
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
