import * as z from 'zod/mini';
import { call } from './call.ts';

/** The owner's answers about an issue. `useful` may be combined with either mark; the marks replace each other. */
export const IssueAnswer = z.object({
  fingerprint: z.string(),
  useful: z.boolean(),
  mark: z.nullable(z.enum(['not-a-problem', 'fixed'])),
});
export type IssueAnswer = z.infer<typeof IssueAnswer>;

export const verdicts = ['useful', 'not-a-problem', 'fixed'] as const;
export type Verdict = (typeof verdicts)[number];

/** Sets or clears the owner's answer about an issue of a report. */
export const answerIssue = call({
  method: 'POST',
  path: '/api/reports/answer-issue',
  caller: 'owner',
  body: z.object({
    date: z.iso.date(),
    fingerprint: z.string().check(z.maxLength(200)),
    verdict: z.enum(verdicts),
    isSaid: z.boolean(),
  }),
  reply: z.object({
    answer: IssueAnswer,
    /** The first report that applies the answer: the first one that is not written yet. */
    appliesFrom: z.nullable(z.iso.date()),
  }),
});
