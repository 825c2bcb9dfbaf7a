import { digits } from './digits.ts';
import { allOf, capital, countedInDigits, inSentence, inWords, listed } from './numerals.ts';

/** Names of devices, for the legend and for sentences. */
export const deviceNames = {
  phone: 'Phone',
  computer: 'Computer',
  tablet: 'Tablet',
  other: 'Other',
} as const;
/** "61%". A device that was used never has 0%, and one of several never has 100%. */
export const deviceShare = (share: number, devices: number): string =>
  share === 0 ? 'under 1%' : share === 100 && devices > 1 ? 'over 99%' : `${digits(share)}%`;

export const onDevices = { phone: 'phones', computer: 'computers', tablet: 'tablets' } as const;

const versus = {
  'much-quieter': 'Far fewer than',
  quieter: 'Fewer than',
  'a-little-quieter': 'Slightly fewer than',
  'about-the-same': 'About the same as',
  'a-little-busier': 'Slightly more than',
  busier: 'More than',
  'much-busier': 'Far more than',
} as const;
type Versus = keyof typeof versus;

export const comparison = {
  usual: (how: Versus, weekday: string, about: number) =>
    how === 'about-the-same'
      ? `About the same as a typical ${weekday}`
      : `${versus[how]} on a typical ${weekday} (${about === 0 ? 'usually none' : `about ${digits(about)}`})`,
  /** Below the numbers of visitors and sessions. */
  lateOnly: 'From earlier days: they arrived late',
  tooEarly: 'No typical day yet: five full days are needed',
  cutShort: 'Not comparable: part of the day is missing',
  usually: (weekday: string, about: number) =>
    `Typical ${weekday}: ${about === 0 ? 'no visitors' : `about ${countedInDigits(about, 'visitor')}`}`,
  severalDays: (days: number) => `${capital(inWords(days))} days combined, so no comparison`,
};

export const checkLines = {
  /** "Thursday, 4:12 PM": websites are checked once a day, at any hour. */
  site: (moment: string) => `Your website on ${moment}`,
  answered: 'responded',
  noAnswer: 'didn’t respond',
  script: 'Tracking script on the home page',
  results: {
    working: 'found',
    blocked: 'blocked by the content security policy',
    outdated: 'found in a version that no longer records',
    missing: 'not found',
  },
};

export const focusLines = {
  nothing: 'Nothing to do today.',
  nothingUrgent: 'Nothing urgent today: only minor problems are open.',
  stillOpen: (day: string, title: string) => `Still to do since ${day}: ${inSentence(title)}.`,
  affected: (n: number) => `It affected ${countedInDigits(n, 'visitor')}.`,
  plan: 'Upgrade if you want every visit recorded.',
  script: 'Put the tracking script back on your home page.',
};

/** Visitors are counted per day, so there were at least as many visits; who came on two days is one visitor. */
export const passed = (n: number, page: string, [did, past] = ranIntoIt): string =>
  n === 1
    ? `the last visit to ${page} ${did}`
    : `none of the last ${countedInDigits(n, 'visit')} to ${page} ${past}`;

/** What the visits without a problem did not do, of one visit and of several. */
type Avoided = readonly [one: string, several: string];
const ranIntoIt: Avoided = ['didn’t run into it', 'ran into it'];
/** By kind of problem: no one “runs into” what visitors do. */
export const avoided: Readonly<Partial<Record<string, Avoided>>> = {
  'form-abandonment': ['didn’t abandon it', 'abandoned it'],
  'quick-back': ['didn’t do that', 'did that'],
  'excessive-scroll': ['didn’t do that', 'did that'],
  'slow-page': ['wasn’t slow', 'was slow'],
};

/** The visitors of a page whom a problem affected. */
interface Reach {
  readonly n: number;
  readonly all: number;
  readonly page: string;
}
/** "2 of the 23 visitors to checkout", "the only visitor to checkout". */
export const reach = ({ n, all, page }: Reach): string =>
  all === 1
    ? `the only visitor to ${page}`
    : n === all
      ? `${allOf(all, 'visitor')} to ${page}`
      : `${n === 1 ? 'one' : digits(n)} of the ${countedInDigits(all, 'visitor')} to ${page}`;

