import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { completeProfile } from '../../../lambdas/contract/accounts.ts';
import { onboarding } from '../../../lambdas/contract/copy/onboarding.ts';
import { profileKey } from '../lib/account/profile.ts';
import { call } from '../lib/api.ts';
import { reloadUser } from '../lib/auth.ts';
import { store } from '../lib/changed-data.ts';
import { notifyFailure, notifyProblem, notifySuccess } from '../lib/notify.ts';
import { isSignInNeeded, Problem } from '../lib/problem.ts';

const copy = onboarding.profile;
export type ProfileFields = z.input<typeof completeProfile.body>;

/** Saves the profile step: the profile, and the user attribute that marks it as done (§4). */
export function useCompleteProfile(onDone: () => void) {
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async (fields: ProfileFields) => {
      const { profile } = await call(completeProfile, fields);
      // Reloads the user attribute. If that fails, the page gets it with the next token.
      await reloadUser().catch(() => undefined);
      return profile;
    },
    onSuccess: (profile) => {
      store(cache, profileKey, profile);
      notifySuccess(copy.saved);
      onDone();
    },
    onError: (error) => {
      if (isSignInNeeded(error)) return notifyProblem(copy.signedOut);
      if (!(error instanceof Problem)) return notifyFailure(error, copy.failed);
      notifyProblem({ title: copy.failed.title, detail: error.detail ?? error.message });
    },
  });
  return { save: mutate, isSaving: isPending };
}
