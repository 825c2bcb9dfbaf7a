import { identities } from '../adapters/identities.ts';
import { table } from '../adapters/table.ts';
import { now as clock, untilNextSecond } from '../runtime/clock.ts';
import { handle } from '../runtime/handle.ts';
import { postConfirmation } from './functions.ts';
import { endSessionsAfterReset } from './identity/password-reset.protocol.ts';

const connectors = { table, identities };

export const handler = handle(postConfirmation, connectors, async ({ event }, use) => {
  if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword') {
    const { sub = '' } = event.request.userAttributes;
    const identities = use.identities(event.userPoolId);
    const ports = { table: use.table, identities, clock, untilNextSecond };
    await endSessionsAfterReset({ id: sub, userName: event.userName }, ports);
  }
  return event;
});
