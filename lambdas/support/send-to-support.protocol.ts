import { rateStore } from '../accounts/rate/rate.store.ts';
import type { Mailer } from '../adapters/mail.ts';
import type { Table } from '../adapters/table.ts';
import { Problem } from '../contract/problem.ts';
import { SUPPORT_RATES } from '../contract/rates.ts';
import type { Request } from './feedback.ts';
import { supportMail } from './support.mail.tsx';

const limit = { rates: SUPPORT_RATES, problem: 'too-many-requests' } as const;

/** Emails a request to the operators. The address is theirs, so its sender cannot correct an email that SES rejects. */
export async function sendToSupport(
  request: Request,
  { mail, table }: { readonly mail: Mailer; readonly table: Table },
  now: Date,
): Promise<void> {
  await rateStore(table).enforce('everyone', limit, now);
  const { supportAddress: to, postalAddress } = mail;
  try {
    await mail.send({ to, ...(await supportMail(request, postalAddress)) });
  } catch (cause) {
    const isRejected = cause instanceof Problem && cause.code === 'mail-rejected';
    throw isRejected ? new Problem('mail-unavailable', { cause }) : cause;
  }
}
