/** The subject of a day on which visitors ran into a problem: the problem and its visitors, the best variant first. */

import { subjects } from '../../../contract/copy/headlines.ts';
import type { IssueFacts } from '../../issues/issue-facts.ts';
import { wordsFor } from './issue/issue-kind-words.ts';
import { placesOf, titleWithPlace } from './issue/issue-place.ts';
import { elementName, pageName, pagePlace, quotedLabel } from './names.ts';

export function findingSubjects(issue: IssueFacts): readonly string[] {
  const { affected, exposed, element, state, day } = issue;
  const { title, verb } = wordsFor(issue);
  const place = pagePlace(issue.page);
  const label = quotedLabel(element);
  if (state === 'same') return subjects.open(day, title, affected, exposed);
  if (state === 'regressed') return subjects.back(titleWithPlace(issue), title);
  if (issue.kind === 'quick-back') {
    const { about } = issue;
    return about === undefined
      ? [...subjects.cameBack(affected, elementName(element), place), title]
      : [...subjects.left(affected, pageName(about)), title];
  }
  const isClick = label !== '' && ['rage-click', 'dead-click'].includes(issue.kind);
  const hadNoResponse =
    !issue.isMissed &&
    !issue.isMoved &&
    !issue.isUnseen &&
    !issue.isLate &&
    (issue.kind === 'dead-click' || issue.isUnanswered);
  const isError = label !== '' && issue.kind === 'error-click';
  const hitAll = issue.affectedByError === undefined && !issue.leadsToMissingPage;
  return [
    ...(isClick && hadNoResponse ? subjects.element(affected, label, place) : []),
    ...(isClick && !hadNoResponse ? subjects.control(affected, verb, label, place) : []),
    ...(isError && hitAll ? subjects.error(affected, label, place) : []),
    ...(isError && !hitAll ? subjects.control(affected, verb, label, place) : []),
    // The title of a slow page already names the page.
    ...(issue.kind === 'slow-page' ? [title] : []),
    ...subjects.page(affected, verb, placesOf(issue)),
    title,
  ];
}
