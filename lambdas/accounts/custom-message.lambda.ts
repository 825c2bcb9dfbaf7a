import { addresses } from '../adapters/addresses.ts';
import { handle } from '../runtime/handle.ts';
import { recoveryMail } from './account.mail.tsx';
import { customMessage } from './functions.ts';

/** The recovery mail in the product's words. It is the only mail that the pool sends. */
export const handler = handle(customMessage, { addresses }, async ({ event }, use) => {
  if (event.triggerSource !== 'CustomMessage_ForgotPassword') return event;
  const { codeParameter, userAttributes } = event.request;
  const { subject, html } = await recoveryMail(
    { address: userAttributes.email ?? '', firstName: userAttributes.given_name ?? '' },
    use.addresses,
    codeParameter,
  );
  return { ...event, response: { ...event.response, emailSubject: subject, emailMessage: html } };
});
