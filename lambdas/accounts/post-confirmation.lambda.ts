import { identities } from '../adapters/identities.ts';
import { table } from '../adapters/table.ts';
import { now as clock } from '../runtime/clock.ts';
import { handle } from '../runtime/handle.ts';
import { postConfirmation } from './functions.ts';
import { profileStore } from './profile/profile.store.ts';

const connectors = { table, identities };

/** A password reset ends all sessions of the account. */
export const handler = handle(postConfirmation, connectors, async ({ event }, use) => {
  if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword') {
    await use.identities(event.userPoolId).signOutEverywhere(event.userName);
    const { sub = '' } = event.request.userAttributes;
    // An access token from before works for ten more minutes.
    await profileStore(use.table).endSessions(sub, clock());
  }
  return event;
});
