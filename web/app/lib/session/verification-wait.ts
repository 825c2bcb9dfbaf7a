import { VERIFICATION_MAIL_SECONDS } from '../../../../lambdas/contract/limits.ts';
import { stored } from '../storage.ts';

/** Called after this browser has requested a verification email. */
export const rememberVerificationSent = () => stored.verificationSentAt.set(`${Date.now()}`);

/** How long the server drops another request, in seconds; its response does not reveal that. 0 if the clock was set back. */
export function secondsToWait(): number {
  const elapsed = (Date.now() - Number(stored.verificationSentAt.get() ?? 0)) / 1_000;
  return elapsed < 0 ? 0 : Math.max(0, Math.ceil(VERIFICATION_MAIL_SECONDS - elapsed));
}
