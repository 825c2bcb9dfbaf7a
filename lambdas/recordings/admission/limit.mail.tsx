import { digits } from '../../contract/copy/digits.ts';
import { dateNameIn, momentName } from '../../contract/copy/numerals.ts';
import { serviceMails } from '../../contract/copy/service-mails.ts';
import { displayDomain } from '../../contract/display-domain.ts';
import { DEFAULT_TIMEZONE } from '../../contract/limits.ts';
import type { Plan } from '../../contract/plans.ts';
import { noteMail } from '../../emails/templates/note.mail.tsx';

interface Limit {
  readonly to: string;
  readonly domain: string;
  /** The owner's IANA time zone, for both dates in the email. */
  readonly timezone: string;
  readonly plan: string;
  readonly used: number;
  readonly max: number;
  readonly reachedAt: string;
  /** Null on Free, whose limit never renews. */
  readonly renewalDate: string | null;
  /** The plans with more sessions than this one. */
  readonly larger: readonly Plan[];
  readonly appOrigin: string;
  readonly postalAddress: string;
}

const { limit: words } = serviceMails;

export async function limitMail(limit: Limit) {
  const { to, plan, larger, appOrigin, postalAddress } = limit;
  const site = displayDomain(limit.domain);
  const zone = limit.timezone || DEFAULT_TIMEZONE;
  const [taken, most] = [digits(limit.used), digits(limit.max)];
  const renews = limit.renewalDate && dateNameIn(limit.renewalDate, zone);
  const usage = `${appOrigin}/usage-billing`;
  const isLargest = larger.length === 0;
  const note = await noteMail({
    subject: words.subject(taken, most),
    preheader: renews === null ? words.preheader.free : words.preheader.paid(renews),
    about: words.about,
    site,
    title: words.title,
    intro: words.intro(site, plan, most),
    facts: [
      [words.sessions, words.of(taken, most)],
      [words.plan, plan],
      [words.since, momentName(limit.reachedAt, zone)],
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
  return { to, ...note };
}
