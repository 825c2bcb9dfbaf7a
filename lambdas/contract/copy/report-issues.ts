/**
 * What the deterministic writer says about one issue. Each entry is one whole sentence (or title) with its blanks;
 * `reports/writer` decides which of them are said. Where an entry is a list, the first sentence that the mail does not
 * hold yet is used. Names come quoted and cleaned (`“Apply”`), pages as nouns ("checkout") or places ("at checkout").
 */
import { allOf, capital, countedInDigits, digits, someone } from './numerals.ts';

const upTo = (n: number, sole: boolean): string =>
  n < 2 ? '' : sole ? ` ${digits(n)} times` : ` up to ${digits(n)} times`;

export const issueTitles = {
  blank: (page: string) => `${capital(page)} turns blank`,
  errorClick: (element: string) => `${capital(element)} throws an error`,
  unanswered: (element: string) => `${capital(element)} doesn’t respond`,
  pressedAgain: (element: string) => `Rage clicks on ${element}`,
  hardToHit: (element: string) => `${capital(element)} is hard to hit`,
  keyboardTrap: (place: string) => `The keyboard gets stuck ${place}`,
  keyboard: (element: string) => `${capital(element)} doesn’t respond to the keyboard`,
  late: (element: string) => `${capital(element)} is slow to respond`,
  deadLink: (element: string) => `${capital(element)} goes nowhere`,
  deadOther: (element: string) => `${capital(element)} looks clickable but isn’t`,
  scriptError: (place: string) => `Script error ${place}`,
  missing: (place: string) => `Missing file ${place}`,
  request: (place: string) => `Failed request ${place}`,
  form: (form: string) => `Visitors don’t finish ${form}`,
  quickBack: (page: string) => `Visitors leave ${page} right away`,
  scroll: (page: string) => `Visitors scroll up and down ${page}`,
  slowLCP: (page: string) => `${capital(page)} is slow to load`,
  slowINP: (page: string) => `${capital(page)} is slow to respond to clicks`,
  slowCLS: (page: string) => `${capital(page)} shifts while it loads`,
  /** Two issues with one name: the second names its page, or says that it is another one. */
  onPage: (title: string, place: string) => `${title} ${place}`,
  another: (title: string) => `${title} (another one)`,
};

/** What visitors did or ran into, after their number, for a subject line. */
export const subjectVerbs = {
  blank: 'got a blank page',
  error: 'got an error',
  unanswered: 'got stuck',
  pressedAgain: 'kept clicking',
  hardToHit: 'missed a small target',
  keyboard: 'got stuck with the keyboard',
  late: 'waited for a response',
  request: 'hit a failed request',
  form: 'left a form unfinished',
  back: 'left right away',
  scroll: 'scrolled up and down',
  slow: 'waited for the page to load',
  moving: 'saw the page shift',
};

