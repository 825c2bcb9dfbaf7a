import { useEffect, useState } from 'react';
import { accounts } from '../../../lambdas/contract/copy/accounts.ts';
import { REDIRECT_AFTER_SIGN_UP_MS } from '../../../lambdas/contract/limits.ts';
import { usePage } from '../lib/page.ts';
import { Link, useNavigate } from '../lib/router/router.tsx';
import { useAuth } from '../lib/session/use-auth.tsx';
import { useForm } from '../lib/use-form.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/form/field.tsx';
import { PasswordField } from '../ui/form/password-field.tsx';
import { AuthPage } from '../ui/layout/auth-page.tsx';
import { messageOf } from './auth-errors.ts';
import { GoogleButton } from './google-button.tsx';

const { login, signUp } = accounts;
/** Loads while the user types, because showing the form does not need its validation and requests. */
const flow = () => import('./sign-up.ts');

export function SignUpPage() {
  usePage('signUp');
  const navigate = useNavigate();
  const auth = useAuth();
  const [googleFailure, setGoogleFailure] = useState<string>();

  useEffect(() => void flow(), []);
  const { ref, errors, isBusy, onSubmit } = useForm(async (values, isShown) => {
    setGoogleFailure(undefined);
    const { createAccount } = await flow();
    const { errors, ...account } = await createAccount(values);
    if (errors) return errors;
    await new Promise((resolve) => setTimeout(resolve, REDIRECT_AFTER_SIGN_UP_MS));
    if (isShown()) navigate('/verify-email', { state: account });
    return {};
  });
  const failure = errors.form ?? googleFailure;
  return (
    <AuthPage title={signUp.title} lead={signUp.lead} isBusy={auth.is !== 'signed-out'}>
      {failure && (
        <Alert tone="critical" className="mb-5">
          {failure}
        </Alert>
      )}
      <form ref={ref} noValidate onSubmit={onSubmit} className="grid gap-4.5">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={signUp.firstName}
            name="firstName"
            autoComplete="given-name"
            error={errors.firstName}
          />
          <TextField
            label={signUp.lastName}
            name="lastName"
            autoComplete="family-name"
            error={errors.lastName}
          />
        </div>
        <TextField
          label={login.email}
          name="email"
          type="email"
          autoComplete="email"
          error={errors.email}
        />
        <PasswordField
          label={login.password}
          name="password"
          autoComplete="new-password"
          hint={!errors.password && signUp.passwordHint}
          error={errors.password}
        />
        <Button type="submit" size="lg" className="w-full" busy={isBusy && signUp.submitting}>
          {signUp.submit}
        </Button>
        <GoogleButton
          purpose="sign-up"
          onFailure={(error) => setGoogleFailure(messageOf(error, signUp.googleFailed))}
        />
      </form>
      <p className="mt-6 text-ink-muted">
        {signUp.haveAccount} <Link to="/login">{signUp.signIn}</Link>
      </p>
    </AuthPage>
  );
}
