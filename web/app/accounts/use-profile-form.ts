import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { updateProfile } from '../../../lambdas/contract/accounts.ts';
import { profileForm } from '../../../lambdas/contract/copy/profile.ts';
import { type Profile, profileKey } from '../lib/account/profile.ts';
import { call } from '../lib/api.ts';
import { reload, store } from '../lib/changed-data.ts';
import { notifyFailure, notifyProblem, notifySuccess } from '../lib/notify.ts';
import { isSignInNeeded, Problem } from '../lib/problem.ts';
import { detectedTimezone } from '../lib/time/timezones.ts';

export type ProfileForm = Omit<Profile, 'website'>;
type FieldName = keyof ProfileForm;

const names: readonly FieldName[] = ['first_name', 'last_name', 'company', 'job_role', 'timezone'];
const pick = (from: ProfileForm, fields: readonly FieldName[]): Partial<ProfileForm> =>
  Object.fromEntries(fields.map((name) => [name, from[name]]));

const formOf = (profile: Profile | null): ProfileForm => ({
  first_name: profile?.first_name ?? '',
  last_name: profile?.last_name ?? '',
  company: profile?.company ?? '',
  job_role: profile?.job_role ?? '',
  timezone: profile?.timezone || detectedTimezone(),
});

/** Sends only edited fields. Values that another tab saves appear here, except in fields that are being edited. */
export function useProfileForm(profile: Profile | null) {
  const { updated, rejected, broken } = profileForm;
  const cache = useQueryClient();
  const save = useMutation({
    mutationFn: (edited: Partial<ProfileForm>) => call(updateProfile, edited),
  });
  const { register, control, handleSubmit, formState, reset, getValues, setValue } =
    useForm<ProfileForm>({
      values: formOf(profile),
      resetOptions: { keepDirtyValues: true },
    });
  const { isDirty, dirtyFields } = formState;

  const submit = handleSubmit(async (sent) => {
    const edited = names.filter((name) => dirtyFields[name]);
    try {
      const { profile: saved } = await save.mutateAsync(pick(sent, edited));
      const changedMeanwhile = names.filter((name) => getValues(name) !== sent[name]);
      const newerValues = pick(getValues(), changedMeanwhile);
      reset(formOf(saved), { keepDirtyValues: false });
      for (const name of changedMeanwhile) {
        setValue(name, newerValues[name] ?? '', { shouldDirty: true });
      }
      store(cache, profileKey, saved);
      // The server counts sessions per day of the owner's time zone.
      if (edited.includes('timezone')) void reload(cache, ['session-days']);
      notifySuccess(updated);
    } catch (error) {
      if (error instanceof Problem && !isSignInNeeded(error)) notifyProblem(rejected);
      else notifyFailure(error, broken);
    }
  });
  return { register, control, submit, isDirty, isSaving: save.isPending };
}
