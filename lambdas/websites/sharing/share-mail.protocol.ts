import { connection } from '../../contract/copy/connection.ts';
import { displayDomain } from '../../contract/display-domain.ts';
import { personName } from '../../contract/rules/plain-text.ts';
import { noteMail } from '../../emails/templates/note.mail.tsx';
import { shareNote } from './share-note.ts';

const words = connection.shareMail;

interface ShareRequest {
  readonly to: string;
  readonly from: { readonly name: string; readonly email: string };
  readonly website: { readonly domain: string; readonly generated_script: string };
  readonly message: string;
}

/** Setup instructions for a developer who does not know the app. The subject is fixed. */
export async function shareMail(
  { to, from: { name, email }, website: { domain, generated_script }, message }: ShareRequest,
  product: { appOrigin: string; postalAddress: string },
) {
  const sender = personName(name) || email;
  const site = displayDomain(domain);
  const note = shareNote(message, domain);
  const intro = words.intro(sender, email, site);
  const mail = await noteMail({
    subject: words.subject,
    preheader: words.preheader(site),
    about: words.about,
    site,
    title: words.title(site),
    intro: note ? `${intro}\n\n${words.message(note)}` : intro,
    code: generated_script,
    steps: words.steps(sender),
    lines: words.lines(site, product.appOrigin),
    reason: words.reason(sender, email),
    postalAddress: product.postalAddress,
  });
  return { to, replyTo: email, ...mail };
}
