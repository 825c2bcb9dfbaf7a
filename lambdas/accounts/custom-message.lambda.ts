import { addresses } from '../adapters/addresses.ts';
import { handle } from '../runtime/handle.ts';
import { recoveryMail } from './account.mail.tsx';
import { customMessage } from './functions.ts';
import { poolMessageOf } from './identity/pool-message.ts';

/**
 * The recovery email, the only email that the pool sends. It contains no name, because someone else may have entered
 * the name before the address was verified.
 */
export const handler = handle(customMessage, { addresses }, async ({ event }, use) => {
  if (poolMessageOf(event.triggerSource) === 'unchanged') return event;
  const { codeParameter, userAttributes } = event.request;
  const { subject, html } = await recoveryMail(
    { address: userAttributes.email ?? '' },
    use.addresses,
    codeParameter,
  );
  return { ...event, response: { ...event.response, emailSubject: subject, emailMessage: html } };
});