/** What happened, in one sentence. */
export const happened = {
  blank: (n: number, page: string) =>
    `${capital(page)} turned blank for ${n === 1 ? 'one visitor' : countedInDigits(n, 'visitor')} and stayed blank.`,
  errorClick: (n: number, element: string, place: string) =>
    `${someone(n)} clicked ${element} ${place} and got an error.`,
  unanswered: (n: number, element: string, place: string, peak: number) =>
    `${someone(n)} clicked ${element} ${place}${upTo(peak, n === 1)}, and nothing happened.`,
  pressedAgain: (n: number, element: string, place: string, peak: number) =>
    `${someone(n)} clicked ${element} ${place}${upTo(peak, n === 1) || ' again and again'} in a row.`,
  hardToHit: (n: number, element: string, place: string) =>
    `${someone(n)} clicked next to ${element} ${place}, which is smaller than 24 pixels.`,
  keyboardTrap: (n: number, element: string, place: string) =>
    `${someone(n)} used the Tab key ${place} and couldn’t get past ${element}.`,
  keyboard: (n: number, element: string, place: string, key: string) =>
    `${someone(n)} pressed ${key} on ${element} ${place}, and nothing happened.`,
  late: (n: number, element: string, place: string) =>
    `${someone(n)} clicked ${element} ${place} and waited several seconds for a response.`,
  dead: (n: number, element: string, place: string) =>
    `${someone(n)} clicked ${element} ${place}, and nothing happened.`,
  scriptError: (n: number, place: string, shape: string) =>
    `${someone(n)} ran into a script error ${place}${shape && `: “${shape}”`}.`,
  foreignError: (n: number, place: string) =>
    `${someone(n)} ran into an error ${place} in a script from another website; browsers hide its details.`,
  request: (n: number, place: string, path: string, status: string) =>
    `${someone(n)} ran into a failed request ${place}: ${path}${status && ` (status ${status})`}.`,
  noReply: (n: number, place: string, path: string) =>
    `${someone(n)} ran into a request that got no response ${place}: ${path}.`,
  form: (n: number, form: string) =>
    `${someone(n)} started ${form} and left without submitting it.`,
  quickBack: (n: number, from: string, to: string) =>
    `${someone(n)} went from ${from} to ${to} and came right back.`,
  turnedBack: (n: number, page: string) => `${someone(n)} opened ${page} and went right back.`,
  scroll: (n: number, page: string, peak: number) =>
    `${someone(n)} scrolled up and down ${page}${upTo(peak, n === 1)}.`,
  slowLCP: (page: string, seconds: string) =>
    `In a quarter of visits, ${page} took ${seconds} seconds or longer to show its main content.`,
  slowINP: (page: string, milliseconds: number) =>
    `In a quarter of visits, ${page} took ${digits(milliseconds)} milliseconds or longer to respond to a click.`,
  slowCLS: (page: string) =>
    `In at least a quarter of visits, the content of ${page} moved while it loaded.`,
  /** An open issue, reported again. */
  day: (n: number, sentence: string) => `Day ${digits(n)}: ${sentence}`,
};

/** The fault by its own name, beside words that do not hold it. */
export const details = {
  error: (shape: string) => `The error reads “${shape}”.`,
  request: (path: string, status: string) =>
    `The request went to ${path}${status && ` (status ${status})`}.`,
};

/** How many that is. What is uncertain is the share, never the fault. */
export const scale = {
  share: (n: number, all: number, page: string) => [
    `That’s ${digits(n)} of the ${countedInDigits(all, 'visitor')} who reached ${page}.`,
    `${capital(page)} had ${countedInDigits(all, 'visitor')}, and ${digits(n)} ran into this.`,
    `${digits(n)} of ${countedInDigits(all, 'visitor')} to ${page} were affected.`,
  ],
  rough: (n: number, all: number, page: string) => [
    `That’s ${digits(n)} of the ${countedInDigits(all, 'visitor')} who reached ${page}, so treat the share as rough.`,
    `${capital(page)} had only ${countedInDigits(all, 'visitor')}, and ${digits(n)} ran into this, so the share is rough.`,
    `${digits(n)} of ${countedInDigits(all, 'visitor')} to ${page} were affected; so few make a rough share.`,
  ],
  everyone: (n: number, page: string) => [
    `That’s everyone who reached ${page}: ${allOf(n, 'visitor')}.`,
    `${capital(allOf(n, 'visitor'))} to ${page} ran into this.`,
  ],
  /** One visitor alone says so. */
  oneAlone: (all: number, page: string) => [
    `Only one of the ${countedInDigits(all, 'visitor')} who reached ${page} was affected, so it may be their browser.`,
    `It affected only one visitor, of ${digits(all)} to ${page}.`,
  ],
  onlyOne: (page: string) => [
    `They were the only visitor who reached ${page}.`,
    `No one else reached ${page}.`,
  ],
  /** One visitor of this day, and others on days before. */
  oneMoreDay: (all: number, days: number, page: string) => [
    `${all === 1 ? `No one else reached ${page}` : `That’s one of the ${countedInDigits(all, 'visitor')} who reached ${page}`}. It also happened on ${days === 1 ? 'one earlier day' : `${digits(days)} earlier days`}.`,
  ],
  oneAgain: (sessions: number, page: string) => [
    `Only one visitor was affected, on ${countedInDigits(sessions, 'visit')}, so it may be their browser.`,
    `It affected only one visitor to ${page}, on ${countedInDigits(sessions, 'visit')}.`,
  ],
  mostlyOne: (times: number, all: number) => [
    `One visitor accounts for ${digits(times)} of the ${digits(all)} times.`,
  ],
  /** Once per email. */
  sampled: (read: number, all: number) => [
    `Counted in ${digits(read)} of the ${digits(all)} sessions, so the total is likely higher.`,
  ],
  measured: (visits: number, page: string) => [
    `Measured in ${countedInDigits(visits, 'visit')}.`,
    `Measured in ${countedInDigits(visits, 'visit')} to ${page}.`,
  ],
  otherPages: (n: number) => [
    `The same happened on ${n === 1 ? 'one other page' : `${digits(n)} other pages`}.`,
  ],
};

