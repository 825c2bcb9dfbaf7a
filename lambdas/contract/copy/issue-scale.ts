import { digits } from './digits.ts';
import { allOf, capital, countedInDigits } from './numerals.ts';

/** A problem that came back, or was not seen for weeks, may have happened on more days before that. */
interface EarlierDays {
  readonly days: number;
  readonly since: string;
  readonly last: string;
}
const earlierDays = ({ days, since, last }: EarlierDays): string =>
  days === 1 ? last : `${digits(days)} earlier days since ${since}`;

/** How many visitors that is. `pages`: "product pages" for "a product page". The share may be uncertain, but the problem itself is not. */
export const scale = {
  share: (n: number, all: number, page: string, pages: string) => [
    `That’s ${digits(n)} of the ${countedInDigits(all, 'visitor')} who reached ${page}.`,
    `${capital(pages)} had ${countedInDigits(all, 'visitor')}, and ${digits(n)} ran into this.`,
    `${digits(n)} of ${countedInDigits(all, 'visitor')} to ${page} were affected.`,
  ],
  rough: (n: number, all: number, page: string, pages: string) => [
    `That’s ${digits(n)} of the ${countedInDigits(all, 'visitor')} who reached ${page}, so treat the share as rough.`,
    `${capital(pages)} had ${countedInDigits(all, 'visitor')}, and ${digits(n)} ran into this, so the share is rough.`,
    `${digits(n)} of ${countedInDigits(all, 'visitor')} to ${page} were affected, which is a rough share.`,
  ],
  rarely: (n: number, all: number, page: string, pages: string) => [
    `It happened rarely: ${digits(n)} of the ${countedInDigits(all, 'visitor')} who reached ${page} ran into it.`,
    `${capital(pages)} had ${countedInDigits(all, 'visitor')}, and ${digits(n)} ran into this, so it’s rare.`,
    `Only ${digits(n)} of ${countedInDigits(all, 'visitor')} to ${page} were affected.`,
  ],
  everyone: (n: number, page: string) => [
    `That’s ${allOf(n, 'visitor')} we saw reach ${page}.`,
    `${capital(allOf(n, 'visitor'))} we saw reach ${page} ran into this.`,
  ],
  /** Only one visitor was affected. */
  oneAlone: (all: number, page: string) => [
    `Only one of the ${countedInDigits(all, 'visitor')} who reached ${page} was affected, so it may be their browser.`,
    `It affected only one of the ${countedInDigits(all, 'visitor')} to ${page}.`,
  ],
  onlyOne: (page: string) => [
    `They were the only visitor we saw reach ${page}.`,
    `We saw no one else reach ${page}.`,
  ],
  /** One visitor on this day, and others on earlier days. */
  oneMoreDay: (all: number, earlier: EarlierDays, page: string) => [
    `${all === 1 ? `We saw no one else reach ${page}` : `That’s one of the ${countedInDigits(all, 'visitor')} who reached ${page}`}. It also happened on ${earlierDays(earlier)}.`,
    `It affected ${all === 1 ? `the only visitor to ${page}` : `one of the ${countedInDigits(all, 'visitor')} to ${page}`} this time, and ${earlier.days === 1 ? 'at least one' : 'visitors'} on ${earlierDays(earlier)}.`,
  ],
  /** One visitor in several visits, and maybe others on earlier days. */
  oneAgain: (sessions: number, earlier: EarlierDays | undefined, page: string) => {
    const visits = countedInDigits(sessions, 'visit');
    const alone = `It affected only one visitor to ${page}, in ${visits}`;
    return earlier
      ? [
          `${alone}. It also happened on ${earlierDays(earlier)}.`,
          `${alone}, and it happened on ${earlierDays(earlier)}.`,
        ]
      : [`Only one visitor was affected, in ${visits}, so it may be their browser.`, `${alone}.`];
  },
  mostlyOne: (times: number, all: number) => [
    `One visitor accounts for ${digits(times)} of the ${digits(all)} times.`,
  ],
  /** Used once per email. */
  sampled: (read: number, all: number) => [
    `Counted in ${digits(read)} of the ${digits(all)} sessions, so the total is likely higher.`,
  ],
  /** A visit may view a page several times. */
  measured: (views: number, page: string) => [
    `Measured in ${countedInDigits(views, 'page view')}.`,
    `Measured in ${countedInDigits(views, 'page view')} of ${page}.`,
  ],
  otherPages: (n: number) => [
    `The same happened on ${n === 1 ? 'one other page' : `${digits(n)} other pages`}.`,
  ],
};

/** The part of the day in which it occurred. */
export const hours = {
  between: (from: string, until: string, n: number, page: string) => [
    `It happened only ${from === until ? `at ${from}` : `between ${from} and ${until}`}: none of the ${countedInDigits(n, 'visit')} to ${page} before and after that ran into it.`,
  ],
  since: (from: string, n: number, page: string) => [
    `It began at ${from}: none of the ${countedInDigits(n, 'visit')} to ${page} before that ran into it.`,
  ],
  until: (until: string, n: number, page: string) => [
    `It last happened at ${until}: none of the ${countedInDigits(n, 'visit')} to ${page} after that ran into it.`,
  ],
  /** Instead of a page's name. */
  pages: 'these pages',
};

/** The comparison with earlier days. */
export const history = {
  /** A statistically significant change of the share. */
  changed: (
    isMore: boolean,
    before: readonly [number, number],
    since: readonly [number, number],
    day: string,
  ) => [
    `Since ${day}, ${digits(since[0])} of ${countedInDigits(since[1], 'visitor')} ran into it, ${isMore ? 'up' : 'down'} from ${digits(before[0])} of ${digits(before[1])} before (each counted once per day).`,
  ],
  /** The change began on the report's day, whose numbers precede this sentence. */
  changedOn: (day: string, [affected, exposed]: readonly [number, number]) => [
    `Before ${day}, ${digits(affected)} of ${countedInDigits(exposed, 'visitor')} ran into it (each counted once per day).`,
  ],
  usual: (perHundred: number, typical: string) => [
    `On a typical ${typical}, it affects about ${digits(perHundred)} in 100.`,
  ],
  afterClaim: (day: string) => [
    `It was marked as fixed on ${day}, but it happened again.`,
    `Marked as fixed on ${day}, it happened again.`,
  ],
  /** It may have happened since in visits that were not recorded. */
  back: (day: string) => [`We last saw it on ${day}.`, `It was last seen on ${day}.`],
};
