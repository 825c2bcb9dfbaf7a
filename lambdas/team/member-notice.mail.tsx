import { mails } from '../contract/copy/mails.ts';
import { zoneName } from '../contract/copy/numerals.ts';
import { serviceMails } from '../contract/copy/service-mails.ts';
import { displayDomain } from '../contract/display-domain.ts';
import { noteMail } from '../emails/templates/note.mail.tsx';

interface Notice {
  readonly to: string;
  readonly domain: string;
  /** The owner's name, and the IANA zone of the reports. */
  readonly owner: { readonly name: string; readonly email: string };
  readonly timezone: string;
  /** The full URL of the unsubscribe page. */
  readonly unsubscribe: string;
  readonly postalAddress: string;
}

const { member: words } = serviceMails;

/**
 * The first email a member gets says who added them and how to unsubscribe. Replies reach the owner, and the headers let
 * email clients offer to unsubscribe.
 */
export async function memberNoticeMail(notice: Notice) {
  const { to, owner, timezone, unsubscribe, postalAddress } = notice;
  const site = displayDomain(notice.domain);
  const note = await noteMail({
    subject: words.subject(site),
    preheader: words.preheader(owner.name),
    about: words.about,
    site,
    title: words.title,
    intro: words.intro(owner.name, site),
    lines: [words.what(zoneName(timezone))],
    small: [words.notForYou],
    reason: words.reason(owner.name, owner.email),
    footerLink: { label: mails.unsubscribe, link: unsubscribe },
    postalAddress,
  });
  const headers = {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { to, replyTo: owner.email, headers, ...note };
}
