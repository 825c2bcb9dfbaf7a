import { networkOf } from '../accounts/rate/network.ts';
import { rateStore } from '../accounts/rate/rate.store.ts';
import { mail } from '../adapters/mail.ts';
import { table } from '../adapters/table.ts';
import { Problem } from '../contract/problem.ts';
import { TICKET_RATES } from '../contract/rates.ts';
import { handle } from '../runtime/handle.ts';
import { fingerprint } from '../runtime/seal.ts';
import { helpRequest } from './feedback.ts';
import { sendHelpTicket } from './functions.ts';
import { supportMail } from './support.mail.tsx';

export const handler = handle(sendHelpTicket, { mail, table }, async (request, use) => {
  const { body, source, now } = request;
  const ticket = helpRequest(body);
  const sender = fingerprint(networkOf(source.ip));
  if (!(await rateStore(use.table).consume(sender, TICKET_RATES, now))) {
    throw new Problem('too-many-requests');
  }
  const { supportAddress, postalAddress } = use.mail;
  await use.mail.send({ to: supportAddress, ...(await supportMail(ticket, postalAddress)) });
  return { success: true };
});
