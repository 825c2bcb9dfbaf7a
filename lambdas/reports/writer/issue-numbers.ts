import type { ReportIssue } from '../../contract/report-issue.ts';
import type { IssueFacts } from '../issues/issue-facts.ts';
import { cleanPage, elementName } from './words/names.ts';

/** The computed part of an issue, without any worded text. */
export const numbersOf = (
  issue: IssueFacts,
): Omit<ReportIssue, 'title' | 'description' | 'suggestion' | 'developer'> => ({
  screenshot: null,
  fingerprint: issue.fingerprint,
  kind: issue.kind,
  page: cleanPage(issue.page),
  ...(issue.element && { element: elementName(issue.element) }),
  state: issue.state,
  stats: {
    affected: issue.affected,
    exposed: issue.exposed,
    affected_sessions: issue.affectedSessions,
    exposed_sessions: issue.exposedSessions,
    rate: issue.rate,
    interval: [...issue.interval],
    baseline: issue.baseline?.share ?? null,
    onset: issue.onset,
    devices: issue.devices.map(({ device, sessions }) => ({ device, sessions })),
  },
  evidence: [...issue.evidence],
});
