import { serviceMails } from '../contract/copy/service-mails.ts';
import { noteMail } from '../emails/templates/note.mail.tsx';
import type { Request } from './feedback.ts';

const { support: words } = serviceMails;

/** A support request as an email to the operators; replies go to its sender. */
export async function supportMail(
  { kind, subject, from, message }: Request,
  postalAddress: string,
) {
  const note = await noteMail({
    subject,
    preheader: words.preheader(from),
    about: words.about[kind],
    title: subject,
    intro: message,
    reason: words.reason(from),
    postalAddress,
  });
  return { replyTo: from, ...note };
}
