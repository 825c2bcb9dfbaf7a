import * as accounts from '../contract/accounts.ts';
import { http, lambda, userPool } from '../runtime/function.ts';

export const getPageNonce = lambda({ trigger: http(accounts.getPageNonce), uses: ['signing'] });
export const checkUserExists = lambda({
  trigger: http(accounts.checkUserExists),
  uses: ['table', 'signing'],
});
export const sendVerificationEmailToken = lambda({
  trigger: http(accounts.sendVerificationEmailToken),
  uses: ['table', 'mail', 'user-pool'],
});
export const verifyEmailToken = lambda({
  trigger: http(accounts.verifyEmailToken),
  uses: ['table', 'user-pool'],
});
export const getVerificationStatus = lambda({
  trigger: http(accounts.getVerificationStatus),
  uses: ['table'],
});
export const recordSignIn = lambda({
  trigger: http(accounts.recordSignIn),
  uses: ['table', 'user-pool'],
});
export const getProfile = lambda({ trigger: http(accounts.getProfile), uses: ['table'] });
export const completeProfile = lambda({
  trigger: http(accounts.completeProfile),
  uses: ['table', 'user-pool'],
});
export const updateProfile = lambda({ trigger: http(accounts.updateProfile), uses: ['table'] });
export const updateWebsite = lambda({ trigger: http(accounts.updateWebsite), uses: ['table'] });
export const preSignUp = lambda({
  trigger: userPool('pre-sign-up'),
  uses: ['table', 'mail', 'identities'],
});
export const postConfirmation = lambda({
  trigger: userPool('post-confirmation'),
  uses: ['identities'],
});
export const customMessage = lambda({
  trigger: userPool('custom-message'),
  uses: ['addresses'],
});
