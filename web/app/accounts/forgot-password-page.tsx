import { Mail } from 'lucide-react';
import { useEffect, useState } from 'react';
import { accounts } from '../../../lambdas/contract/copy/accounts.ts';
import { resetPassword } from '../lib/auth.ts';
import { usePage } from '../lib/page.ts';
import { Link } from '../lib/router/router.tsx';
import { useAuth } from '../lib/session/use-auth.tsx';
import { useForm } from '../lib/use-form.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/form/field.tsx';
import { AuthPage } from '../ui/layout/auth-page.tsx';
import { StateIcon } from '../ui/state.tsx';
import { formErrorsOf } from './auth-errors.ts';

const { forgot, login } = accounts;
const checks = () => import('./checks.ts');
/** Moves the focus, because the clicked button was removed with its part of the page. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

export function ForgotPasswordPage() {
  usePage('forgotPassword');
  const [sentTo, setSentTo] = useState<string>();
  const [typed, setTyped] = useState('');
  if (sentTo !== undefined) return <Sent to={sentTo} onRetry={() => setSentTo(undefined)} />;
  const onSent = (email: string) => {
    setTyped(email);
    setSentTo(email);
  };
  return <AddressForm typed={typed} onSent={onSent} />;
}

function AddressForm({ typed, onSent }: { typed: string; onSent: (email: string) => void }) {
  const auth = useAuth();
  useEffect(() => void checks(), []);
  const { ref, errors, isBusy, onSubmit } = useForm(async (values) => {
    const { check, Address } = await checks();
    const { values: address, errors } = check(Address, values);
    if (errors) return errors;
    try {
      await resetPassword(address.email);
    } catch (error) {
      return formErrorsOf(error, forgot.failed, ['email']);
    }
    onSent(address.email);
    return {};
  });
  return (
    <AuthPage title={forgot.title} lead={forgot.lead} isBusy={auth.is !== 'signed-out'}>
      {errors.form && (
        <Alert tone="critical" className="mb-5">
          {errors.form}
        </Alert>
      )}
      <form ref={ref} noValidate onSubmit={onSubmit} className="grid gap-4.5">
        <TextField
          label={login.email}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={typed}
          {...(typed && { ref: takeFocus })}
          error={errors.email}
        />
        <Button type="submit" size="lg" className="w-full" busy={isBusy && forgot.submitting}>
          {forgot.submit}
        </Button>
      </form>
      <p className="mt-6">
        <Link to="/login">{forgot.back}</Link>
      </p>
    </AuthPage>
  );
}

function Sent({ to, onRetry }: { to: string; onRetry: () => void }) {
  const [before, address, after] = forgot.sentTo(to);
  return (
    <AuthPage
      icon={
        <StateIcon tone="accent">
          <Mail />
        </StateIcon>
      }
      title={forgot.sent}
      lead={
        <span role="status">
          {before}
          <strong className="break-words">{address}</strong>
          {after}
        </span>
      }
    >
      <div className="grid gap-4">
        <Button asChild size="lg">
          <Link ref={takeFocus} to="/login">
            {forgot.back}
          </Link>
        </Button>
        <Button variant="secondary" size="lg" onClick={onRetry}>
          {forgot.again}
        </Button>
      </div>
    </AuthPage>
  );
}
