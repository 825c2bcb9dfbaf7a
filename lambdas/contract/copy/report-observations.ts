import { digits } from './digits.ts';
import { allOf, capital, countedInDigits } from './numerals.ts';
import { goalNouns, goalWords } from './report-issues.ts';

/** "3 of 20 visits", "All 20 visits". */
const share = (n: number, all: number, noun: string): string =>
  n === all && all > 1 ? capital(allOf(n, noun)) : `${digits(n)} of ${countedInDigits(all, noun)}`;

/** The quote: one fact about how visitors used the site. */
export const observations = {
  source: (n: number, all: number, source: string) => `${share(n, all, 'visit')} came ${source}.`,
  sources: {
    search: 'from a search engine',
    social: 'from social media',
    email: 'from an email',
    campaign: 'from a campaign link',
    'other-site': 'from another website',
  },
  /** `place`: "in the cart". */
  lastPage: (n: number, all: number, place: string) =>
    `${share(n, all, 'visit')} ended ${place}${n === all ? '' : ', more than on any other page'}.`,
  onePage: (n: number, all: number) => `${share(n, all, 'visit')} ended after one page.`,
  cameBack: (n: number, all: number) => `${share(n, all, 'visitor')} came back on the same day.`,
  /** Never "None … scrolled": a comparison after it counts those who didn't. */
  lowerHalf: (n: number, all: number, page: string) =>
    n === all
      ? `${share(n, all, 'visit')} to ${page} stayed in its upper half.`
      : `${share(n, all, 'visit')} to ${page} didn’t scroll to its lower half.`,
  goal: (n: number, all: number, goal: keyof typeof goalWords) =>
    n === 0
      ? `We saw no ${goalNouns[goal]} from ${countedInDigits(all, 'visitor')}.`
      : `${share(n, all, 'visitor')} ${goalWords[goal]}.`,
  /** The tag may be the name of a campaign or of a source, such as “instagram”. */
  campaign: (n: number, all: number, tag: string) =>
    `${share(n, all, 'visit')} came through links tagged “${tag}”.`,
  page: (n: number, all: number, page: string) => `${share(n, all, 'visit')} included ${page}.`,
  phones: (n: number, all: number) => `${share(n, all, 'visit')} came from a phone.`,
  /** How the day differs from earlier days. */
  unusual: (sentence: string, perHundred: number | undefined, before: number) =>
    `${sentence.replace(/\.$/, '')}${perHundred === undefined ? ', ' : `: about ${digits(perHundred)} in 100, `}compared with about ${digits(before)} in 100 before.`,
  never: (sentence: string, all: number, days: number, noun: string) =>
    `${sentence} On ${days === 1 ? 'one earlier day' : `${digits(days)} earlier days`}, none of ${countedInDigits(all, noun)} did.`,
};
