import * as z from 'zod/mini';
import * as accounts from '../contract/accounts.ts';
import * as signUp from '../contract/sign-up.ts';
import { http, lambda, queue, userPool } from '../runtime/function.ts';

const SignUpNotice = z.object({ address: z.string(), unverifiedId: z.optional(z.string()) });

export const getPageNonce = lambda({
  trigger: http(signUp.getPageNonce),
  uses: ['signing'],
});
export const checkUserExists = lambda({
  trigger: http(signUp.checkUserExists),
  uses: ['table', 'signing'],
});
export const sendVerificationEmailToken = lambda({
  trigger: http(signUp.sendVerificationEmailToken),
  uses: ['table', 'mail', 'user-pool:read'],
});
export const renewVerificationLink = lambda({
  trigger: http(signUp.renewVerificationLink),
  uses: ['table', 'mail', 'user-pool:read'],
});
export const verifyEmailToken = lambda({
  trigger: http(signUp.verifyEmailToken),
  uses: ['table', 'user-pool'],
});
export const getVerificationStatus = lambda({
  trigger: http(signUp.getVerificationStatus),
  uses: ['table:read'],
});
export const recordSignIn = lambda({
  trigger: http(accounts.recordSignIn, 'any'),
  uses: ['table', 'user-pool:read'],
});
export const getProfile = lambda({ trigger: http(accounts.getProfile), uses: ['table:read'] });
export const completeProfile = lambda({
  trigger: http(accounts.completeProfile),
  uses: ['table', 'user-pool'],
});
export const updateProfile = lambda({ trigger: http(accounts.updateProfile), uses: ['table'] });
export const updateWebsite = lambda({ trigger: http(accounts.updateWebsite), uses: ['table'] });
// The pool waits only five seconds for this function, so another one sends the email.
export const preSignUp = lambda({
  trigger: userPool('pre-sign-up'),
  uses: ['table', 'identities', 'sign-up-notices'],
});
/** A repeated sign-up emails the existing owner, or sends a new link if the address was never verified. */
export const notifySignUp = lambda({
  trigger: queue('sign-up-notices', SignUpNotice, {
    worstSeconds: 20,
    concurrency: 5,
  }),
  uses: ['table', 'mail', 'user-pool:read'],
  timeoutSeconds: 20,
});
export const postConfirmation = lambda({
  trigger: userPool('post-confirmation'),
  uses: ['table', 'identities'],
});
export const customMessage = lambda({
  trigger: userPool('custom-message'),
  uses: ['addresses'],
});
