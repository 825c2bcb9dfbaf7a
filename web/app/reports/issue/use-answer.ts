import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { issueCards } from '../../../../lambdas/contract/copy/issues.ts';
import { answerIssue, type Verdict } from '../../../../lambdas/contract/issue-answer.ts';
import type { getIssue } from '../../../../lambdas/contract/issues.ts';
import type { getLatestReport } from '../../../../lambdas/contract/reports.ts';
import { call } from '../../lib/api.ts';
import { update } from '../../lib/changed-data.ts';
import { notifyFailure } from '../../lib/notify.ts';

type AnswerReply = z.output<typeof answerIssue.reply>;
type IssueReply = z.output<typeof getIssue.reply>;
type ReportReply = z.output<typeof getLatestReport.reply>;

interface VerdictChange {
  readonly verdict: Verdict;
  readonly isSaid: boolean;
}
export type AnswerMutation = UseMutationResult<AnswerReply, Error, VerdictChange>;

/** Saves the owner’s verdict on an issue, in its reports and its history. */
export function useAnswer(date: string, fingerprint: string): AnswerMutation {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: `answer ${fingerprint}` }, // in order, so that the last click is saved last
    mutationFn: (change: VerdictChange) => call(answerIssue, { date, fingerprint, ...change }),
    onSuccess: ({ answer }) => {
      update<ReportReply>(cache, ['report'], (reply) => {
        const others = reply.answers.filter((each) => each.fingerprint !== fingerprint);
        return { ...reply, answers: [...others, answer] };
      });
      update<IssueReply>(cache, ['issue', fingerprint], ({ issue }) => ({
        issue: { ...issue, answer },
      }));
    },
    onError: (failure) => notifyFailure(failure, issueCards.answers.failed),
  });
}
