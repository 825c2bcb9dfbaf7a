import { CircleCheck, Mail } from 'lucide-react';
import { useEffect } from 'react';
import { accounts } from '../../../lambdas/contract/copy/accounts.ts';
import { REDIRECT_AFTER_VERIFICATION_MS } from '../../../lambdas/contract/limits.ts';
import { usePage } from '../lib/page.ts';
import { Link, useNavigate, useNavigationState, useSearchParams } from '../lib/router/router.tsx';
import { ResendVerification } from '../lib/session/resend-verification.tsx';
import { Button } from '../ui/button.tsx';
import { AuthPage } from '../ui/layout/auth-page.tsx';
import { StateIcon } from '../ui/state.tsx';

const { login, verify } = accounts;

export function VerifyEmailPage() {
  usePage('verifyEmail');
  const search = useSearchParams();
  return search.get('verified') === 'true' ? <Verified /> : <LinkSent />;
}

function LinkSent() {
  const email = useNavigationState('email');
  const userId = useNavigationState('userId');
  const [before, address, after] = verify.sentTo(email ?? verify.yourEmail);
  return (
    <AuthPage
      icon={
        <StateIcon tone="accent">
          <Mail />
        </StateIcon>
      }
      title={verify.sent}
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
          <Link to="/login">{verify.returnToLogin}</Link>
        </Button>
        {email && userId && <ResendVerification who={{ email, userId }} size="lg" />}
        <p className="text-ink-muted">
          {verify.noMail} <Link to="/signup">{verify.tryAgain}</Link>.
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
      title={verify.done}
      lead={<span role="status">{verify.thanks()}</span>}
    >
      <Button asChild size="lg" className="w-full">
        <Link to="/login">{verify.continueToLogin}</Link>
      </Button>
    </AuthPage>
  );
}
