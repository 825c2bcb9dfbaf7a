import { connection } from '../contract/copy/connection.ts';
import { general } from '../contract/copy/general.ts';
import { personName } from '../contract/rules/plain-text.ts';
import { shareNote } from './share-note.ts';

interface Sender {
  readonly name: string;
  readonly email: string;
}
interface Website {
  readonly domain: string;
  readonly generated_script: string;
}

/** The setup instructions for a developer who has never seen the app: fixed subject, plain text, the tag in one line. */
export function shareMail(
  to: string,
  sender: Sender,
  website: Website,
  message: string,
  product: { appOrigin: string; postalAddress: string },
) {
  const text = connection.shareMail.text({
    sender: personName(sender.name) || sender.email,
    email: sender.email,
    domain: website.domain,
    script: website.generated_script,
    note: shareNote(message, website.domain),
    origin: product.appOrigin,
    foot: `${general.product}, ${product.postalAddress}`,
  });
  return { to, replyTo: sender.email, subject: connection.shareMail.subject, text };
}
