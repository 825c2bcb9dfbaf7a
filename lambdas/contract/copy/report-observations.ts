import { digits } from './digits.ts';
import { countedInDigits } from './numerals.ts';

/** The quote: one fact about how visitors used the site. */
export const observations = {
  source: (n: number, all: number, source: string) =>
    `${digits(n)} of ${countedInDigits(all, 'visit')} came ${source}.`,
  sources: {
    search: 'from a search engine',
    social: 'from social media',
    email: 'from an email',
    campaign: 'from a campaign link',
    'other-site': 'from another website',
  },
  lastPage: (n: number, all: number, page: string) =>
    `${digits(n)} of ${countedInDigits(all, 'visit')} ended on ${page}, more than on any other page.`,
  onePage: (n: number, all: number) =>
    `${digits(n)} of ${countedInDigits(all, 'visit')} ended after one page.`,
  cameBack: (n: number, all: number) =>
    `${digits(n)} of ${countedInDigits(all, 'visitor')} came back on the same day.`,
  lowerHalf: (n: number, all: number, page: string) =>
    `${digits(n)} of ${countedInDigits(all, 'visit')} to ${page} didn’t scroll to its lower half.`,
  goal: (n: number, all: number, goal: string) =>
    `${digits(n)} of ${countedInDigits(all, 'visitor')} went on to ${goal}.`,
  campaign: (n: number, all: number, name: string) =>
    `${digits(n)} of ${countedInDigits(all, 'visit')} came through the campaign “${name}”.`,
  page: (n: number, all: number, page: string) =>
    `${digits(n)} of ${countedInDigits(all, 'visit')} included ${page}.`,
  phones: (n: number, all: number) =>
    `${digits(n)} of ${countedInDigits(all, 'visit')} came from a phone.`,
  /** How the day differs from earlier days. */
  unusual: (sentence: string, perHundred: number) =>
    `${sentence.replace(/\.$/, '')}, compared with about ${digits(perHundred)} in 100 before.`,
  never: (sentence: string, all: number, days: number) =>
    `${sentence} On the ${days === 1 ? 'day' : `${digits(days)} days`} before, none of ${countedInDigits(all, 'visit')} did.`,
};
