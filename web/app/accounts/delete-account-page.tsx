import { CircleAlert, CircleCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteAccount } from '../../../lambdas/contract/accounts.ts';
import { myData } from '../../../lambdas/contract/copy/my-data.ts';
import { call } from '../lib/api.ts';
import { clearSession } from '../lib/auth.ts';
import { usePage } from '../lib/page.ts';
import { isExpectedProblem } from '../lib/problem.ts';
import { Link, useSearchParams } from '../lib/router/router.tsx';
import { forgetSignedInUser } from '../lib/storage.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { AuthPage } from '../ui/layout/auth-page.tsx';
import { StateIcon } from '../ui/state.tsx';

const copy = myData.page;

/** The page behind the emailed link. Email scanners follow links, so only the button deletes the account. */
export function DeleteAccountPage() {
  usePage('deleteAccount');
  const token = useSearchParams().get('token') ?? '';
  const { state, failure, isBusy, submit } = useDeletion(token);
  if (state === 'done') {
    return (
      <AuthPage
        icon={
          <StateIcon tone="positive">
            <CircleCheck />
          </StateIcon>
        }
        title={copy.done}
        lead={<span role="status">{copy.doneLead}</span>}
      >
        <Button asChild size="lg" variant="secondary" className="w-full">
          <Link to="/login">{copy.toLogin}</Link>
        </Button>
      </AuthPage>
    );
  }
  const isConfirming = state === 'confirming';
  const { title, detail } = isConfirming ? { title: copy.title, detail: copy.lead } : state;
  return (
    <AuthPage
      icon={
        <StateIcon tone="critical">
          <CircleAlert />
        </StateIcon>
      }
      title={title}
      lead={isConfirming ? detail : <span role="alert">{detail}</span>}
    >
      <div className="grid gap-3">
        {isConfirming && failure && <Alert tone="critical">{failure}</Alert>}
        {isConfirming && (
          <Button
            variant="danger"
            size="lg"
            busy={isBusy && copy.submitting}
            onClick={() => void submit()}
          >
            <Trash2 />
            {copy.submit}
          </Button>
        )}
        <Button asChild size="lg" variant="secondary">
          <Link to="/profile">{isConfirming ? copy.keep : copy.toProfile}</Link>
        </Button>
      </div>
    </AuthPage>
  );
}

/** Failures that make the link useless. After any other failure it can still delete the account. */
const linkFailures: ReadonlySet<string> = new Set(['deletion-unknown', 'deletion-expired']);

type DeletionState =
  | 'confirming'
  | 'done'
  | { readonly title: string; readonly detail?: string | undefined };

function useDeletion(token: string) {
  const [state, setState] = useState<DeletionState>(token ? 'confirming' : copy.unknown);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await call(deleteAccount, { token });
      setState('done');
      forgetSignedInUser();
      // The login may already be deleted, and signing out would fail.
      await clearSession().catch(() => undefined);
    } catch (error) {
      if (!isExpectedProblem(error)) setFailure(copy.broken.detail);
      else if (linkFailures.has(error.code)) {
        setState({ title: error.message, detail: error.detail });
      } else setFailure(error.detail ?? error.message);
    } finally {
      setIsBusy(false);
    }
  };
  return { state, failure, isBusy, submit };
}
