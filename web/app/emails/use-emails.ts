import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { emailPeriods, getEmail, listEmails } from '../../../lambdas/contract/emails.ts';
import { listTeamMembers } from '../../../lambdas/contract/team.ts';
import { call } from '../lib/api.ts';
import { useQueryParams } from '../lib/router/use-query-params.ts';

type Period = (typeof emailPeriods)[number];

/** The filters of the list. They are in the URL, so that a reload and the back link keep them. */
export interface EmailFilters {
  readonly search: string;
  readonly days: Period | '';
  readonly recipient: string;
}

export function useEmailFilters(): [EmailFilters, (changed: Partial<EmailFilters>) => void] {
  const [params, change] = useQueryParams('/emails', ['search', 'days', 'recipient']);
  return [{ ...params, days: asPeriod(params.days) }, change];
}

/** A number of days that can be selected; empty for all emails. */
export const asPeriod = (days: string): Period | '' =>
  emailPeriods.find((each) => each === days) ?? '';

/** The rows loaded so far, newest first; the next page loads when the user scrolls near the end. */
export function useEmailRows({ search, days, recipient }: EmailFilters) {
  const query = useInfiniteQuery({
    queryKey: ['emails', search, days, recipient],
    queryFn: ({ pageParam, signal }) => {
      const request = {
        ...(search && { search }),
        ...(days && { days }),
        ...(recipient && { recipient }),
        ...(pageParam && { cursor: pageParam }),
      };
      return call(listEmails, request, signal);
    },
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    // An empty list would claim that these filters match nothing.
    placeholderData: (before) =>
      before?.pages.some(({ rows }) => rows.length > 0) ? before : undefined,
  });
  const { fetchNextPage } = query;
  // A running request for the next page is not started again.
  const more = useCallback(() => fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  return { ...query, more, rows: query.data?.pages.flatMap(({ rows }) => rows) ?? [] };
}

export const useMemberAddresses = () =>
  useQuery({
    queryKey: ['team'],
    queryFn: () => call(listTeamMembers, undefined),
    select: ({ members }) => members.map(({ email }) => email),
  });

export const useEmail = (id: string, isValid: boolean) =>
  useQuery({
    queryKey: ['email', id],
    queryFn: () => call(getEmail, { id }),
    enabled: isValid,
  });
