import {
  keepPreviousData,
  type UseMutationResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { insights } from '../../../lambdas/contract/copy/insights.ts';
import {
  answerIssue,
  type Evidence,
  getLatestReport,
  getReportMedia,
  listReports,
  type Verdict,
} from '../../../lambdas/contract/reports.ts';
import { call } from '../lib/api.ts';
import { notifyFailure } from '../lib/notify.ts';

type Answered = z.output<typeof answerIssue.reply>;
type Found = z.output<typeof getLatestReport.reply>;
const keyOf = (date: string | undefined) => ['report', date ?? 'latest'];

/**
 * The report of a morning, the newest where none is named; none, or somebody else's, is null. While another day is
 * fetched the one before stays.
 */
export const useReport = (userId: string, date: string | undefined) =>
  useQuery({
    queryKey: [...keyOf(date), userId],
    queryFn: () => call(getLatestReport, { userId, ...(date && { date }) }),
    placeholderData: (known, before) =>
      before?.queryKey.at(-1) === userId ? keepPreviousData(known) : undefined,
  });

/** The mornings to choose from, and the days before one of them. */
export const useReportList = (date: string) =>
  useQuery({
    queryKey: ['reports', date],
    queryFn: () => call(listReports, { date }),
    placeholderData: keepPreviousData,
  });

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
    onError: (failure) => notifyFailure(failure, insights.issues.answers.failed),
  });
}

/** A picture of the report as an address that works for a few minutes. */
export const usePicture = (date: string, name: string | null) =>
  useQuery({
    queryKey: ['report-picture', date, name],
    queryFn: () => call(getReportMedia, { date, name: name ?? '' }),
    enabled: name !== null,
  });

/** Where a piece of evidence is played, at its second. */
export const momentOf = ({ session_id, start_ms }: Evidence): string =>
  `/recordings/${encodeURIComponent(session_id)}?t=${Math.floor(start_ms / 1000)}`;
