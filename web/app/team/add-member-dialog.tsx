import { team } from '../../../lambdas/contract/copy/team.ts';
import { EMAIL_MAX_CHARACTERS, JOB_ROLE_MAX_CHARACTERS } from '../../../lambdas/contract/limits.ts';
import { isEmailAddress } from '../../../lambdas/contract/rules/email-address.ts';
import { notifyProblem } from '../lib/notify.ts';
import { TextField } from '../ui/form/field.tsx';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { useAddMember } from './use-team.ts';

const copy = team.dialog;

/** Stays open, with what was typed, until a member is added. */
export function AddMemberDialog({ close }: { close: () => void }) {
  const { mutate, isPending } = useAddMember(close);
  const submit = (typed: FormData) => {
    const email = String(typed.get('email')).trim();
    const job_role = String(typed.get('job_role')).trim();
    if (!email || !job_role) return notifyProblem(team.refusals.incomplete);
    if (!isEmailAddress(email)) return notifyProblem(team.refusals.invalidEmail);
    mutate({ email, job_role });
  };
  return (
    <FormDialog words={copy} close={close} isPending={isPending} onSubmit={submit}>
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
    </FormDialog>
  );
}
