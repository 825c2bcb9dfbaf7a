import { team } from '../../../lambdas/contract/copy/team.ts';
import { EMAIL_MAX_CHARACTERS, JOB_ROLE_MAX_CHARACTERS } from '../../../lambdas/contract/limits.ts';
import type { ProblemCode } from '../../../lambdas/contract/problems.ts';
import { isEmailAddress } from '../../../lambdas/contract/rules/email-address.ts';
import { notifyProblem } from '../lib/notify.ts';
import { isExpectedProblem } from '../lib/problem.ts';
import { TextField } from '../ui/form/field.tsx';
import { type FormErrors, useFieldErrors } from '../ui/form/field-errors.ts';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { useAddMember } from './use-team.ts';

const copy = team.dialog;
const { problems } = team;

/** Stays open, with the typed values, until a member is added. */
export function AddMemberDialog({ close }: { close: () => void }) {
  const { mutate, isPending } = useAddMember();
  const { ref, errors, setErrors } = useFieldErrors();
  const submit = (typed: FormData) => {
    const email = String(typed.get('email')).trim();
    const job_role = String(typed.get('job_role')).trim();
    const invalid = email && !isEmailAddress(email) && problems.invalidEmail.detail;
    const wrongEmail = email ? invalid : copy.emailNeeded;
    setErrors({
      ...(wrongEmail && { email: wrongEmail }),
      ...(!job_role && { job_role: copy.jobRoleNeeded }),
    });
    if (!email || !job_role) return notifyProblem(problems.incomplete);
    if (invalid) return notifyProblem(problems.invalidEmail);
    mutate(
      { email, job_role },
      { onSuccess: close, onError: (error) => setErrors(errorsOf(error)) },
    );
  };
  return (
    <FormDialog copy={copy} formRef={ref} {...{ close, isPending }} onSubmit={submit}>
      <TextField
        label={copy.email}
        error={errors.email}
        name="email"
        type="email"
        placeholder={copy.emailHint}
        maxLength={EMAIL_MAX_CHARACTERS}
      />
      <TextField
        label={copy.jobRole}
        error={errors.job_role}
        name="job_role"
        placeholder={copy.jobRoleHint}
        maxLength={JOB_ROLE_MAX_CHARACTERS}
      />
    </FormDialog>
  );
}

const ADDRESS_PROBLEMS: readonly string[] = [
  'duplicate-email',
  'member-email-invalid',
  'mail-rejected',
] satisfies ProblemCode[];

/** Server errors of the email field; other errors concern the team. */
const errorsOf = (error: Error): FormErrors =>
  isExpectedProblem(error) && ADDRESS_PROBLEMS.includes(error.code)
    ? { email: error.detail ?? error.message }
    : {};
