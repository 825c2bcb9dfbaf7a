import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Mail } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { verifyEmail } from '../../../lambdas/contract/copy/email-verification.ts';
import { REDIRECT_AFTER_VERIFICATION_MS } from '../../../lambdas/contract/limits.ts';
import { verifyEmailToken } from '../../../lambdas/contract/sign-up.ts';
import { call } from '../lib/api.ts';
import { lazyPart } from '../lib/loading/lazy.tsx';
import { usePage } from '../lib/page.ts';
import { isExpectedProblem } from '../lib/problem.ts';
import { Queries } from '../lib/query.tsx';
import { Link, useNavigate, useSearchParams } from '../lib/router/router.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { AuthPage } from '../ui/layout/auth-page.tsx';
import { StateIcon } from '../ui/state.tsx';

/** Only some owners see it, and it would exceed the budget of the page. */
const ResendVerification = lazyPart(() =>
  import('../lib/session/resend-verification.tsx').then((m) => m.ResendVerification),
);

export function VerifyTokenPage() {
  usePage('verifyToken');
  return (
    <Queries>
      <Verification />
    </Queries>
  );
}

function Verification() {
  const token = useSearchParams().get('token') ?? '';
  const navigate = useNavigate();
  // A query instead of a mutation, because its key is the token: a page that mounts twice uses the link once.
  const { error, isPending, isSuccess, refetch } = useQuery({
    queryKey: ['verify', token],
    queryFn: () => call(verifyEmailToken, { token }),
    enabled: token !== '',
    retry: false,
  });
  useEffect(() => {
    if (!isSuccess) return;
    const go = () => navigate('/login?verified=true');
    const timer = setTimeout(go, REDIRECT_AFTER_VERIFICATION_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, navigate]);

  const failure = token ? error && messageFor(error) : verifyEmail.noToken;
  if (failure) {
    const isLinkInvalid = !token || isAboutLink(error);
    return (
      <AuthPage
        icon={
          <StateIcon tone="critical">
            <CircleAlert />
          </StateIcon>
        }
        title={verifyEmail.failed}
        lead={leadFor(token, isLinkInvalid)}
      >
        <div className="grid gap-4">
          <Alert tone="critical">{failure}</Alert>
          {isLinkInvalid ? (
            token && <ResendVerification who={{ token }} variant="primary" size="lg" />
          ) : (
            <Button size="lg" onClick={() => void refetch()}>
              {verifyEmail.again}
            </Button>
          )}
          <Button asChild size="lg" variant="secondary">
            <Link to="/signup">{verifyEmail.returnToSignUp}</Link>
          </Button>
        </div>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      icon={
        <StateIcon tone={isPending ? 'accent' : 'positive'}>
          {isPending ? <Mail /> : <CircleCheck />}
        </StateIcon>
      }
      title={isPending ? verifyEmail.loading : verifyEmail.done}
      lead={<span role="status">{isPending ? verifyEmail.loadingLead : verifyEmail.doneLead}</span>}
    />
  );
}

/** Whether the link is invalid. Other failures are temporary: a lost connection, a throttled or unfinished request. */
const isAboutLink = (error: Error | null): boolean =>
  isExpectedProblem(error) && ['verification-unknown', 'verification-expired'].includes(error.code);

function leadFor(token: string, isLinkInvalid: boolean): ReactNode {
  if (!isLinkInvalid) return verifyEmail.brokenLead;
  const [before, signIn, after] = token ? verifyEmail.failedLead : verifyEmail.noTokenLead;
  return (
    <>
      {before}
      <Link to="/login">{signIn}</Link>
      {after}
    </>
  );
}

const messageFor = (error: Error): string =>
  isExpectedProblem(error) ? error.message : verifyEmail.error;
