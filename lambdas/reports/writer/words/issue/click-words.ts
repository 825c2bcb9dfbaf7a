/** The text about clicks and keys that had no effect or failed. */

import {
  issueTitles as titles,
  subjectVerbs as verbs,
} from '../../../../contract/copy/issue-titles.ts';
import { developerStep, focus, suggestions } from '../../../../contract/copy/report-advice.ts';
import { happened } from '../../../../contract/copy/report-issues.ts';
import { deadClick } from './dead-click-words.ts';
import type { IssueWords, NamedIssue } from './named-issue.ts';

const lateClick = ({ issue, place, element, the, placed, how }: NamedIssue): IssueWords => ({
  title: titles.late(placed),
  happened: happened.late(issue.affected, element, place),
  suggestions: suggestions.late(the, how),
  focus: focus.look(the, place),
  verb: verbs.late,
});

const missedClick = ({ issue, place, element, the, placed }: NamedIssue): IssueWords => ({
  title: titles.hardToHit(placed),
  happened: happened.hardToHit(issue.affected, element, place),
  suggestions: suggestions.hardToHit(the),
  focus: focus.look(the, place),
  verb: verbs.hardToHit,
});

const coveredClick = ({ issue, place, element, the, placed, how }: NamedIssue): IssueWords => ({
  title: titles.covered(placed),
  happened: happened.covered(issue.affected, element, place),
  suggestions: suggestions.covered(the, how),
  developerStep: developerStep.steps,
  focus: focus.repair(the, place),
  verb: verbs.unanswered,
});

const layerClick = ({ issue, place, element, the, placed, how }: NamedIssue): IssueWords => ({
  title: titles.layer(placed),
  happened: happened.dead(issue.affected, element, place),
  suggestions: suggestions.layer(the, how),
  developerStep: developerStep.steps,
  focus: focus.repair(the, place),
  verb: verbs.unanswered,
});

const movedClick = ({ issue, place, element, the, placed, how }: NamedIssue): IssueWords => ({
  title: titles.movesAway(placed),
  happened: happened.movesAway(issue.affected, element, place),
  suggestions: suggestions.movesAway(the, how),
  developerStep: developerStep.steps,
  focus: focus.look(the, place),
  verb: verbs.movesAway,
});

const unseenClick = ({ issue, place, element, the, placed, how }: NamedIssue): IssueWords => ({
  title: titles.outOfSight(placed),
  happened: happened.outOfSight(issue.affected, element, place),
  suggestions: suggestions.outOfSight(the, how),
  focus: focus.look(the, place),
  verb: verbs.outOfSight,
});

const repeatedClick = ({ issue, place, element, the, placed, how }: NamedIssue): IssueWords => ({
  ...(issue.isUnanswered
    ? {
        title: titles.unanswered(placed),
        happened: happened.unanswered(issue.affected, element, place, issue.peak),
        focus: focus.repair(the, place),
        verb: verbs.unanswered,
      }
    : {
        title: titles.pressedAgain(placed),
        happened: happened.pressedAgain(issue.affected, element, place, issue.peak),
        focus: focus.look(the, place),
        verb: verbs.pressedAgain,
      }),
  suggestions: suggestions.unanswered(the, how),
});

const keyboardWords = ({ issue, place, element, the, placed }: NamedIssue): IssueWords => {
  const isTrap = issue.about === 'focus-trap';
  const kind = issue.about === 'Escape' ? 'keyboardEscape' : 'keyboard';
  return {
    title: isTrap ? titles.keyboardTrap(place) : titles[kind](placed),
    happened: isTrap
      ? happened.keyboardTrap(issue.affected, element, place)
      : happened.keyboard(issue.affected, element, place, issue.about ?? 'Enter'),
    suggestions: suggestions[isTrap ? 'keyboardTrap' : kind](the),
    focus: focus.look(the, place),
    verb: verbs.keyboard,
  };
};

const failedClick = ({
  issue,
  place,
  element,
  the,
  placed,
  onPage,
  how,
}: NamedIssue): IssueWords => ({
  title: titles.errorClick(placed),
  ...(issue.affectedByError === undefined
    ? { happened: happened.errorClick(issue.affected, element, place), verb: verbs.error }
    : {
        happened: happened.someErrors(issue.affected, issue.affectedByError, element, place),
        verb: verbs.someErrors,
      }),
  suggestions: suggestions.errorClick(onPage, how),
  developerStep: developerStep.steps,
  focus: focus.repair(the, place),
});

const brokenLink = ({ issue, place, element, the, placed, onPage }: NamedIssue): IssueWords => ({
  title: titles.missingPage(placed),
  happened: happened.missingPage(issue.affected, element, place),
  suggestions: suggestions.missingPage(onPage),
  focus: focus.unrecordedPage(the, place),
  verb: verbs.missingPage,
});

type Words = (named: NamedIssue) => IssueWords;
type Kind = 'error-click' | 'rage-click' | 'dead-click' | 'keyboard-barrier';
export const clickWords: Readonly<Record<Kind, Words>> = {
  'keyboard-barrier': keyboardWords,
  'error-click': (named) => (named.issue.leadsToMissingPage ? brokenLink : failedClick)(named),
  'rage-click': (named) => {
    const { isMissed, isCovered } = named.issue;
    return (isMissed ? missedClick : isCovered ? coveredClick : repeatedClick)(named);
  },
  'dead-click': (named) => {
    const { issue } = named;
    if (issue.isMissed) return missedClick(named);
    if (issue.isCovered) return coveredClick(named);
    if (issue.isMoved) return movedClick(named);
    if (issue.isUnseen) return unseenClick(named);
    if (issue.isLate) return lateClick(named);
    return issue.element?.role === 'layer' ? layerClick(named) : deadClick(named);
  },
};
