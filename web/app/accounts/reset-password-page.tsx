import { useEffect } from 'react';
import { accounts } from '../../../lambdas/contract/copy/accounts.ts';
import { confirmReset } from '../lib/auth.ts';
import { notifySuccess } from '../lib/notify.ts';
import { usePage } from '../lib/page.ts';
import { Link, useNavigate, useSearchParams } from '../lib/router/router.tsx';
import { useForm } from '../lib/use-form.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import type { FormErrors } from '../ui/form/field-errors.ts';
import { PasswordField } from '../ui/form/password-field.tsx';
import { AuthPage } from '../ui/layout/auth-page.tsx';
import { formErrorsOf } from './auth-errors.ts';

const { authErrors, reset, signUp } = accounts;
const checks = () => import('./checks.ts');
const linkFailures: readonly (string | undefined)[] = [
  authErrors['code-expired'],
  authErrors['code-wrong'],
];

export function ResetPasswordPage() {
  usePage('resetPassword');
  const navigate = useNavigate();
  const search = useSearchParams();
  const [email, code] = [search.get('email') ?? '', search.get('code') ?? ''];

  useEffect(() => void checks(), []);
  const { ref, errors, isBusy, onSubmit } = useForm(
    async (values, isShown): Promise<FormErrors> => {
      const { check, NewPassword } = await checks();
      const { values: passwords, errors } = check(NewPassword, values);
      if (errors) return errors;
      try {
        await confirmReset(email, code, passwords.password);
      } catch (error) {
        return formErrorsOf(error, reset.failed, ['password']);
      }
      notifySuccess(reset.done);
      if (isShown()) navigate('/login', { replace: true });
      return {};
    },
  );
  const failure = email && code ? errors.form : authErrors['code-wrong'];
  const isLinkInvalid = linkFailures.includes(failure);
  return (
    <AuthPage title={reset.title} lead={email && reset.lead(email)}>
      {failure && (
        <Alert tone="critical" className="mb-5">
          {failure}
        </Alert>
      )}
      {isLinkInvalid ? (
        <Button asChild size="lg" className="w-full">
          <Link to="/forgot-password">{reset.ask}</Link>
        </Button>
      ) : (
        <form ref={ref} noValidate onSubmit={onSubmit} className="grid gap-4.5">
          {/* Tells password managers which account the password belongs to. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <PasswordField
            label={reset.password}
            name="password"
            autoComplete="new-password"
            hint={!errors.password && signUp.passwordHint}
            error={errors.password}
          />
          <PasswordField
            label={reset.repeat}
            name="repeat"
            autoComplete="new-password"
            error={errors.repeat}
          />
          <Button type="submit" size="lg" className="w-full" busy={isBusy && reset.submitting}>
            {reset.submit}
          </Button>
        </form>
      )}
    </AuthPage>
  );
}
