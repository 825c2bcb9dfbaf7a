import { digits } from './digits.ts';
import { allOf, capital, countedInDigits, someone } from './numerals.ts';

const upTo = (n: number, sole: boolean): string =>
  n < 2 ? '' : sole ? ` ${digits(n)} times` : ` up to ${digits(n)} times`;

/** A quotation at the end of a sentence: one that has its own period needs no second one. */
const quotedEnd = (text: string): string =>
  /[.!?…。؟]\u2069?$/.test(text) ? `“${text}”` : `“${text}”.`;

/** What happened, in one sentence. */
export const happened = {
  replaced: (n: number, page: string) =>
    `${capital(page)} lost most of its content for ${n === 1 ? 'one visitor' : countedInDigits(n, 'visitor')}, and something else took its place, such as an error message.`,
  blank: (n: number, page: string) =>
    `${capital(page)} turned blank for ${n === 1 ? 'one visitor' : countedInDigits(n, 'visitor')} and stayed blank.`,
  errorClick: (n: number, element: string, place: string) =>
    `${someone(n)} clicked ${element} ${place} and got an error.`,
  someErrors: (n: number, errors: number, element: string, place: string) =>
    `${someone(n)} had trouble with ${element} ${place}: ${errors === 1 ? 'one' : digits(errors)} of them got an error, and the ${n - errors === 1 ? 'other' : 'others'} waited for a response.`,
  missingPage: (n: number, element: string, place: string) =>
    `${someone(n)} clicked ${element} ${place} and landed on a page that doesn’t exist.`,
  unanswered: (n: number, element: string, place: string, peak: number) =>
    `${someone(n)} clicked ${element} ${place}${upTo(peak, n === 1)}, and nothing happened.`,
  pressedAgain: (n: number, element: string, place: string, peak: number) =>
    `${someone(n)} clicked ${element} ${place}${upTo(peak, n === 1) || ' again and again'} in a row.`,
  hardToHit: (n: number, element: string, place: string) =>
    `${someone(n)} clicked next to ${element} ${place}, which is smaller than 24 pixels.`,
  covered: (n: number, element: string, place: string) =>
    `${someone(n)} clicked ${element} ${place}, and nothing happened: something invisible covers it.`,
  movesAway: (n: number, element: string, place: string) =>
    `${someone(n)} clicked ${element} ${place}, but it moved away before the click registered. They had to click again.`,
  outOfSight: (n: number, element: string, place: string) =>
    `${someone(n)} clicked ${element} ${place} more than once. The response appeared in a part of the page that they couldn’t see.`,
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
  request: (n: number, place: string, path: string, status: string) =>
    `${someone(n)} ran into a failed request ${place}: ${path}${status && ` (status ${status})`}.`,
  missing: (n: number, place: string, path: string, status: string) =>
    `${someone(n)} ran into a missing file ${place}: ${path} (status ${status}).`,
  unloaded: (n: number, place: string, path: string) =>
    `${someone(n)} ran into a file that didn’t load ${place}: ${path}.`,
  unplayable: (n: number, media: string, place: string, path: string) =>
    `${someone(n)} ran into a ${media} ${place} that doesn’t play: ${path}.`,
  noReply: (n: number, place: string, path: string) =>
    `${someone(n)} ran into a request that got no response ${place}: ${path}.`,
  formSubmitted: (n: number, form: string) =>
    `${someone(n)} submitted ${form}, but it stayed open. Then they left.`,
  form: (n: number, form: string) =>
    `${someone(n)} started ${form} and left without submitting it.`,
  quickBack: (n: number, from: string, to: string) =>
    `${someone(n)} went from ${from} to ${to} and came right back.`,
  unrecordedPage: (n: number, element: string, place: string, isField: boolean) =>
    `${someone(n)} ${isField ? 'pressed Enter in' : 'clicked'} ${element} ${place}, landed on a page that isn’t recorded, and went right back.`,
  turnedBack: (n: number, page: string) => `${someone(n)} opened ${page} and went right back.`,
  scroll: (n: number, page: string, peak: number) =>
    `${someone(n)} scrolled up and down ${page}${upTo(peak, n === 1)}.`,
  slowLCP: (page: string, seconds: string) =>
    `In at least a quarter of page views, ${page} took ${seconds} seconds or longer to show its main content.`,
  slowINP: (page: string, seconds: string) =>
    `In at least a quarter of page views, ${page} took ${seconds} seconds or longer to respond to a click.`,
  slowCLS: (page: string) =>
    `In at least a quarter of page views, the content of ${page} moved while it loaded.`,
  /** An open issue, reported again. */
  day: (n: number, sentence: string) => `Day ${digits(n)}: ${sentence}`,
};

/** The name of the problem, for sentences that do not contain it. */
export const details = {
  error: (shape: string) => `The error reads “${shape}”.`,
  request: (path: string, status: string) =>
    `The request went to ${path}${status && ` (status ${status})`}.`,
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
  /** Visitors who ran into it on several visits. */
  leftOften: (n: number, all: number) => [
    `It happened in ${countedInDigits(all, 'visit')}, and ${n === all ? 'all' : digits(n)} of them ended there.`,
  ],
  goal: (reached: number, affected: number, others: number, of: number, goal: string) => [
    `${reached === 0 ? 'None' : digits(reached)} of the ${digits(affected)} ${goal}, compared with ${others === of ? `all ${digits(of)}` : `${digits(others)} of the ${digits(of)}`} others who saw the page.`,
  ],
  device: (device: string, n: number, here: number, elsewhere: number) => [
    `It happened only on ${device}: in ${digits(n)} of ${countedInDigits(here, 'visit')} there and in none of ${digits(elsewhere)} elsewhere.`,
  ],
  /** `n` of the `all` visitors left the form there. */
  field: (label: string, n: number, all: number, isSubmitted: boolean) => {
    if (all === 1) return [`The last field was “${label}”.`];
    const who = `${n < all ? 'most' : all === 2 ? 'both' : 'all'} of them`;
    return [
      isSubmitted
        ? `For ${who}, the last field was “${label}”.`
        : `${capital(who)} stopped at “${label}”.`,
    ];
  },
  rejected: (n: number, all: number) => [
    n === all
      ? 'Each time, a field rejected what was entered.'
      : `In ${digits(n)} of the ${countedInDigits(all, 'visit')}, a field rejected what was entered.`,
  ],
  error: (shape: string) => [
    `The browser reported: ${quotedEnd(shape)}`,
    `It came with the error ${quotedEnd(shape)}`,
  ],
  request: (path: string, outcome: string) => [
    `A request failed at the same time: ${path}${outcome}.`,
    `It came with a failed request: ${path}${outcome}.`,
  ],
  missingPage: (path: string, outcome: string) => [
    `The link leads to ${path}${outcome}.`,
    `Its address is ${path}${outcome}.`,
  ],
  errorBefore: (shape: string) => [`Before that, the browser reported: ${quotedEnd(shape)}`],
  requestBefore: (path: string, outcome: string) => [
    `Before that, a script failed to load: ${path}${outcome}.`,
  ],
  outcome: { status: (status: string) => ` (status ${status})`, none: ' (no response)' },
};

export const goalWords = {
  checkout: 'placed an order',
  'sign-up': 'signed up',
  booking: 'booked',
  contact: 'got in touch',
} as const;
export const goalNouns = {
  checkout: 'orders',
  'sign-up': 'sign-ups',
  booking: 'bookings',
  contact: 'messages',
} as const;
