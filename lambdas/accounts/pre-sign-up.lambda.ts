import { identities } from '../adapters/identities.ts';
import { queue } from '../adapters/queue.ts';
import { table } from '../adapters/table.ts';
import { now as clock } from '../runtime/clock.ts';
import { handle } from '../runtime/handle.ts';
import { preSignUp } from './functions.ts';
import { admitSignUp } from './identity/admit-sign-up.protocol.ts';
import { linkOrAdmitUser } from './identity/identity-link.protocol.ts';
import { newUserOf } from './identity/identity-link.ts';

/**
 * Confirms a new owner at once; the product verifies the address itself with a link (§4). The pool marks the address as
 * verified from the start, because it sends recovery emails only to verified ones. Nothing else trusts that mark.
 */
export const handler = handle(
  preSignUp,
  { table, identities, 'sign-up-notices': queue('sign-up-notices') },
  async ({ event, now }, use) => {
    const pool = use.identities(event.userPoolId);
    const attributes = event.request.userAttributes;
    if (event.triggerSource === 'PreSignUp_ExternalProvider') {
      const newUser = newUserOf(event.userName, attributes);
      await linkOrAdmitUser(newUser, now, { table: use.table, identities: pool, clock });
    } else if (event.triggerSource === 'PreSignUp_SignUp') {
      const address = attributes.email ?? event.userName;
      const notices = use['sign-up-notices'];
      await admitSignUp(address, now, { table: use.table, identities: pool, notices });
    }
    return {
      ...event,
      response: { ...event.response, autoConfirmUser: true, autoVerifyEmail: true },
    };
  },
);
