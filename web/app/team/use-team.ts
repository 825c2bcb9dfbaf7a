import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { team as copy } from '../../../lambdas/contract/copy/team.ts';
import type { Rhythm } from '../../../lambdas/contract/rules/rhythm.ts';
import { seatsOf } from '../../../lambdas/contract/rules/seats.ts';
import {
  addTeamMember,
  listTeamMembers,
  removeTeamMember,
  setReportRhythm,
  type TeamMember,
} from '../../../lambdas/contract/team.ts';
import { useLiveQuery } from '../lib/account/live-query.ts';
import { useSubscription } from '../lib/account/subscription.ts';
import { call } from '../lib/api.ts';
import { reload } from '../lib/changed-data.ts';
import { notifyFailure, notifyProblem, notifySuccess } from '../lib/notify.ts';
import { isSignInNeeded } from '../lib/problem.ts';

const teamKey = ['team'];

/** The members, and how many people the plan allows, including the owner. */
export function useTeam() {
  const members = useQuery({
    queryKey: teamKey,
    queryFn: () => call(listTeamMembers, undefined),
  });
  useLiveQuery('team', teamKey);
  const { subscription, isKnown } = useSubscription();
  const { isLoadingError: isError } = members;
  useEffect(() => {
    if (isError) notifyProblem(copy.loadFailed);
  }, [isError]);
  return {
    members: members.data?.members,
    ownerSince: members.data?.owner_since ?? null,
    ownerMail: members.data?.owner_mail ?? 'active',
    ownerRhythm: members.data?.owner_rhythm ?? 'daily',
    max: subscription?.maxTeamMembers,
    /** The newest members beyond the plan's limit; empty while the plan is unknown. */
    skipped:
      isKnown && subscription
        ? seatsOf(members.data?.members.toReversed() ?? [], subscription.maxTeamMembers).skipped
        : [],
    isError,
    refetch: members.refetch,
  };
}

type NewMember = Pick<TeamMember, 'email' | 'job_role'> & Partial<Pick<TeamMember, 'date_added'>>;

export function useAddMember() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: NewMember) => call(addTeamMember, body),
    onSuccess: async ({ member }) => {
      await reload(cache, teamKey);
      notifySuccess(copy.added(member.email));
    },
    onError: (error) => {
      if (isSignInNeeded(error)) notifyProblem(copy.signInNeeded);
      else notifyFailure(error, copy.failed);
      void reload(cache, teamKey); // only the response may be lost
    },
  });
}

/** Removes a member immediately and offers undo, which adds the member with the same date again. */
export function useRemoveMember() {
  const cache = useQueryClient();
  const restore = useAddMember();
  return useMutation({
    mutationFn: ({ id }: TeamMember) => call(removeTeamMember, { id }),
    onSuccess: async (_, { email, job_role, date_added }) => {
      await reload(cache, teamKey);
      const run = () => restore.mutate({ email, job_role, date_added });
      notifySuccess({ ...copy.removed(email), action: { label: copy.undo, run } });
    },
    onError: (error) => {
      notifyFailure(error, copy.failed);
      void reload(cache, teamKey);
    },
  });
}

interface Schedule {
  readonly id: string;
  readonly email: string;
  readonly rhythm: Rhythm;
}

export function useSetRhythm(recipientId: string) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: `rhythm ${recipientId}` }, // in order, so that the last selection is saved last
    mutationFn: ({ id, rhythm }: Schedule) => call(setReportRhythm, { id, rhythm }),
    onSuccess: async (_, { email, rhythm }) => {
      await reload(cache, teamKey);
      notifySuccess(copy.rhythm.saved[rhythm](email));
    },
    onError: (error) => {
      notifyFailure(error, copy.rhythm.failed);
      void reload(cache, teamKey);
    },
  });
}
