import type { Evidence, ReportIssue } from '../../../lambdas/contract/report-issue.ts';

/** Plays a recording from the start of a clip. */
export const evidencePath = ({
  session_id,
  start_ms,
}: Pick<Evidence, 'session_id' | 'start_ms'>): string =>
  `/recordings/${encodeURIComponent(session_id)}?t=${Math.floor(start_ms / 1000)}`;

/** The filtered list of recordings. Every number of a report links to its sessions. */
const sessionsPath = (filters: Readonly<Record<string, string | undefined>>): string => {
  const present = Object.entries(filters).filter((each): each is [string, string] => !!each[1]);
  return `/recordings?${new URLSearchParams(present)}`;
};

/** The sessions of one day of the owner's zone. */
export const sessionsOfDay = (
  day: string,
  filters: Readonly<Record<string, string>> = {},
): string => sessionsPath({ ...filters, from: day, to: day });

/** The quoted label in an element's description, or the whole description. */
const labelIn = (element = '') => element.match(/“(.+)”/)?.[1] ?? element;

/** The sessions that ran into an issue: filtered by its kind, page, and element if there is one. */
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
