import { profileStore } from '../accounts/profile/profile.store.ts';
import { rateStore } from '../accounts/rate/rate.store.ts';
import { mail } from '../adapters/mail.ts';
import { table } from '../adapters/table.ts';
import { FEEDBACK_RATES } from '../contract/rates.ts';
import { handle } from '../runtime/handle.ts';
import { feedbackRequest } from './feedback.ts';
import { sendFeedback } from './functions.ts';
import { sendToSupport } from './send-to-support.protocol.ts';

const limit = { rates: FEEDBACK_RATES, problem: 'too-many-requests' } as const;

export const handler = handle(sendFeedback, { mail, table }, async ({ body, owner, now }, use) => {
  const { email } = await profileStore(use.table).get(owner.id);
  const request = feedbackRequest(body.feedback, email);
  await rateStore(use.table).enforce(owner.id, limit, now);
  await sendToSupport(request, use, now);
  return { success: true };
});