/** How it compares with the days before. */
export const history = {
  /** A proven change of the share. */
  changed: (
    isMore: boolean,
    before: readonly [number, number],
    since: readonly [number, number],
    day: string,
  ) => [
    `Since ${day}, ${digits(since[0])} of ${countedInDigits(since[1], 'visitor')} ran into it, ${isMore ? 'up' : 'down'} from ${digits(before[0])} of ${digits(before[1])}.`,
  ],
  usual: (perHundred: number, typical: string) => [
    `On a typical ${typical}, it affects about ${digits(perHundred)} in 100.`,
  ],
  afterClaim: (day: string) => [
    `You marked it as fixed on ${day}, and it’s back.`,
    `Marked as fixed on ${day}, it’s back.`,
  ],
  back: (day: string) => [`It hadn’t happened since ${day}.`, `The last time was ${day}.`],
};

/** Accompanying errors, and what visitors did next. */
export const followed = {
  allLeft: (n: number, page: string) =>
    n === 1
      ? ['The visit ended there.', `That visit ended on ${page}.`]
      : [
          `${capital(allOf(n, 'visit'))} ended there.`,
          `For ${allOf(n, 'visit')}, ${page} was the last page.`,
        ],
  left: (n: number, all: number, page: string) => [
    `${digits(n)} of the ${countedInDigits(all, 'visit')} ended there.`,
    `For ${digits(n)} of these ${countedInDigits(all, 'visit')}, ${page} was the last page.`,
  ],
  goal: (reached: number, affected: number, others: number, of: number, goal: string) => [
    `${reached === 0 ? 'None' : digits(reached)} of the ${digits(affected)} went on to ${goal}, compared with ${digits(others)} of the ${digits(of)} others who saw the page.`,
  ],
  device: (device: string, n: number, here: number, elsewhere: number) => [
    `It happened only on ${device}: in ${digits(n)} of ${countedInDigits(here, 'visit')} there and in none of ${digits(elsewhere)} elsewhere.`,
  ],
  field: (label: string, sole: boolean) => [
    sole ? `The last field was “${label}”.` : `Most of them stopped at “${label}”.`,
  ],
  refused: (n: number, all: number) => [
    n === all
      ? 'Each time, a field rejected what was entered.'
      : `In ${digits(n)} of the ${countedInDigits(all, 'visit')}, a field rejected what was entered.`,
  ],
  error: (shape: string) => [
    `The browser reported: “${shape}”.`,
    `It came with the error “${shape}”.`,
  ],
  request: (path: string) => [
    `A request failed at the same time: ${path}.`,
    `It came with a failed request: ${path}.`,
  ],
};

export const goalWords = {
  checkout: 'place an order',
  'sign-up': 'sign up',
  booking: 'book',
  contact: 'get in touch',
} as const;
