import { zoneName } from '../contract/copy/numerals.ts';
import { memberNote } from '../emails/templates/notes.ts';

interface Notice {
  readonly to: string;
  readonly domain: string;
  /** The owner's name, and the IANA zone of the reports. */
  readonly adder: { readonly name: string; readonly email: string };
  readonly timezone: string;
  /** The full URL of the unsubscribe page. */
  readonly unsubscribe: string;
  readonly postalAddress: string;
}

/** The first email a member gets. Replies reach the owner, and the headers let email clients offer to unsubscribe. */
export async function noticeMail({ to, timezone, ...notice }: Notice) {
  const note = await memberNote({ ...notice, zone: zoneName(timezone) });
  const headers = {
    'List-Unsubscribe': `<${notice.unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { to, replyTo: notice.adder.email, headers, ...note };
}
