import { CircleCheck, Mail } from 'lucide-react';
import { useEffect } from 'react';
import { accounts } from '../../../lambdas/contract/copy/accounts.ts';
import { verifyEmail } from '../../../lambdas/contract/copy/email-verification.ts';
import { REDIRECT_AFTER_VERIFICATION_MS } from '../../../lambdas/contract/limits.ts';
import { usePage } from '../lib/page.ts';
import { Link, useNavigate, useNavigationState, useSearchParams } from '../lib/router/router.tsx';
import { ResendVerification } from '../lib/session/resend-verification.tsx';
import { Button } from '../ui/button.tsx';
import { AuthPage } from '../ui/layout/auth-page.tsx';
import { StateIcon } from '../ui/state.tsx';

const { login } = accounts;

export function VerifyEmailPage() {
  usePage('verifyEmail');
  const search = useSearchParams();
  return search.get('verified') === 'true' ? <Verified /> : <LinkSent />;
}

function LinkSent() {
  const email = useNavigationState('email');
  const userId = useNavigationState('userId');
  const [before, address, after] = verifyEmail.sentTo(email ?? verifyEmail.yourEmail);
  return (
    <AuthPage
      icon={
        <StateIcon tone="accent">
          <Mail />
        </StateIcon>
      }
      title={verifyEmail.sent}
      lead={
        <>
          {before}
          {email ? <strong className="break-words">{address}</strong> : address}
          {after}
        </>
      }
    >
      <div className="grid gap-4">
        <Button asChild size="lg">
          <Link to="/login">{verifyEmail.returnToLogin}</Link>
        </Button>
        {email && userId && <ResendVerification who={{ email, userId }} size="lg" />}
        <p className="text-ink-muted">
          {verifyEmail.noMail} <Link to="/signup">{verifyEmail.tryAgain}</Link>.
        </p>
      </div>
    </AuthPage>
  );
}

function Verified() {
  const navigate = useNavigate();
  useEffect(() => {
    const go = () => navigate('/login', { state: { message: login.verified } });
    const timer = setTimeout(go, REDIRECT_AFTER_VERIFICATION_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AuthPage
      icon={
        <StateIcon tone="positive">
          <CircleCheck />
        </StateIcon>
      }
      title={verifyEmail.done}
      lead={<span role="status">{verifyEmail.thanks}</span>}
    >
      <Button asChild size="lg" className="w-full">
        <Link to="/login">{verifyEmail.continueToLogin}</Link>
      </Button>
    </AuthPage>
  );
}
