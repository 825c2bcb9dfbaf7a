/**
 * The placeholders of a model's text. Code fills them from the facts, noun included, so that a model never writes a
 * number, name, page or label: `{affected}` becomes "3 visitors".
 */

import { digits } from '../../../contract/copy/digits.ts';
import { capital, counted, countedInDigits, weekdayName } from '../../../contract/copy/numerals.ts';
import { preheaders } from '../../../contract/copy/preheaders.ts';
import { intro } from '../../../contract/copy/report-intro.ts';
import type { ReportFacts } from '../../facts/report-facts.ts';
import { isLateOnly, onTimeVisits } from '../../facts/visits.ts';
import type { IssueFacts } from '../../issues/issue-facts.ts';
import { isControlFailure } from '../../issues/kinds.ts';
import { mayMissVisitors } from '../words/intro.ts';
import { elementName, formName, pageName, pagePlace } from '../words/names.ts';

/** Texts by placeholder name. */
export type Values = Readonly<Record<string, string>>;
export const PLACEHOLDER = /\{([a-z_]+)\}/g;

export function valuesOfIssue(issue: IssueFacts): Values {
  const { affected, peak, kind } = issue;
  const isPressed = kind === 'rage-click' || kind === 'dead-click';
  return {
    affected: affected === 1 ? 'one visitor' : countedInDigits(affected, 'visitor'),
    page: pageName(issue.page),
    place: pagePlace(issue.page),
    ...(kind === 'form-abandonment' && { form: formName(issue.page) }),
    ...(issue.element && isControlFailure(kind) && { element: elementName(issue.element) }),
    ...(isPressed && peak > 1 && { times: `${digits(peak)} times` }),
  };
}

export function valuesOfDay(facts: ReportFacts): Values {
  const { window, dates, domain, usual, kind } = facts;
  const { visitors, sessions } = onTimeVisits(facts);
  return {
    ...(!isLateOnly(facts) && {
      visitors: countedInDigits(visitors, mayMissVisitors(facts) ? 'recorded visitor' : 'visitor'),
      sessions: countedInDigits(sessions, 'session'),
    }),
    ...(dates.length > 1
      ? { days: counted(dates.length, 'day') }
      : { weekday: weekdayName(window.localDate) }),
    // The sentence before names the domain in the first report.
    site: kind === 'first' ? intro.yourSite : domain,
    ...(preheaders.than[usual.comparison] && { comparison: preheaders.than[usual.comparison] }),
  };
}

/** Fills the placeholders. A sentence that starts with one still starts with a capital. */
export function fill(text: string, values: Values): string {
  const filled = text.replace(PLACEHOLDER, (_, name: string) => values[name] ?? '');
  return capital(filled.trim()).replace(/([.?] )(\p{Ll})/gu, (_, end: string, letter: string) => {
    return end + letter.toUpperCase();
  });
}
