import { addresses } from '../adapters/addresses.ts';
import { handle } from '../runtime/handle.ts';
import { recoveryMail } from './account.mail.tsx';
import { customMessage } from './functions.ts';

/**
 * The recovery mail in the product's words, the only mail the pool sends. It holds no name: whoever signed up with
 * somebody else's address chose it.
 */
export const handler = handle(customMessage, { addresses }, async ({ event }, use) => {
  if (event.triggerSource !== 'CustomMessage_ForgotPassword') return event;
  const { codeParameter, userAttributes } = event.request;
  const { subject, html } = await recoveryMail(
    { address: userAttributes.email ?? '' },
    use.addresses,
    codeParameter,
  );
  return { ...event, response: { ...event.response, emailSubject: subject, emailMessage: html } };
});
