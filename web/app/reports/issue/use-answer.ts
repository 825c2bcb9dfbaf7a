import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { issueCards } from '../../../../lambdas/contract/copy/issues.ts';
import { answerIssue, type Verdict } from '../../../../lambdas/contract/issue-answer.ts';
import type { getLatestReport } from '../../../../lambdas/contract/reports.ts';
import { call } from '../../lib/api.ts';
import { notifyFailure } from '../../lib/notify.ts';

type Answered = z.output<typeof answerIssue.reply>;
type Found = z.output<typeof getLatestReport.reply>;

interface Said {
  readonly verdict: Verdict;
  readonly isSaid: boolean;
}
export type Answering = UseMutationResult<Answered, Error, Said>;

/** The owner's word about an issue of a morning's report; what was said is seen on every visit. */
export function useAnswer(date: string, fingerprint: string): Answering {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (said: Said) => call(answerIssue, { date, fingerprint, ...said }),
    onSuccess: ({ answer }) => {
      cache.setQueriesData<Found>({ queryKey: ['report'] }, (found) => {
        if (!found) return found;
        const others = found.answers.filter((each) => each.fingerprint !== fingerprint);
        return { ...found, answers: [...others, answer] };
      });
    },
    onError: (failure) => notifyFailure(failure, issueCards.answers.failed),
  });
}
