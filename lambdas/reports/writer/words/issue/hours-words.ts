/** The part of the day in which an issue occurred. */
import { hours as copy } from '../../../../contract/copy/issue-scale.ts';
import { timeName } from '../../../../contract/copy/numerals.ts';
import { focus, suggestions } from '../../../../contract/copy/report-advice.ts';
import type { IssueFacts } from '../../../issues/issue-facts.ts';
import { pageName } from '../names.ts';
import type { IssueWords, NamedIssue } from './named-issue.ts';

/** An issue of earlier days did not begin with its first occurrence of the day. */
export function hoursSentence({
  hours,
  page,
  otherPages,
  state,
  daysSeen,
}: IssueFacts): readonly string[] {
  if (!hours) return [];
  const { timezone, from, until, others } = hours;
  const place = otherPages > 0 ? copy.pages : pageName(page);
  const time = (instant: string) => timeName(instant, timezone);
  if (from && until) return copy.between(time(from), time(until), others, place);
  if (until) return copy.until(time(until), others, place);
  return from && state === 'new' && daysSeen === 1 ? copy.since(time(from), others, place) : [];
}

const focusAfterEnd = {
  'failed-request': ({ place }: NamedIssue) => focus.failedRequest(place),
  'javascript-error': ({ place }: NamedIssue) => focus.failedScript(place),
  'white-screen': ({ page }: NamedIssue) => focus.failedPage(page),
};

/**
 * A page that failed for some hours works again, so trying it shows nothing. A control may not have been used since, and a
 * problem that begins and ends on several days comes back.
 */
export function adviceAfterEnd(
  named: NamedIssue,
): Pick<IssueWords, 'suggestions' | 'developerStep' | 'focus'> | undefined {
  const { kind, hours, daysSeen } = named.issue;
  if (!hours?.until || !(kind in focusAfterEnd)) return;
  if (hours.from && daysSeen > 1) return;
  const focusOf = focusAfterEnd[kind as keyof typeof focusAfterEnd];
  return { suggestions: suggestions.over(), developerStep: [], focus: focusOf(named) };
}
