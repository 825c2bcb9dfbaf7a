import { mails } from '../../contract/copy/mails.ts';
import { notes } from '../../contract/copy/notes.ts';
import { digits } from '../../contract/copy/numerals.ts';
import type { Plan } from '../../contract/plans.ts';
import { noteMail } from './note.mail.tsx';

/** The product's postal address, for every email. */
export interface Product {
  readonly postalAddress: string;
}

interface Limit extends Product {
  readonly domain: string;
  readonly plan: string;
  readonly used: number;
  readonly max: number;
  /** "Thursday, 3:26 PM" */
  readonly since: string;
  /** "December 2", when a paid plan's count resets; null on Free, which never resets. */
  readonly renews: string | null;
  /** The plans with more sessions than this one. */
  readonly larger: readonly Plan[];
  readonly appOrigin: string;
}

export function limitNote({
  domain,
  plan,
  used,
  max,
  since,
  renews,
  larger,
  appOrigin,
  postalAddress,
}: Limit) {
  const words = notes.limit;
  const [taken, most] = [digits(used), digits(max)];
  const usage = `${appOrigin}/usage-billing`;
  const isLargest = larger.length === 0;
  return noteMail({
    subject: words.subject(taken, most),
    preheader: renews === null ? words.preheader.free : words.preheader.paid(renews),
    about: words.about,
    site: domain,
    title: words.title,
    intro: words.intro(domain, plan, most),
    facts: [
      [words.sessions, words.of(taken, most)],
      [words.plan, plan],
      [words.since, since],
    ],
    lines: [
      `${words.stay} ${isLargest ? words.largest : words.larger(larger.length)}`,
      ...larger.map((each) =>
        words.offer(each.name, digits(each.maxSessions), each.maxTeamMembers, each.price),
      ),
    ],
    button: { label: isLargest ? words.button.ask : words.button.compare, link: usage },
    small: [renews === null ? words.stays.free : words.stays.paid(renews)],
    reason: renews === null ? words.reason.free : words.reason.paid,
    footerLink: { label: words.usage, link: usage },
    postalAddress,
  });
}

interface Membership extends Product {
  readonly domain: string;
  readonly adder: { readonly name: string; readonly email: string };
  /** "New York time" */
  readonly zone: string;
  readonly unsubscribe: string;
}

/** The first email a member gets says who added them and how to unsubscribe. */
export function memberNote({ domain, adder, zone, unsubscribe, postalAddress }: Membership) {
  const words = notes.member;
  return noteMail({
    subject: words.subject(domain),
    preheader: words.preheader(adder.name),
    about: words.about,
    site: domain,
    title: words.title,
    intro: words.intro(adder.name, domain),
    lines: [words.what(zone)],
    small: [words.notForYou],
    reason: words.reason(adder.name, adder.email),
    footerLink: { label: mails.unsubscribe, link: unsubscribe },
    postalAddress,
  });
}

interface Request extends Product {
  readonly kind: 'feedback' | 'help';
  readonly subject: string;
  readonly from: string;
  readonly message: string;
}

/** A message to support. */
export const supportNote = ({ kind, subject, from, message, postalAddress }: Request) =>
  noteMail({
    subject,
    preheader: notes.support.preheader(from),
    about: notes.support.about[kind],
    title: subject,
    intro: message,
    reason: notes.support.reason(from),
    postalAddress,
  });
