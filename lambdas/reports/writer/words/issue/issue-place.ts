import { issueTitles as titles } from '../../../../contract/copy/issue-titles.ts';
import { pageNames } from '../../../../contract/copy/page-names.ts';
import type { IssueFacts } from '../../../issues/issue-facts.ts';
import { isControlFailure, isOfAnyPage } from '../../../issues/kinds.ts';
import { allPlaces, pagePlace } from '../names.ts';
import { wordsFor } from './issue-kind-words.ts';

/** A control is easier to find with its page; titles of other problems contain it. */
export function titleWithPlace(issue: IssueFacts): string {
  const { title } = wordsFor(issue);
  const place = pagePlace(issue.page);
  const isPlaced = !isControlFailure(issue.kind) || title.includes(place);
  return isPlaced ? title : titles.onPage(title, place);
}

/** Where visitors ran into it, the most exact first. A failure on several pages counts the visitors of all of them. */
export const placesOf = (issue: IssueFacts): readonly string[] =>
  isOfAnyPage(issue.kind) && issue.otherPages > 0
    ? [allPlaces(issue), pageNames.several(issue.otherPages + 1)]
    : [pagePlace(issue.page)];
