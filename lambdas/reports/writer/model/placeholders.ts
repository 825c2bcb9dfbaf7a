/**
 * The blanks a model may leave in its words. Code fills them from the facts, noun and all, so that no number, name,
 * page or label in a report was ever typed by a model: `{affected}` becomes "three visitors".
 */

import { preheaders } from '../../../contract/copy/headlines.ts';
import { capital, counted, inWords, weekdayName } from '../../../contract/copy/numerals.ts';
import type { ReportFacts } from '../../facts/report-facts.ts';
import type { IssueFacts } from '../../issues/issue-facts.ts';
import { elementName, pageName } from '../words/names.ts';

export type Blanks = Readonly<Record<string, string>>;
export const PLACEHOLDER = /\{([a-z_]+)\}/g;

export function blanksOfIssue(issue: IssueFacts): Blanks {
  const { affected, exposed, peak, onset, kind } = issue;
  const isPressed = kind === 'rage-click' || kind === 'dead-click';
  return {
    affected: counted(affected, 'visitor'),
    exposed: counted(exposed, 'visitor'),
    page: pageName(issue.page),
    element: elementName(issue.element),
    since: weekdayName(onset),
    ...(isPressed && peak > 1 && { times: `${inWords(peak)} times` }),
  };
}

export function blanksOfDay(facts: ReportFacts): Blanks {
  const { visitors, sessions, window, dates, domain, pages, usual } = facts;
  const top = pages[0]?.page;
  return {
    visitors: counted(visitors, 'visitor'),
    sessions: counted(sessions, 'session'),
    ...(dates.length > 1
      ? { days: counted(dates.length, 'day') }
      : { weekday: weekdayName(window.localDate) }),
    site: domain,
    ...(top !== undefined && { top_page: pageName(top) }),
    ...(preheaders.than[usual.comparison] && { comparison: preheaders.than[usual.comparison] }),
  };
}

/** Fills the blanks; a sentence that begins with one still begins with a capital. */
export function fill(text: string, blanks: Blanks): string {
  const filled = text.replace(PLACEHOLDER, (_, name: string) => blanks[name] ?? '');
  return capital(filled.trim()).replace(/([.?] )(\p{Ll})/gu, (_, end: string, letter: string) => {
    return end + letter.toUpperCase();
  });
}
