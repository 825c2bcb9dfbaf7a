import { scale } from '../../../../contract/copy/issue-scale.ts';
import { ROUGH_FROM_RATIO } from '../../../facts/constants.ts';
import { isFewOfMany } from '../../../facts/statistics.ts';
import type { IssueFacts } from '../../../issues/issue-facts.ts';
import { earlierDays } from '../history-words.ts';
import { anyPage, pagesName } from '../names.ts';

/** How many of the visitors who could have run into an issue did. */
export function howMuch(issue: IssueFacts): readonly string[] {
  const { kind, slowness, affected, exposed, affectedSessions, interval } = issue;
  const page = anyPage(issue);
  if (kind === 'slow-page') return scale.measured(slowness?.measured ?? 0, page);
  if (affected === 1) {
    const earlier = earlierDays(issue);
    if (affectedSessions > 1) return scale.oneAgain(affectedSessions, earlier, page);
    if (earlier) return scale.oneMoreDay(exposed, earlier, page);
    return exposed > 1 ? scale.oneAlone(exposed, page) : scale.onlyOne(page);
  }
  if (affected === exposed) return scale.everyone(exposed, page);
  const pages = issue.otherPages > 0 ? page : pagesName(issue.page);
  if (isFewOfMany(affected, exposed)) return scale.rarely(affected, exposed, page, pages);
  return (interval[1] > interval[0] * ROUGH_FROM_RATIO ? scale.rough : scale.share)(
    affected,
    exposed,
    page,
    pages,
  );
}
