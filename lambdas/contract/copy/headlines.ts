import { digits } from './digits.ts';
import { capital, countedInDigits, inSentence, inWords, someone } from './numerals.ts';
import { goalNouns, goalWords } from './report-issues.ts';

/** If a headline has several variants, the first one that fits is used. */
export const subjects = {
  element: (n: number, label: string, place: string) => [
    `${someone(n)} got stuck ${place}: “${label}” didn’t respond`,
    `${someone(n)} got stuck ${place}: “${label}”`,
    `${someone(n)} got stuck: “${label}” didn’t respond`,
    `${someone(n)} got stuck at “${label}”`,
  ],
  error: (n: number, label: string, place: string) => [
    `${someone(n)} got an error ${place}: “${label}”`,
    `${someone(n)} got an error from “${label}”`,
  ],
  control: (n: number, verb: string, label: string, place: string) => [
    `${someone(n)} ${verb} ${place}: “${label}”`,
    `${someone(n)} ${verb}: “${label}”`,
  ],
  page: (n: number, verb: string, places: readonly string[]) => [
    ...places.map((place) => `${someone(n)} ${verb} ${place}`),
    `${someone(n)} ${verb}`,
  ],
  /** Visitors who turned back from a page, or from what a control opened. */
  left: (n: number, page: string) => [`${someone(n)} left ${page} right away`],
  cameBack: (n: number, element: string, place: string) => [
    `${someone(n)} came right back from ${element} ${place}`,
    `${someone(n)} came right back from ${element}`,
  ],
  /** Of a weekly email: the worst problem of the week, and how many are still open. */
  week: (worst: string, open: number) => [
    ...(open > 1 ? [`Your week: ${inSentence(worst)} (and ${digits(open - 1)} more)`] : []),
    `Your week: ${inSentence(worst)}`,
    `Your week: ${open === 1 ? 'a problem is' : `${digits(open)} problems are`} still open`,
  ],
  finding: (title: string, place: string) => [`${title} ${place}`, title],
  /** For issues that are open for days: the problem and today's numbers, worded differently on consecutive days. */
  open: (day: number, title: string, n: number, all: number) => [
    // “1 of 1 visitor” says nothing.
    ...(all === 1 ? [`Day ${digits(day)}: ${inSentence(title)}`] : []),
    ...(day % 3 === 1
      ? [
          `Open for ${digits(day)} days: ${inSentence(title)}, ${digits(n)} of ${digits(all)} hit it`,
          `Open for ${digits(day)} days: ${inSentence(title)}`,
        ]
      : []),
    ...(day % 3 === 2
      ? [
          `${digits(n)} of ${countedInDigits(all, 'visitor')}: ${inSentence(title)} (day ${digits(day)})`,
          `${digits(n)} of ${digits(all)} affected: ${inSentence(title)}`,
        ]
      : []),
    `Day ${digits(day)}: ${inSentence(title)} for ${digits(n)} of ${countedInDigits(all, 'visitor')}`,
    `Day ${digits(day)}: ${inSentence(title)}, ${digits(n)} of ${digits(all)} affected`,
    `Day ${digits(day)}: ${inSentence(title)}`,
    `Still open: ${inSentence(title)}`,
  ],
  /** `placed`: the title with its page. */
  back: (placed: string, title: string) => [
    `Back again: ${inSentence(placed)}`,
    `Back again: ${inSentence(title)}`,
  ],
  /** `when`: "on Thursday", "in these three days". */
  unseen: (title: string, when: string, open: number) => [
    `Still open, but not seen ${when}: ${inSentence(title)}`,
    `Not seen ${when}: ${inSentence(title)}`,
    `Still open, not seen: ${inSentence(title)}`,
    `Open ${open === 1 ? 'problem' : 'problems'} not seen ${when}`,
  ],
  /** On the days after that. */
  stillOpen: (weekday: string, n: number, open: number) => [
    `${weekday}: ${countedInDigits(n, 'visitor')}, ${open === 1 ? 'one problem' : `${inWords(open)} problems`} still open`,
  ],
  /** Others may not have allowed the recording. */
  farFewer: (n: number, weekday: string, usually: number) => {
    const few = `Only ${countedInDigits(n, 'visitor')} recorded on ${weekday}`;
    return [`${few} (usually about ${digits(usually)})`, few];
  },
  /** The page after an order may have a new address, so none seen is not none. */
  fewerGoals: (weekday: string, n: number, all: number, goal: keyof typeof goalWords) => [
    n === 0
      ? `No ${goalNouns[goal]} seen from ${countedInDigits(all, 'visitor')} on ${weekday}`
      : `${weekday}: only ${digits(n)} of ${countedInDigits(all, 'visitor')} ${goalWords[goal]}`,
  ],
  repaired: (title: string) => [`Fixed: ${inSentence(title)}`, 'A problem is fixed: see the proof'],
  repairedError: (label: string, place: string) => [
    `Fixed: no more errors from “${label}” ${place}`,
    `Fixed: no more errors from “${label}”`,
  ],
  some: (weekday: string) => `Visitors ran into a problem on ${weekday}`,
  /** Two consecutive days without problems are worded differently. */
  calm: (weekday: string, n: number, orders: number | undefined) => [
    `Nothing to fix on ${weekday}: ${countedInDigits(n, 'visitor')}${orders ? `, ${countedInDigits(orders, 'order')}` : ''}`,
  ],
  quiet: (weekday: string, n: number, watched: number, known: number) => [
    `${weekday}: ${countedInDigits(n, 'visitor')}, ${calm(watched, known)}`,
  ],
  /** Only Minor problems are open. */
  minorOpen: (weekday: string, n: number) => [
    `${weekday}: ${countedInDigits(n, 'visitor')}, no new problems`,
  ],
  /** Never “no visitors”: they may have declined to be recorded. */
  notProcessed: (weekday: string) => `${weekday}’s visits aren’t processed yet`,
  noVisits: (weekday: string) => `We recorded no visits on ${weekday}`,
  noVisitsFor: (days: number) => `No recorded visits in the last ${inWords(days)} days`,
  paused: 'Emails are paused until your next recorded visit',
  /** Visits to other pages, or earlier ones, were recorded. */
  scriptMissing: 'The tracking script is missing from your home page',
  stopped: (domain: string) => `Recording has stopped on ${domain}`,
  stoppedAnywhere: 'Recording has stopped on your website',
  limit: (n: number) =>
    `Plan limit reached: ${n === 1 ? '1 visit wasn’t' : `${countedInDigits(n, 'visit')} weren’t`} recorded`,
  first: (n: number, watched: number) =>
    `Day one: ${countedInDigits(n, 'visitor')}, ${calm(watched, 0)}`,
  several: (days: number, n: number, watched: number, known: number) => [
    `${capital(inWords(days))} days: ${countedInDigits(n, 'visitor')}, ${calm(watched, known)}`,
  ],
};

/** A day with only dismissed problems says "no new problems": they are not reported again, but they did happen. */
const calm = (watched: number, known: number) =>
  watched > 0 ? toWatch(watched) : known > 0 ? 'no new problems' : 'no problems found';

/** Observations that affected too few visits to act on, but too many to call the day free of problems. */
export const toWatch = (n: number) =>
  n === 1 ? 'one thing we’re watching' : `${inWords(n)} things we’re watching`;

/** How many visits ran into `n` such observations. `isOnce`: each of them occurred in a single visit. */
export const fewVisits = (n: number, isOnce: boolean): string => {
  if (!isOnce) return 'only a few visits';
  return n === 1 ? 'only one visit' : 'only one visit each';
};
