/** The text about a slow page, by its worst web vital. */

import {
  issueTitles as titles,
  subjectVerbs as verbs,
} from '../../../../contract/copy/issue-titles.ts';
import { focus, suggestions } from '../../../../contract/copy/report-advice.ts';
import { happened } from '../../../../contract/copy/report-issues.ts';
import type { IssueWords, NamedIssue } from './named-issue.ts';

/** Only code writes measured values, even if a model writes the rest. */
export function slowPageWords(named: NamedIssue): IssueWords {
  const words = wordsOfVital(named);
  return { ...words, detail: words.happened };
}

function wordsOfVital({ issue: { slowness }, page, pages }: NamedIssue): IssueWords {
  const p75 = slowness?.p75 ?? 0;
  switch (slowness?.vital) {
    case 'INP':
      return {
        title: titles.slowINP(page),
        happened: happened.slowINP(page, (p75 / 1000).toFixed(1)),
        suggestions: suggestions.slowINP(page),
        focus: focus.speed(pages),
        verb: verbs.late,
      };
    case 'CLS':
      return {
        title: titles.slowCLS(page),
        happened: happened.slowCLS(page),
        suggestions: suggestions.slowCLS(page),
        focus: focus.steady(pages),
        verb: verbs.moving,
      };
    default:
      return {
        title: titles.slowLCP(page),
        happened: happened.slowLCP(page, (p75 / 1000).toFixed(1)),
        suggestions: slowness?.waits ? suggestions.slowData(page) : suggestions.slowLCP(page),
        focus: focus.speed(pages),
        verb: verbs.slow,
      };
  }
}
