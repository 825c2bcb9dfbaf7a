import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { emailPeriods, getEmail, listEmails } from '../../../lambdas/contract/emails.ts';
import { listTeamMembers } from '../../../lambdas/contract/team.ts';
import { call } from '../lib/api.ts';
import { useNavigate, useSearchParams } from '../lib/router/router.tsx';

type Period = (typeof emailPeriods)[number];

/** What narrows the list. It lives in the address, so that a reload and the way back keep it. */
export interface EmailFilters {
  readonly search: string;
  readonly days: Period | '';
  readonly recipient: string;
}

export function useEmailFilters(): [EmailFilters, (changed: Partial<EmailFilters>) => void] {
  const params = useSearchParams();
  const go = useNavigate();
  const text = (name: string) => params.get(name) ?? '';
  const filters: EmailFilters = {
    search: text('search'),
    days: emailPeriods.find((each) => each === text('days')) ?? '',
    recipient: text('recipient'),
  };
  const change = useCallback(
    (changed: Partial<EmailFilters>) => {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(changed)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      const query = next.toString();
      go(query ? `/emails?${query}` : '/emails', { replace: true });
    },
    [params, go],
  );
  return [filters, change];
}

/** The rows so far, newest first; the next page loads when the reader comes near the end. */
export function useEmailRows({ search, days, recipient }: EmailFilters) {
  const query = useInfiniteQuery({
    queryKey: ['emails', search, days, recipient],
    queryFn: ({ pageParam, signal }) => {
      const asked = {
        ...(search && { search }),
        ...(days && { days }),
        ...(recipient && { recipient }),
        ...(pageParam && { cursor: pageParam }),
      };
      return call(listEmails, asked, signal);
    },
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
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