export const lines = {
  stillOpen: (title: string, since: string, of: Reach, when: string) =>
    `${title}. Open since ${since}; it affected ${reach(of)} ${when}.`,
  unseen: (title: string, when: string, n: number, page: string, how?: Avoided) =>
    `${title}. Not seen ${when}: ${n === 0 ? `no one has reached ${page} since the day it last happened` : passed(n, page, how)}.`,
  /** It affected too few of the visits to its page since. */
  unseenPartly: (title: string, page: string) =>
    `${title}. Since we last reported it, only some visits to ${page} were slow.`,
  /** Last seen under other signal rules. */
  unconfirmed: (title: string, day: string, n: number, page: string, how?: Avoided) =>
    `${title}. Last seen on ${day}. Since then we’ve updated how we detect problems, and ${n === 0 ? `no one has reached ${page}` : passed(n, page, how)}.`,
  fixed: (title: string, n: number, page: string, how?: Avoided) =>
    `${title} (now fixed). ${capital(passed(n, page, how))}.`,
};

/** Traffic sources and orders. */
const sourceNames = {
  direct: 'Direct',
  search: 'Search',
  social: 'Social media',
  email: 'Email',
  campaign: 'Campaign',
  'other-site': 'Other websites',
  'same-site': 'Your own website',
} as const;

export const traffic = {
  source: (kind: keyof typeof sourceNames, campaign: string) =>
    campaign ? `${sourceNames[kind]} (“${campaign}”)` : sourceNames[kind],
  rest: 'All others',
  shop: (orders: number, checkouts: number, carts: number | undefined): string => {
    const ordered =
      orders === 0
        ? 'none of them ordered'
        : orders < checkouts
          ? `${digits(orders)} ordered`
          : checkouts === 1
            ? 'ordered'
            : 'all of them ordered';
    const reached = `${countedInDigits(checkouts, 'visitor')} reached checkout`;
    if (carts === undefined) return `${reached} and ${ordered}.`;
    // A click on such a button does not prove that anything is in the cart.
    const filled = `${countedInDigits(carts, 'visitor')} clicked an add-to-cart button`;
    return checkouts === 0
      ? `${filled}, and no visitor reached checkout.`
      : `${filled}, ${digits(checkouts)} reached checkout and ${ordered}.`;
  },
  rate: (percent: number, before: number | undefined) =>
    `${digits(percent)}% of those at checkout ordered${before === undefined ? '' : `; before, it was ${digits(before)}%`}.`,
  returning: (n: number, all: number, days: number) => {
    const when = days === 1 ? 'the day before' : `in the ${digits(days)} days before`;
    if (all === 1) return `The one visitor ${n === 0 ? 'hadn’t' : 'had also'} come ${when}.`;
    const who = n === 0 ? 'None of the' : n === all ? '' : `${digits(n)} of the`;
    return `${who === '' ? capital(allOf(all, 'visitor')) : `${who} ${countedInDigits(all, 'visitor')}`} had also come ${when}.`;
  },
};

/** The monthly track record, with counts. */
export const trackRecord = {
  reported: (n: number, month: string) =>
    `In ${month} we reported ${n === 0 ? 'no new problems' : countedInDigits(n, 'new problem')}.`,
  /** Every recipient may mark findings. */
  marked: (useful: number, fixed: number, wrong: number) => {
    const [first, ...others] = [
      [useful, 'useful'] as const,
      [fixed, 'fixed'] as const,
      [wrong, 'not a problem'] as const,
    ].filter(([n]) => n > 0);
    if (!first) return 'No finding was marked as useful, fixed or not a problem.';
    const [n, as] = first;
    const more = others.map(([count, other]) => `${digits(count)} as ${other}`);
    const all = [
      `${countedInDigits(n, 'finding')} ${n === 1 ? 'was' : 'were'} marked as ${as}`,
      ...more,
    ];
    return `${listed(all)}.`;
  },
  repaired: (n: number, back: number) =>
    n === 0
      ? ''
      : `Visits confirmed ${n === 1 ? '1 fix' : `${digits(n)} fixes`}; ${back === 0 ? 'none came back' : `${digits(back)} came back`} so far.`,
};
