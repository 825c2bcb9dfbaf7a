import type { FormEvent } from 'react';
import { team } from '../../../lambdas/contract/copy/team.ts';
import { EMAIL_MAX_CHARACTERS, JOB_ROLE_MAX_CHARACTERS } from '../../../lambdas/contract/limits.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { useAddMember } from './use-team.ts';

const copy = team.dialog;

/** Stays open, with what was typed, until somebody is added. */
export function AddMemberDialog({ close }: { close: () => void }) {
  const { mutate, isPending } = useAddMember(close);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const typed = new FormData(event.currentTarget);
    mutate({ email: String(typed.get('email')), job_role: String(typed.get('job_role')) });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={copy.title}
      lead={copy.lead}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label={copy.email}
          name="email"
          type="email"
          placeholder={copy.emailHint}
          maxLength={EMAIL_MAX_CHARACTERS}
        />
        <TextField
          label={copy.jobRole}
          name="job_role"
          placeholder={copy.jobRoleHint}
          maxLength={JOB_ROLE_MAX_CHARACTERS}
        />
        <DialogActions>
          <Button variant="secondary" onClick={close}>
            {copy.cancel}
          </Button>
          <Button type="submit" busy={isPending && copy.submitting}>
            {copy.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
