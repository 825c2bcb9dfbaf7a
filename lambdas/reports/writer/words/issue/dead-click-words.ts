/** The text about clicks without a response, which depends on what was clicked. */

import {
  issueTitles as titles,
  subjectVerbs as verbs,
} from '../../../../contract/copy/issue-titles.ts';
import { focus, suggestions } from '../../../../contract/copy/report-advice.ts';
import { happened } from '../../../../contract/copy/report-issues.ts';
import type { IssueWords, NamedIssue } from './named-issue.ts';

/** Roles of fields. Clicks on one that visitors can type into are never dead. */
export const FIELD_ROLES = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton']);

const other = { title: titles.deadOther, help: suggestions.deadOther, line: focus.dead };
const button = { title: titles.unanswered, help: suggestions.unanswered, line: focus.repair };
const link = { title: titles.deadLink, help: suggestions.deadLink, line: focus.link };
const field = { ...button, help: suggestions.deadField };

function wordsFor(role = '') {
  if (FIELD_ROLES.has(role)) return field;
  return role === 'button' ? button : role === 'link' ? link : other;
}

export function deadClick({ issue, place, element, the, placed, how }: NamedIssue): IssueWords {
  const { title, help, line } = wordsFor(issue.element?.role);
  return {
    title: title(placed),
    happened: happened.dead(issue.affected, element, place),
    suggestions: help(the, how),
    focus: line(the, place),
    verb: verbs.unanswered,
  };
}
