import { identities } from '../adapters/identities.ts';
import { handle } from '../runtime/handle.ts';
import { postConfirmation } from './functions.ts';

/** A new password ends every session that the old one opened. */
export const handler = handle(postConfirmation, { identities }, async ({ event }, use) => {
  if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword') {
    await use.identities(event.userPoolId).signOutEverywhere(event.userName);
  }
  return event;
});
