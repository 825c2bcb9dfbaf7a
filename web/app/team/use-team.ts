import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { checkSubscription } from '../../../lambdas/contract/billing.ts';
import { team as copy } from '../../../lambdas/contract/copy/team.ts';
import {
  addTeamMember,
  listTeamMembers,
  removeTeamMember,
  type TeamMember,
} from '../../../lambdas/contract/team.ts';
import { call } from '../lib/api.ts';
import { notifyFailure, notifyRefusal, notifySuccess } from '../lib/notify.ts';
import { Problem } from '../lib/problem.ts';

const teamKey = ['team'];

/** The members, and how many the plan allows, the owner included. */
export function useTeam() {
  const members = useQuery({
    queryKey: teamKey,
    queryFn: () => call(listTeamMembers, undefined),
  });
  const plan = useQuery({
    queryKey: ['subscription'],
    queryFn: () => call(checkSubscription, undefined),
  });
  const isError = members.isError || plan.isError;
  useEffect(() => {
    if (isError) notifyRefusal(copy.loadFailed);
  }, [isError]);
  return {
    members: members.data?.members,
    ownerSince: members.data?.owner_since ?? null,
    max: plan.data?.maxTeamMembers,
    isError,
    refetch: () => Promise.all([members.refetch(), plan.refetch()]),
  };
}

export function useAddMember(onAdded: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Pick<TeamMember, 'email' | 'job_role'>) => call(addTeamMember, body),
    onSuccess: async ({ member }) => {
      await cache.invalidateQueries({ queryKey: teamKey });
      notifySuccess(copy.added(member.email));
      onAdded();
    },
    onError: (error) =>
      error instanceof Problem && error.code === 'sign-in-needed'
        ? notifyRefusal(copy.signInNeeded)
        : notifyFailure(error, copy.failed),
  });
}

export function useRemoveMember() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: TeamMember) => call(removeTeamMember, { id }),
    onSuccess: async (_, { email }) => {
      await cache.invalidateQueries({ queryKey: teamKey });
      notifySuccess(copy.removed(email));
    },
    onError: (error) => notifyFailure(error, copy.failed),
  });
}
