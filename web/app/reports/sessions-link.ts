import type { ReportIssue } from '../../../lambdas/contract/report-issue.ts';

/** The list of recordings, narrowed: every number of a report leads to the sessions behind it. */
const sessionsPath = (filters: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(filters).filter((each): each is [string, string] => !!each[1]);
  return `/recordings?${new URLSearchParams(given)}`;
};

/** The sessions of one day of the owner's zone. */
export const sessionsOfDay = (day: string, more: Readonly<Record<string, string>> = {}): string =>
  sessionsPath({ ...more, from: day, to: day });

/** The element's own words, where a report writes them in quotes. */
const labelIn = (element = '') => element.match(/“(.+)”/)?.[1] ?? element;

/** The sessions that ran into an issue: its kind, its page, and the element where there is one. */
export const sessionsWith = (
  issue: Pick<ReportIssue, 'kind' | 'page' | 'element'>,
  day?: string,
): string =>
  sessionsPath({
    signal: issue.kind,
    page: issue.page.replaceAll(/\/:[a-z]+.*$/g, ''),
    clicked: labelIn(issue.element),
    from: day,
    to: day,
  });
