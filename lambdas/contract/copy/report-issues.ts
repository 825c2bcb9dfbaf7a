/**
 * What the deterministic writer says about one issue. Each entry is one whole sentence (or title) with its blanks;
 * which of them are said is decided by `reports/writer`. Where an entry is a list, the first sentence that the mail
 * does not hold yet is said. Names come quoted and cleaned: `the "Apply" button`, `/cart`, `the home page`.
 */
import { allOf, capital, counted, countedInDigits, digits, inWords } from './numerals.ts';

const who = (n: number): string => capital(counted(n, 'visitor'));
const share = (n: number, all: number): string =>
  `${digits(n)} of the ${countedInDigits(all, 'visitor')}`;
const upTo = (n: number, sole: boolean): string =>
  n < 2 ? '' : sole ? `, ${inWords(n)} times` : `, up to ${inWords(n)} times`;

export const issueTitles = {
  blank: (page: string) => `${capital(page)} goes blank`,
  errorClick: (element: string) => `${capital(element)} ends in an error`,
  unanswered: (element: string) => `${capital(element)} does not answer`,
  pressedAgain: (element: string) => `${capital(element)} is pressed again and again`,
  late: (element: string) => `${capital(element)} answers late`,
  deadLink: (element: string) => `${capital(element)} leads nowhere`,
  deadOther: (element: string) => `${capital(element)} looks clickable and is not`,
  scriptError: (page: string) => `A script error on ${page}`,
  missing: (page: string) => `A file that ${page} asks for is missing`,
  request: (page: string) => `A request fails on ${page}`,
  form: (page: string) => `A form on ${page} is left unfinished`,
  quickBack: (page: string) => `Visitors turn straight back from ${page}`,
  scroll: (page: string) => `Visitors search up and down ${page}`,
  slowLCP: (page: string) => `${capital(page)} is slow to appear`,
  slowINP: (page: string) => `${capital(page)} is slow to react`,
  slowCLS: (page: string) => `${capital(page)} jumps while it loads`,
  /** Two issues of one name: the second says where it is, or that it is another one. */
  onPage: (title: string, page: string) => `${title} on ${page}`,
  another: (title: string) => title.replace(/^A /, 'Another '),
};

/** What visitors did or met, after their number, for a subject line. */
export const subjectVerbs = {
  blank: 'met a blank page',
  error: 'met an error',
  unanswered: 'got no answer',
  pressedAgain: 'pressed again and again',
  late: 'waited for an answer',
  request: 'met a failing request',
  form: 'left a form unfinished',
  back: 'turned straight back',
  scroll: 'searched up and down',
  slow: 'had to wait',
  moving: 'saw the page jump',
};

/** What happened, in one sentence. */
export const happened = {
  blank: (n: number, page: string) =>
    `${capital(page)} turned blank for ${counted(n, 'visitor')} and did not come back.`,
  errorClick: (n: number, element: string, page: string) =>
    `${who(n)} pressed ${element} on ${page}, and what came back was an error.`,
  unanswered: (n: number, element: string, page: string, peak: number) =>
    `${who(n)} pressed ${element} on ${page} again and again${upTo(peak, n === 1)}, and nothing happened.`,
  pressedAgain: (n: number, element: string, page: string, peak: number) =>
    `${who(n)} pressed ${element} on ${page} again and again${upTo(peak, n === 1)}, as if it had not answered.`,
  late: (n: number, element: string, page: string) =>
    `${who(n)} pressed ${element} on ${page} and waited for seconds until something happened.`,
  dead: (n: number, element: string, page: string) =>
    `${who(n)} pressed ${element} on ${page}, and nothing happened.`,
  scriptError: (n: number, page: string, shape: string) =>
    `On ${page} a script stopped for ${counted(n, 'visitor')}${shape && `, with "${shape}"`}.`,
  foreignError: (n: number, page: string) =>
    `On ${page} a script from another website stopped for ${counted(n, 'visitor')}; the browser hides its details.`,
  request: (n: number, page: string, path: string, status: string) =>
    `On ${page} the request to ${path} failed for ${counted(n, 'visitor')}${status && ` (status ${status})`}.`,
  noReply: (n: number, page: string, path: string) =>
    `On ${page} the request to ${path} got no answer for ${counted(n, 'visitor')}.`,
  form: (n: number, page: string) =>
    `${who(n)} began to fill in a form on ${page} and left without sending it.`,
  quickBack: (n: number, from: string, to: string) =>
    `${who(n)} went from ${from} to ${to} and came straight back.`,
  turnedBack: (n: number, page: string) => `${who(n)} opened ${page} and went straight back.`,
  scroll: (n: number, page: string, peak: number) =>
    `${who(n)} scrolled up and down ${page}${upTo(peak, n === 1)}, as if looking for something.`,
  slowLCP: (page: string, seconds: string) =>
    `In a quarter of its visits ${page} took ${seconds} seconds or longer to show its main content.`,
  slowINP: (page: string, milliseconds: number) =>
    `In a quarter of its visits ${page} took ${digits(milliseconds)} milliseconds or longer to react to a press.`,
  slowCLS: (page: string) =>
    `In a quarter of its visits or more, what stands on ${page} moved while it loaded.`,
};

/** The fault by its own name, beside words that do not hold it. */
export const details = {
  error: (shape: string) => `The error reads "${shape}".`,
  request: (path: string, status: string) =>
    `The request went to ${path}${status && ` (status ${status})`}.`,
};

