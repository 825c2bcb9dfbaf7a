import { useEffect, useState } from 'react';
import { resendVerification } from '../../../../lambdas/contract/copy/email-verification.ts';
import {
  renewVerificationLink,
  sendVerificationEmailToken,
} from '../../../../lambdas/contract/sign-up.ts';
import { SoftDisabledButton } from '../../ui/form/soft-disabled-button.tsx';
import { call } from '../api.ts';
import { notifyFailure, notifySuccess } from '../notify.ts';
import { rememberVerificationSent, secondsToWait } from './verification-wait.ts';

/** The recipient of a new link: an account, or the holder of an older link. */
type Unverified = { readonly email: string; readonly userId: string } | { readonly token: string };

interface Props {
  readonly who: Unverified;
  readonly variant?: 'primary' | 'secondary';
  readonly size?: 'sm' | 'md' | 'lg';
}

/** Requests a new verification link. The response does not reveal whether it was sent. */
export function ResendVerification({ who, variant = 'secondary', size = 'sm' }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [wait, setWait] = useState(secondsToWait);
  const isWaiting = wait > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setWait(secondsToWait()), 1_000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const send = async () => {
    setIsBusy(true);
    try {
      if ('token' in who) await call(renewVerificationLink, who);
      else await call(sendVerificationEmailToken, who);
      rememberVerificationSent();
      setWait(secondsToWait());
      notifySuccess(resendVerification.sent);
    } catch (error) {
      notifyFailure(error, resendVerification.failed);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <SoftDisabledButton
      {...{ variant, size }}
      disabled={isWaiting}
      busy={isBusy && resendVerification.busy}
      className="tabular-nums"
      onClick={() => void send()}
    >
      {isWaiting ? resendVerification.wait(wait) : resendVerification.action}
    </SoftDisabledButton>
  );
}
