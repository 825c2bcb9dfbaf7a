import { mails } from '../../contract/copy/mails.ts';
import { escapeHtml } from '../templates/escape-html.ts';
import { wrap } from '../templates/plain-text.ts';

/**
 * Placeholders for the parts that differ between recipients. An email is rendered once at 4:00; at 9:00 only the
 * placeholders of each copy are filled. Their brackets are characters that no report text may contain.
 */
const OPEN = '\ue000';
const CLOSE = '\ue001';
const PLACEHOLDER = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`, 'g');

export const placeholder = (name: string): string => `${OPEN}${name}${CLOSE}`;

/** Removes the two bracket characters from third-party text, so that no label can pose as a link. */
export const plain = (text: string): string => text.replaceAll(OPEN, '').replaceAll(CLOSE, '');

/** Fills every placeholder. `values` throws for an unknown one, so that it never reaches a recipient. */
const fill = (template: string, values: (name: string) => string): string =>
  template.replace(PLACEHOLDER, (_, name: string) => values(name));

/** Collects the link targets of an email while it is rendered. Equal targets share one link. */
export function linkCollector() {
  const targets: string[] = [];
  return {
    targets,
    /** The placeholder of a tracked link. */
    to(target: string): string {
      const known = targets.indexOf(target);
      const number = known >= 0 ? known : targets.push(target) - 1;
      return placeholder(`link:${number}`);
    },
  };
}

/** A report's rendered email, with placeholders for the parts that differ between recipients. */
export interface RenderedEmail {
  readonly subject: string;
  /** For recipients who get the week's summary, if it differs. */
  readonly weeklySubject?: string;
  readonly html: string;
  readonly text: string;
  readonly links: readonly string[];
  readonly about: About;
}

/** The URLs of one copy. */
export interface CopyLinks {
  /** The tracked URL of a link by index; `report` is the full report. */
  readonly click: (link: number | 'report') => string;
  readonly open: string;
  readonly unsubscribe: string;
}

/** Names of the owner and the website in emails. */
interface About {
  readonly ownerFirstName: string;
  /** The full name of the owner, for members. */
  readonly ownerName: string;
  readonly domain: string;
}
type Role = 'owner' | 'member';

/** The properties of a recipient that change the copy. */
export interface CopyVariant {
  readonly role: Role;
  /** Gets a summary of the week with this report. */
  readonly isWeekly: boolean;
}

const reasonFor = ({ ownerName, domain }: About, role: Role): string =>
  role === 'owner' ? mails.ownerReason(domain) : mails.memberReason(ownerName, domain);

/** A section that starts a line is removed with the lines’ ends after it. */
function sectionPattern(name: string): RegExp {
  const section = `${placeholder(name)}.*?${placeholder(`/${name}`)}`;
  return new RegExp(`(?<=^|\\n)${section}\\n*|${section}`, 'gs');
}
const OWNERS_ONLY = sectionPattern('owners');
const WEEKLY_ONLY = sectionPattern('weekly');
/** Text that the summary of the week replaces. */
const DAILY_ONLY = sectionPattern('daily');
const BOUNDS: ReadonlySet<string> = new Set(
  ['owners', 'weekly', 'daily'].flatMap((name) => [name, `/${name}`]),
);

/** Removes the sections of other variants: members have no account, so they get no links into the app. */
function sectionsFor({ role, isWeekly }: CopyVariant, text: string): string {
  const shown = text.replace(isWeekly ? DAILY_ONLY : WEEKLY_ONLY, '');
  return role === 'owner' ? shown : shown.replace(OWNERS_ONLY, '');
}

/** One recipient's copy. */
export function copyFor(written: RenderedEmail, variant: CopyVariant, links: CopyLinks) {
  const { about } = written;
  const { role, isWeekly } = variant;
  const values = (name: string): string => {
    const [kind, number] = name.split(':');
    if (kind === 'link') return links.click(Number(number));
    if (kind === 'report') return links.click('report');
    if (kind === 'unsubscribe') return links.unsubscribe;
    if (kind === 'pixel') return links.open;
    if (BOUNDS.has(kind ?? '')) return '';
    if (kind === 'reason') return reasonFor(about, role);
    if (kind === 'name') return role === 'owner' ? `, ${about.ownerFirstName}` : '';
    throw new Error(`An email has an unknown placeholder: ${name}`);
  };
  return {
    subject: (isWeekly && written.weeklySubject) || written.subject,
    html: fill(sectionsFor(variant, written.html), (name) => escapeHtml(values(name))),
    text: fillText(sectionsFor(variant, written.text), values),
    headers: {
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Wraps filled paragraphs again, because the text may be longer than its placeholder. */
const fillText = (text: string, values: (name: string) => string): string =>
  text
    .split('\n\n')
    .map((paragraph) =>
      paragraph.includes(placeholder('name'))
        ? wrap(fill(paragraph, values))
        : paragraph.replace(placeholder('reason'), () => wrap(values('reason'))),
    )
    .map((paragraph) => fill(paragraph, values))
    .join('\n\n');
