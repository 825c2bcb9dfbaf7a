import { identities } from '../adapters/identities.ts';
import { queue } from '../adapters/queue.ts';
import { table } from '../adapters/table.ts';
import { normalAddress } from '../contract/rules/email-address.ts';
import { handle } from '../runtime/handle.ts';
import { preSignUp } from './functions.ts';
import { admitSignUp } from './identity/admit-sign-up.protocol.ts';
import { linkOrAdmitUser } from './identity/identity-link.protocol.ts';
import { newUserOf } from './identity/identity-link.ts';

/**
 * Lets a new owner in at once: the product verifies the address itself, with a link (§4). To the pool the address
 * counts as its own from the start, since it sends recovery mails to no other; nothing else believes the pool there.
 */
export const handler = handle(
  preSignUp,
  { table, identities, 'sign-up-notices': queue('sign-up-notices') },
  async ({ event, now }, use) => {
    const people = use.identities(event.userPoolId);
    const attributes = event.request.userAttributes;
    if (event.triggerSource === 'PreSignUp_ExternalProvider') {
      const newUser = newUserOf(event.userName, attributes);
      await linkOrAdmitUser(newUser, now, { table: use.table, people });
    } else if (event.triggerSource === 'PreSignUp_SignUp') {
      const address = normalAddress(attributes.email ?? event.userName);
      const notices = use['sign-up-notices'];
      await admitSignUp(address, now, { table: use.table, people, notices });
    }
    return {
      ...event,
      response: { ...event.response, autoConfirmUser: true, autoVerifyEmail: true },
    };
  },
);
