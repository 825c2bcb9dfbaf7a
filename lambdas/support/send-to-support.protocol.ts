import type { Mailer } from '../adapters/mail.ts';
import { Problem } from '../contract/problem.ts';
import type { Request } from './feedback.ts';
import { supportMail } from './support.mail.tsx';

/** Emails a request to the operators. The address is theirs, so its sender cannot correct an email that SES rejects. */
export async function sendToSupport(mail: Mailer, request: Request): Promise<void> {
  try {
    await mail.send({
      to: mail.supportAddress,
      ...(await supportMail(request, mail.postalAddress)),
    });
  } catch (cause) {
    const isRejected = cause instanceof Problem && cause.code === 'mail-rejected';
    throw isRejected ? new Problem('mail-unavailable', { cause }) : cause;
  }
}
