import { useEffect, useState } from 'react';
import { resendVerification } from '../../../../lambdas/contract/copy/resend-verification.ts';
import { VERIFICATION_MAIL_SECONDS } from '../../../../lambdas/contract/limits.ts';
import {
  renewVerificationLink,
  sendVerificationEmailToken,
} from '../../../../lambdas/contract/sign-up.ts';
import { Button } from '../../ui/button.tsx';
import { call } from '../api.ts';
import { notifyFailure, notifySuccess } from '../notify.ts';
import { entry } from '../storage.ts';

/** The recipient of a new link: an account, or the holder of an older link. */
type Unverified = { readonly email: string; readonly userId: string } | { readonly token: string };

interface Props {
  readonly who: Unverified;
  readonly variant?: 'primary' | 'secondary';
  readonly size?: 'sm' | 'md' | 'lg';
}

/** When this browser last requested an email, in epoch milliseconds. */
const sentAt = entry('verificationSentAt');
export const rememberVerificationSent = () => sentAt.set(`${Date.now()}`);

/** How long the server drops another request, in seconds; its response does not reveal that. */
function secondsToWait(): number {
  const passed = (Date.now() - Number(sentAt.get() ?? 0)) / 1_000;
  // The clock may have been set back since.
  return passed < 0 ? 0 : Math.max(0, Math.ceil(VERIFICATION_MAIL_SECONDS - passed));
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
    // Not disabled, because a disabled button loses the focus.
    <Button
      size={size}
      variant={isWaiting ? 'soft-disabled' : variant}
      aria-disabled={isWaiting}
      busy={isBusy && resendVerification.busy}
      onClick={() => !isWaiting && void send()}
    >
      {isWaiting ? resendVerification.wait(wait) : resendVerification.action}
    </Button>
  );
}
