import { CircleAlert, CircleCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteAccount } from '../../../lambdas/contract/accounts.ts';
import { myData } from '../../../lambdas/contract/copy/my-data.ts';
import { call } from '../lib/api.ts';
import { clearSession } from '../lib/auth.ts';
import { notifyFailure } from '../lib/notify.ts';
import { usePage } from '../lib/page.ts';
import { Problem } from '../lib/problem.ts';
import { Link, useSearchParams } from '../lib/router/router.tsx';
import { forgetSignedInUser } from '../lib/storage.ts';
import { Button } from '../ui/button.tsx';
import { AuthPage } from '../ui/layout/auth-page.tsx';
import { StateIcon } from '../ui/state.tsx';

const copy = myData.page;

/** Where the link of the mail leads. Programs follow links, so nothing happens before the button is clicked. */
export function DeleteAccountPage() {
  usePage('deleteAccount');
  const token = useSearchParams().get('token') ?? '';
  const { state, isBusy, submit } = useDeletion(token);
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
  const isAsking = state === 'asking';
  const { title, detail } = isAsking ? { title: copy.title, detail: copy.lead } : state;
  return (
    <AuthPage
      icon={
        <StateIcon tone="critical">
          <CircleAlert />
        </StateIcon>
      }
      title={title}
      lead={isAsking ? detail : <span role="alert">{detail}</span>}
    >
      <div className="grid gap-3">
        {isAsking && (
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
          <Link to="/profile">{isAsking ? copy.keep : copy.toProfile}</Link>
        </Button>
      </div>
    </AuthPage>
  );
}

type State = 'asking' | 'done' | { readonly title: string; readonly detail?: string | undefined };

function useDeletion(token: string) {
  const [state, setState] = useState<State>(token ? 'asking' : copy.unknown);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async () => {
    setIsBusy(true);
    try {
      await call(deleteAccount, { token });
      setState('done');
      forgetSignedInUser();
      // The login may already be deleted, and signing out would fail.
      await clearSession().catch(() => undefined);
    } catch (error) {
      if (error instanceof Problem && error.code !== 'unexpected') {
        setState({ title: error.message, detail: error.detail });
      } else notifyFailure(error, copy.broken);
    } finally {
      setIsBusy(false);
    }
  };
  return { state, isBusy, submit };
}
