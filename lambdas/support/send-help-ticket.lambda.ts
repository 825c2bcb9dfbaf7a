import { networkOf } from '../accounts/rate/network.ts';
import { rateStore } from '../accounts/rate/rate.store.ts';
import { mail } from '../adapters/mail.ts';
import { table } from '../adapters/table.ts';
import { TICKET_RATES } from '../contract/rates.ts';
import { handle } from '../runtime/handle.ts';
import { fingerprint } from '../runtime/seal.ts';
import { helpRequest } from './feedback.ts';
import { sendHelpTicket } from './functions.ts';
import { sendToSupport } from './send-to-support.protocol.ts';

const limit = { rates: TICKET_RATES, problem: 'too-many-requests' } as const;

export const handler = handle(sendHelpTicket, { mail, table }, async (request, use) => {
  const { body, source, now } = request;
  const ticket = helpRequest(body);
  const sender = fingerprint(networkOf(source.ip));
  await rateStore(use.table).enforce(sender, limit, now);
  await sendToSupport(ticket, use, now);
  return { success: true };
});