/** How much that is, and what it may be worth. */
export const scale = {
  share: (n: number, all: number, page: string) => [
    `That is ${share(n, all)} who saw the page.`,
    `Of the ${countedInDigits(all, 'visitor')} to ${page} it met ${digits(n)}.`,
    `${capital(page)} had ${countedInDigits(all, 'visitor')}; ${digits(n)} met this.`,
  ],
  chance: (n: number, all: number, page: string) => [
    `That is ${share(n, all)} who saw the page; could be chance.`,
    `Of the ${countedInDigits(all, 'visitor')} to ${page} it met ${digits(n)}; could be chance.`,
    `${capital(page)} had ${countedInDigits(all, 'visitor')}; ${digits(n)} met this, which could be chance.`,
  ],
  everybody: (n: number, page: string) => [
    `That is everybody who saw the page: ${allOf(n, 'visitor')}.`,
    `Nobody got past it: ${allOf(n, 'visitor')} to ${page} met it.`,
  ],
  /** One visitor alone says so. */
  oneAlone: (all: number, page: string) => [
    `It was one visitor alone, of ${digits(all)} who saw the page, so it may be their browser.`,
    `One visitor alone met it, of ${digits(all)} on ${page}.`,
  ],
  onlyOne: [
    'It was one visitor alone, and nobody else saw the page.',
    'One visitor alone met it; the page had no other.',
  ],
  /** One visitor of this day, and somebody on days before. */
  oneMoreDay: (all: number, days: number, page: string) => [
    `${all === 1 ? 'Nobody else saw the page' : `That is ${share(1, all)} who saw the page`}; on ${counted(days, 'day')} before somebody met it, too.`,
    `One visitor of ${digits(all)} on ${page} met it, as somebody did on ${counted(days, 'day')} before.`,
  ],
  oneAgain: (sessions: number, page: string) => [
    `It was one visitor alone, on ${counted(sessions, 'visit')}, so it may be their browser.`,
    `One visitor alone met it on ${page}, on ${counted(sessions, 'visit')}.`,
  ],
  mostlyOne: (times: number, all: number) => [
    `One visitor met it ${digits(times)} of the ${digits(all)} times.`,
  ],
  /** Said once a mail. */
  sampled: (read: number, all: number) => [
    `This was counted in ${digits(read)} of the ${digits(all)} sessions; in all of them it is likely more.`,
  ],
  measured: (visits: number, page: string) => [
    `We measured ${countedInDigits(visits, 'visit')}.`,
    `For ${page} that is measured over ${countedInDigits(visits, 'visit')}.`,
  ],
  otherPages: (n: number) => [`The same happened on ${counted(n, 'other page')}.`],
};

/** How it compares with the days before. */
export const history = {
  before: (n: number, all: number, day: string) => [
    `On ${day}, it was ${digits(n)} of ${countedInDigits(all, 'visitor')}.`,
    `Before that, on ${day}, it had met ${digits(n)} of ${digits(all)}.`,
  ],
  usual: (perHundred: string, weekday: string) => [
    `On a usual ${weekday} it meets about ${perHundred} in 100.`,
  ],
  afterClaim: (day: string) => [
    `It was marked as fixed on ${day}, and it has come back.`,
    `Marked as fixed on ${day}, it is here again.`,
  ],
  back: (day: string) => [`It had not been seen since ${day}.`, `The last time before was ${day}.`],
};

/** What came with it, and what followed. */
export const followed = {
  allLeft: (n: number, page: string) =>
    n === 1
      ? ['The visit ended there.', `That visit ended on ${page}.`]
      : [
          `${capital(allOf(n, 'visit'))} ended there.`,
          `For ${allOf(n, 'visit')} ${page} was the last page.`,
        ],
  left: (n: number, all: number, page: string) => [
    `${capital(inWords(n))} of the ${inWords(all)} visits ended there.`,
    `For ${inWords(n)} of these ${inWords(all)} visits ${page} was the last page.`,
  ],
  goal: (reached: number, affected: number, others: number, of: number, goal: string) => [
    `${reached === 0 ? 'None' : capital(inWords(reached))} of the ${inWords(affected)} went on to ${goal}; of the others who saw the page ${digits(others)} of ${digits(of)} did.`,
  ],
  device: (device: string, n: number, here: number, elsewhere: number) => [
    `It happened on ${device} only: in ${digits(n)} of ${countedInDigits(here, 'visit')} there, and in none of ${digits(elsewhere)} elsewhere.`,
  ],
  field: (label: string, sole: boolean) => [
    sole ? `The last field was "${label}".` : `Most of them stopped at "${label}".`,
  ],
  refused: (n: number, all: number) => [
    n === all
      ? 'Each time a field had refused what was entered.'
      : `In ${inWords(n)} of the ${inWords(all)} visits a field had refused what was entered.`,
  ],
  error: (shape: string) => [
    `A script error came with it: "${shape}".`,
    `With it came the script error "${shape}".`,
  ],
  request: (path: string) => [
    `A failed request came with it: ${path}.`,
    `With it the request to ${path} failed.`,
  ],
};

export const goalWords = {
  checkout: 'complete an order',
  'sign-up': 'sign up',
  booking: 'book',
  contact: 'get in touch',
} as const;
