import { type FormEvent, useState } from 'react';
import { onboarding } from '../../../lambdas/contract/copy/onboarding.ts';
import { PROFILE_TEXT_MAX_CHARACTERS } from '../../../lambdas/contract/limits.ts';
import type { Profile } from '../lib/account/profile.ts';
import { notifyProblem } from '../lib/notify.ts';
import { useUser } from '../lib/session/use-auth.tsx';
import { detectedTimezone } from '../lib/time/timezones.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/form/field.tsx';
import { TimezoneSelect } from '../ui/form/timezone-select.tsx';
import { StepFrame } from './step-frame.tsx';
import { type ProfileFields, useCompleteProfile } from './use-complete-profile.ts';

const copy = onboarding.profile;

export function ProfileStep({ profile, onDone }: { profile: Profile | null; onDone: () => void }) {
  const { user_metadata: named } = useUser();
  const [fields, setFields] = useState<ProfileFields>({
    first_name: profile?.first_name || named.first_name,
    last_name: profile?.last_name || named.last_name,
    company: profile?.company ?? '',
    job_role: profile?.job_role ?? '',
    timezone: profile?.timezone || detectedTimezone(),
  });
  const { save, isSaving } = useCompleteProfile(onDone);

  const isFilled = Object.values(fields).every((value) => value.trim() !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isFilled) return notifyProblem(copy.required);
    save(fields);
  };
  const text = (name: Exclude<keyof ProfileFields, 'timezone'>) => ({
    name,
    maxLength: PROFILE_TEXT_MAX_CHARACTERS,
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setFields({ ...fields, [name]: target.value }),
  });
  return (
    <StepFrame heading={copy.heading} lead={copy.lead}>
      <form noValidate onSubmit={submit} className="grid gap-4.5">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={copy.firstName} autoComplete="given-name" {...text('first_name')} />
          <TextField label={copy.lastName} autoComplete="family-name" {...text('last_name')} />
          <TextField label={copy.company} autoComplete="organization" {...text('company')} />
          <TextField
            label={copy.role}
            autoComplete="organization-title"
            placeholder={copy.rolePlaceholder}
            {...text('job_role')}
          />
        </div>
        <TimezoneSelect
          label={copy.timezone}
          hint={copy.timezoneHint}
          value={fields.timezone}
          onValueChange={(timezone) => setFields({ ...fields, timezone })}
        />
        <div>
          <Button type="submit" size="lg" disabled={!isFilled} busy={isSaving && copy.busy}>
            {copy.submit}
          </Button>
        </div>
      </form>
    </StepFrame>
  );
}
