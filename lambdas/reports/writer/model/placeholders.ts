/**
 * The blanks a model may leave in its words. Code fills them from the facts, noun and all, so that no number, name,
 * page or label in a report was ever typed by a model: `{affected}` becomes "3 visitors".
 */

import {
  capital,
  counted,
  countedInDigits,
  digits,
  weekdayName,
} from '../../../contract/copy/numerals.ts';
import { preheaders } from '../../../contract/copy/preheaders.ts';
import type { ReportFacts } from '../../facts/report-facts.ts';
import type { IssueFacts } from '../../issues/issue-facts.ts';
import { elementName, formName, pageName, pagePlace } from '../words/names.ts';

export type Blanks = Readonly<Record<string, string>>;
export const PLACEHOLDER = /\{([a-z_]+)\}/g;

export function blanksOfIssue(issue: IssueFacts): Blanks {
  const { affected, peak, kind } = issue;
  const isPressed = kind === 'rage-click' || kind === 'dead-click';
  return {
    affected: affected === 1 ? 'one visitor' : countedInDigits(affected, 'visitor'),
    page: pageName(issue.page),
    place: pagePlace(issue.page),
    form: formName(issue.page),
    element: elementName(issue.element),
    ...(isPressed && peak > 1 && { times: `${digits(peak)} times` }),
  };
}

export function blanksOfDay(facts: ReportFacts): Blanks {
  const { visitors, sessions, window, dates, domain, usual } = facts;
  return {
    visitors: countedInDigits(visitors, 'visitor'),
    sessions: countedInDigits(sessions, 'session'),
    ...(dates.length > 1
      ? { days: counted(dates.length, 'day') }
      : { weekday: weekdayName(window.localDate) }),
    site: domain,
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
