import { mails } from '../../contract/copy/mails.ts';
import { wrap } from '../templates/plain-text.ts';
import { fill, placeholder } from './tracking-links.ts';

/** A report's mail as it was written: finished but for what differs between recipients. */
interface Written {
  readonly html: string;
  readonly text: string;
  readonly links: readonly string[];
  readonly about: About;
}

/** The addresses that belong to one copy. */
export interface CopyLinks {
  /** By number; the full report is `report`. */
  readonly click: (link: number | 'report') => string;
  readonly open: string;
  readonly unsubscribe: string;
}

/** Who the account's owner is, as its mails say it. */
interface About {
  readonly ownerFirstName: string;
  /** Who added a member, as people call them. */
  readonly ownerName: string;
  readonly domain: string;
}
export type Role = 'owner' | 'member';

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);

const reasonFor = ({ ownerName, domain }: About, role: Role): string =>
  role === 'owner' ? mails.ownerReason(domain) : mails.memberReason(ownerName, domain);

const OWNERS_ONLY = new RegExp(`${placeholder('owners')}.*?${placeholder('/owners')}`, 'gs');

/** A member has no account: what leads into it is not theirs. */
const forRole = (role: Role, text: string): string =>
  role === 'owner' ? text : text.replace(OWNERS_ONLY, '');

/** One recipient's copy. */
export function copyFor(written: Written, role: Role, links: CopyLinks) {
  const { about } = written;
  const values = (name: string): string => {
    const [kind, number] = name.split(':');
    if (kind === 'link') return links.click(Number(number));
    if (kind === 'report') return links.click('report');
    if (kind === 'unsubscribe') return links.unsubscribe;
    if (kind === 'pixel') return links.open;
    if (kind === 'owners' || kind === '/owners') return '';
    if (kind === 'reason') return reasonFor(about, role);
    if (kind === 'name') return role === 'owner' ? `, ${about.ownerFirstName}` : '';
    throw new Error(`A mail has an unknown blank: ${name}`);
  };
  return {
    html: fill(forRole(role, written.html), (name) => escaped(values(name))),
    text: filledText(forRole(role, written.text), values),
    headers: {
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Filled text may be longer than its placeholder, so the paragraph is wrapped again. */
const filledText = (text: string, values: (name: string) => string): string =>
  text
    .split('\n\n')
    .map((paragraph) =>
      paragraph.includes(placeholder('name'))
        ? wrap(fill(paragraph, values))
        : paragraph.replace(placeholder('reason'), () => wrap(values('reason'))),
    )
    .map((paragraph) => fill(paragraph, values))
    .join('\n\n');

interface Shown extends Written {
  readonly pictures: readonly { name: string; png: string }[];
}
/** The addresses of a copy that counts nothing. */
type StillLinks = Readonly<Record<'report' | 'unsubscribe', string>>;

const PIXEL = new RegExp(`<img[^>]*${placeholder('pixel')}[^>]*>`);

/** A copy without pixel and tracked links: nothing in it counts or identifies its reader. */
function stillCopy(written: Written, role: Role, { report, unsubscribe }: StillLinks) {
  const click = (link: number | 'report') =>
    link === 'report' ? report : (written.links[link] ?? '');
  const html = written.html.replace(PIXEL, '');
  return copyFor({ ...written, html }, role, { click, open: '', unsubscribe });
}

/** A mail that its owner asked for once more. */
export const againFor = (written: Written, links: StillLinks) => stillCopy(written, 'owner', links);

/** A preview keeps the word "unsubscribe" without its link. */
const NOWHERE = '#';

/** The copy that is shown later, in the app or without a login, with its pictures inside. */
export function previewOf(written: Shown, role: Role, report: string) {
  const { html, text } = stillCopy(written, role, { report, unsubscribe: NOWHERE });
  const shown = html.replace(/src="cid:([\w-]+)"/g, (whole, name: string) => {
    const picture = written.pictures.find((each) => each.name === name);
    return picture ? `src="data:image/png;base64,${picture.png}"` : whole;
  });
  return { html: shown, text: text.replace(`: ${NOWHERE}\n`, '\n') };
}
