import { useEffect, useState } from 'react';
import { accounts } from '../../../lambdas/contract/copy/accounts.ts';
import { signIn } from '../lib/auth.ts';
import { notifySuccess } from '../lib/notify.ts';
import { usePage } from '../lib/page.ts';
import { Link, useNavigationState, useSearchParams } from '../lib/router/router.tsx';
import { useAuth } from '../lib/session/use-auth.tsx';
import { useForm } from '../lib/use-form.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/form/field.tsx';
import { PasswordField } from '../ui/form/password-field.tsx';
import { AuthPage } from '../ui/layout/auth-page.tsx';
import { formErrorsOf, messageOf } from './auth-errors.ts';
import { GoogleButton } from './google-button.tsx';

const { login } = accounts;
/** Loads while the user types, because showing the form does not need the validation. */
const checks = () => import('./checks.ts');

export function LoginPage() {
  usePage('login');
  const auth = useAuth();
  const search = useSearchParams();
  const message = useNavigationState('message');
  const [googleFailure, setGoogleFailure] = useState<string>();
  const ended = auth.is === 'signed-out' ? auth.endedUser : undefined;
  const note = message ?? (search.has('verified') && login.verified);

  useEffect(() => void checks(), []);
  const { ref, errors, isBusy, onSubmit } = useForm(async (values) => {
    setGoogleFailure(undefined);
    const { check, Credentials } = await checks();
    const { values: credentials, errors } = check(Credentials, values);
    if (errors) return errors;
    try {
      await signIn(credentials.email, credentials.password);
    } catch (error) {
      return formErrorsOf(error, login.failed, ['email', 'password']);
    }
    notifySuccess(login.done);
    return {};
  });
  const onGoogleFailure = (error: unknown) =>
    setGoogleFailure(messageOf(error, login.googleFailed));
  const googleReturnFailure = auth.is === 'signed-out' && auth.failure;
  const failure =
    errors.form ??
    googleFailure ??
    (googleReturnFailure && messageOf(googleReturnFailure, login.googleFailed));
  return (
    <AuthPage title={login.title} lead={login.lead} isBusy={auth.is !== 'signed-out'}>
      {note && (
        <Alert tone="positive" className="mb-5">
          {note}
        </Alert>
      )}
      {ended && !note && (
        <Alert tone="neutral" className="mb-5">
          {ended.user_metadata.email_confirmed ? login.ended : login.endedUnverified}
        </Alert>
      )}
      {failure && (
        <Alert tone="critical" className="mb-5">
          {failure}
        </Alert>
      )}
      <form ref={ref} noValidate onSubmit={onSubmit} className="grid gap-4.5">
        <TextField
          label={login.email}
          name="email"
          type="email"
          autoComplete="email"
          error={errors.email}
        />
        <div className="relative">
          <PasswordField
            label={login.password}
            name="password"
            autoComplete="current-password"
            error={errors.password}
          />
          {/* Shown next to the label, but after the field, so that Tab leads from the email to the password. */}
          <Link to="/forgot-password" className="absolute top-0 right-0">
            {login.forgot}
          </Link>
        </div>
        <Button type="submit" size="lg" className="w-full" busy={isBusy && login.submitting}>
          {login.submit}
        </Button>
        <GoogleButton purpose="sign-in" onFailure={onGoogleFailure} />
      </form>
      <p className="mt-6 text-ink-muted">
        {login.newHere} <Link to="/signup">{login.createAccount}</Link>
      </p>
    </AuthPage>
  );
}
