import { Controller } from 'react-hook-form';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { profileForm } from '../../../lambdas/contract/copy/profile.ts';
import { PROFILE_TEXT_MAX_CHARACTERS } from '../../../lambdas/contract/limits.ts';
import { type Profile, useProfile } from '../lib/account/profile.ts';
import { usePage } from '../lib/page.ts';
import { useUser } from '../lib/session/use-auth.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/form/field.tsx';
import { SoftDisabledButton } from '../ui/form/soft-disabled-button.tsx';
import { TimezoneSelect } from '../ui/form/timezone-select.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Page } from '../ui/layout/page.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { Outline, Skeleton } from '../ui/skeleton.tsx';
import { ErrorState } from '../ui/state.tsx';
import { Appearance } from './appearance.tsx';
import { useProfileForm } from './use-profile-form.ts';
import { YourData } from './your-data.tsx';

const copy = profileForm;

export function ProfilePage() {
  usePage('profile');
  const { data, isPending, isLoadingError, refetch } = useProfile();
  return (
    <Page width="narrow">
      <PageTitle title={copy.title} lead={copy.lead} />
      <Card>
        {isPending && <FormOutline />}
        {isLoadingError && (
          <ErrorState
            title={copy.loadFailed}
            action={<Button onClick={() => refetch()}>{general.broken.again}</Button>}
          />
        )}
        {data !== undefined && <ProfileForm profile={data} />}
      </Card>
      <Appearance />
      <YourData />
    </Page>
  );
}

function ProfileForm({ profile }: { profile: Profile | null }) {
  const { email } = useUser();
  const { register, control, submit, isDirty, isSaving } = useProfileForm(profile);
  const text = (name: 'first_name' | 'last_name' | 'company' | 'job_role') => ({
    maxLength: PROFILE_TEXT_MAX_CHARACTERS,
    ...register(name),
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={copy.firstName} autoComplete="given-name" {...text('first_name')} />
        <TextField label={copy.lastName} autoComplete="family-name" {...text('last_name')} />
      </div>
      <TextField label={copy.email} value={email} hint={copy.emailHint} readOnly />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={copy.company} autoComplete="organization" {...text('company')} />
        <TextField label={copy.jobRole} autoComplete="organization-title" {...text('job_role')} />
      </div>
      <Controller
        control={control}
        name="timezone"
        render={({ field }) => (
          <TimezoneSelect
            label={copy.timezone}
            value={field.value}
            onValueChange={field.onChange}
          />
        )}
      />
      <div>
        <SoftDisabledButton type="submit" disabled={!isDirty} busy={isSaving && copy.submitting}>
          {copy.submit}
        </SoftDisabledButton>
      </div>
    </form>
  );
}

const FieldOutline = ({ name }: { name: string }) => (
  <div className="grid gap-1.5 font-medium">
    <span aria-hidden="true">{name}</span>
    <Skeleton className="h-9" />
  </div>
);

/** A placeholder with the layout and labels of the form. */
const FormOutline = () => (
  <Outline label={general.loading} labelClassName="sr-only" className="grid gap-5">
    <div className="grid gap-4 sm:grid-cols-2">
      <FieldOutline name={copy.firstName} />
      <FieldOutline name={copy.lastName} />
    </div>
    <div className="pb-6">
      <FieldOutline name={copy.email} />
    </div>
    <div className="grid gap-4 sm:grid-cols-2">
      <FieldOutline name={copy.company} />
      <FieldOutline name={copy.jobRole} />
    </div>
    <FieldOutline name={copy.timezone} />
    <Skeleton className="h-9 w-32" />
  </Outline>
);
