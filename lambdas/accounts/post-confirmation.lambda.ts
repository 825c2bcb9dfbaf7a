import { identities } from '../adapters/identities.ts';
import { handle } from '../runtime/handle.ts';
import { postConfirmation } from './functions.ts';

/** A password reset ends all sessions of the account. */
export const handler = handle(postConfirmation, { identities }, async ({ event }, use) => {
  if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword') {
    await use.identities(event.userPoolId).signOutEverywhere(event.userName);
  }
  return event;
});
