import { profileStore } from '../accounts/profile/profile.store.ts';
import { mail } from '../adapters/mail.ts';
import { table } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { feedbackRequest } from './feedback.ts';
import { sendFeedback } from './functions.ts';
import { supportMail } from './support.mail.tsx';

export const handler = handle(sendFeedback, { mail, table }, async ({ body, owner }, use) => {
  const { email } = await profileStore(use.table).get(owner.id);
  const { supportAddress, postalAddress } = use.mail;
  const mail = await supportMail(feedbackRequest(body.feedback, email), postalAddress);
  await use.mail.send({ to: supportAddress, ...mail });
  return { success: true };
});
