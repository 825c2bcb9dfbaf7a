/** The quote: one true thing about how people moved, another one each day as far as there are several. */
import { goalWords } from '../../../contract/copy/report-issues.ts';
import { observations as say } from '../../../contract/copy/reports.ts';
import { daysBetween } from '../../facts/calendar.ts';
import { FEW_SESSIONS } from '../../facts/constants.ts';
import type { ReportFacts } from '../../facts/report-facts.ts';
import { pageName } from './names.ts';

/** Any fixed day: observations take turns by the number of days since. */
const EPOCH = '2000-01-01';
/** A share is told from here on. */
const NOTABLE = 0.2;

export function observation(facts: ReportFacts): string {
  const candidates = observations(facts);
  return candidates[daysBetween(EPOCH, facts.window.localDate) % candidates.length] ?? '';
}

/** Everything notable about how people moved. */
export function observations(facts: ReportFacts): readonly string[] {
  const { behaviour, read: sessions, goal, visitors, capture } = facts;
  // Of a sampled day the goal was counted in what was read, the visitors in all of it.
  const isWhole = !capture.sampledFrom;
  if (sessions < FEW_SESSIONS) return [];
  const { source, lastPage, onePage, cameBack, lowerHalf } = behaviour;
  const isNotable = (n: number) => n >= 2 && n >= sessions * NOTABLE;
  const names: Partial<Record<string, string>> = say.sources;
  const from = source && names[source.from];
  return [
    ...(goal && isWhole && goal.reached >= 2
      ? [say.goal(goal.reached, visitors, goalWords[goal.kind])]
      : []),
    ...(source && from && isNotable(source.sessions)
      ? [say.source(source.sessions, sessions, from)]
      : []),
    ...(lastPage && lastPage.page !== '/' && isNotable(lastPage.sessions)
      ? [say.lastPage(lastPage.sessions, sessions, pageName(lastPage.page))]
      : []),
    ...(lowerHalf
      ? [say.lowerHalf(lowerHalf.unseen, lowerHalf.visits, pageName(lowerHalf.page))]
      : []),
    ...(isNotable(onePage) ? [say.onePage(onePage, sessions)] : []),
    ...(cameBack >= 2 ? [say.cameBack(cameBack)] : []),
  ];
}
