import { mails } from '../../contract/copy/mails.ts';
import { wrap } from '../templates/plain-text.ts';
import { fill, placeholder } from './tracking-links.ts';

/** A report's mail as it was written: finished but for what differs between recipients. */
interface RenderedEmail {
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

/** How emails name the account's owner. */
interface About {
  readonly ownerFirstName: string;
  /** The full name of the owner, for members. */
  readonly ownerName: string;
  readonly domain: string;
}
type Role = 'owner' | 'member';

/** What one copy differs by. */
export interface Reader {
  readonly role: Role;
  /** Gets the report once a week, with the week in it. */
  readonly isWeekly: boolean;
}

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);

const reasonFor = ({ ownerName, domain }: About, role: Role): string =>
  role === 'owner' ? mails.ownerReason(domain) : mails.memberReason(ownerName, domain);

const between = (name: string) =>
  new RegExp(`${placeholder(name)}.*?${placeholder(`/${name}`)}\\n*`, 'gs');
const OWNERS_ONLY = between('owners');
const WEEKLY_ONLY = between('weekly');
const BOUNDS: ReadonlySet<string> = new Set(['owners', '/owners', 'weekly', '/weekly']);

/** A member has no account: what leads into it is not theirs. */
function forReader({ role, isWeekly }: Reader, text: string): string {
  const shown = isWeekly ? text : text.replace(WEEKLY_ONLY, '');
  return role === 'owner' ? shown : shown.replace(OWNERS_ONLY, '');
}

/** One recipient's copy. */
export function copyFor(written: RenderedEmail, reader: Reader, links: CopyLinks) {
  const { about } = written;
  const { role } = reader;
  const values = (name: string): string => {
    const [kind, number] = name.split(':');
    if (kind === 'link') return links.click(Number(number));
    if (kind === 'report') return links.click('report');
    if (kind === 'unsubscribe') return links.unsubscribe;
    if (kind === 'pixel') return links.open;
    if (BOUNDS.has(kind ?? '')) return '';
    if (kind === 'reason') return reasonFor(about, role);
    if (kind === 'name') return role === 'owner' ? `, ${about.ownerFirstName}` : '';
    throw new Error(`A mail has an unknown blank: ${name}`);
  };
  return {
    html: fill(forReader(reader, written.html), (name) => escaped(values(name))),
    text: filledText(forReader(reader, written.text), values),
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

interface RenderedEmailWithPictures extends RenderedEmail {
  readonly pictures: readonly { name: string; png: string }[];
}
/** The addresses of a copy that counts nothing. */
type StillLinks = Readonly<Record<'report' | 'unsubscribe', string>>;

const PIXEL = new RegExp(`<img[^>]*${placeholder('pixel')}[^>]*>`);

/** A copy without pixel and tracked links: nothing in it counts or identifies its reader. */
function stillCopy(written: RenderedEmail, reader: Reader, { report, unsubscribe }: StillLinks) {
  const click = (link: number | 'report') =>
    link === 'report' ? report : (written.links[link] ?? '');
  const html = written.html.replace(PIXEL, '');
  return copyFor({ ...written, html }, reader, { click, open: '', unsubscribe });
}

/** The copy for an owner who resends a report to themselves. */
export const againFor = (written: RenderedEmail, isWeekly: boolean, links: StillLinks) =>
  stillCopy(written, { role: 'owner', isWeekly }, links);

/** A preview keeps the word "unsubscribe" without its link. */
const NOWHERE = '#';

/** The copy that is shown later, in the app or without a login, with its pictures inside. */
export function previewOf(written: RenderedEmailWithPictures, reader: Reader, report: string) {
  const { html, text } = stillCopy(written, reader, { report, unsubscribe: NOWHERE });
  const shown = html.replace(/src="cid:([\w-]+)"/g, (whole, name: string) => {
    const picture = written.pictures.find((each) => each.name === name);
    return picture ? `src="data:image/png;base64,${picture.png}"` : whole;
  });
  return { html: shown, text: text.replace(`: ${NOWHERE}\n`, '\n') };
}
