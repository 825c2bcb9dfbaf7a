import * as z from 'zod/mini';
import { call } from './call.ts';
import { deviceClasses } from './digest.ts';
import { IssueAnswer } from './issue-answer.ts';
import { Evidence, issueStates, severities } from './report-issue.ts';
import { signalKinds } from './signal.ts';

/** Facts that distinguish one clip from another. */
const ClipVisit = z.object({
  page: z.string(),
  device: z.enum(deviceClasses),
  browser: z.string(),
  country: z.nullable(z.string()),
  /** From the end of the clip to the end of the visit. */
  stayed_ms: z.number(),
});
export type ClipVisit = z.infer<typeof ClipVisit>;
/** `visit` is absent if the recording was deleted. */
const IssueClip = z.object({ ...Evidence.shape, visit: z.optional(ClipVisit) });
export type IssueClip = z.infer<typeof IssueClip>;

/** An issue over time, from the stored reports. Dates are local dates of the owner. */
export const IssueHistory = z.object({
  fingerprint: z.string(),
  title: z.string(),
  kind: z.enum(signalKinds),
  page: z.string(),
  /** The element's label; empty if the issue is about a page. */
  element: z.string(),
  severity: z.enum(severities),
  state: z.enum(issueStates),
  first_seen: z.string(),
  /** It had been repaired or gone before `first_seen`. */
  came_back: z.optional(z.boolean()),
  last_seen: z.string(),
  days_seen: z.number(),
  /** Visitors per day, oldest first: exposed and affected. */
  days: z.array(z.object({ date: z.string(), exposed: z.number(), affected: z.number() })),
  answer: IssueAnswer,
  /** The date of the newest report that accepts an answer to it; absent if it was reported too long ago. */
  answered_in: z.optional(z.string()),
  /** The latest stored reports that describe it, newest first, with their clips. */
  reports: z.array(z.object({ date: z.string(), day: z.string(), evidence: z.array(IssueClip) })),
  description: z.string(),
  suggestion: z.string(),
});
export type IssueHistory = z.infer<typeof IssueHistory>;

export const getIssue = call({
  method: 'GET',
  path: '/api/reports/get-issue',
  caller: 'owner',
  body: z.object({ fingerprint: z.string().check(z.maxLength(200)) }),
  reply: z.object({ issue: IssueHistory }),
});
