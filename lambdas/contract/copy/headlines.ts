/** Subject and preheader of the daily report: what an inbox shows of it. */
import { capital, countedInDigits, digits, inSentence, inWords, someone } from './numerals.ts';

/** Of several subjects the first one that fits is used. */
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
  page: (n: number, verb: string, place: string) => [
    `${someone(n)} ${verb} ${place}`,
    `${someone(n)} ${verb}`,
  ],
  finding: (title: string, place: string) => [`${title} ${place}`, title],
  /** Open for days: the fault, and today's numbers, on no two days in a row in the same form. */
  open: (day: number, title: string, n: number, all: number) => [
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
  back: (title: string, place: string) => [
    `Back again: ${inSentence(title)} ${place}`,
    `Back again: ${inSentence(title)}`,
  ],
  unseen: (title: string, weekday: string) => [
    `Still open, but not seen on ${weekday}: ${inSentence(title)}`,
    `Still open, not seen: ${inSentence(title)}`,
    `Open problem not seen on ${weekday}`,
  ],
  repaired: (title: string) => [`Fixed: ${inSentence(title)}`, 'A problem is fixed: see the proof'],
  repairedError: (label: string, place: string) => [
    `Fixed: no more errors from “${label}” ${place}`,
    `Fixed: no more errors from “${label}”`,
  ],
  some: (weekday: string) => `Visitors ran into a problem on ${weekday}`,
  /** Two calm days in a row are not announced in the same words. */
  calm: (weekday: string, n: number, orders: number | undefined) => [
    `Nothing to fix on ${weekday}: ${countedInDigits(n, 'visitor')}${orders ? `, ${countedInDigits(orders, 'order')}` : ''}`,
  ],
  quiet: (weekday: string, n: number, watched: number, setAside: number) => [
    `${weekday}: ${countedInDigits(n, 'visitor')}, ${calm(watched, setAside)}`,
  ],
  /** Only Minor problems are open. */
  minorOpen: (weekday: string, n: number) => [
    `${weekday}: ${countedInDigits(n, 'visitor')}, no new problems`,
  ],
  noVisits: (weekday: string) => `You had no visitors on ${weekday}`,
  noVisitsFor: (days: number) => `No visitors in the last ${inWords(days)} days`,
  paused: 'Emails are paused until your next visitor',
  stopped: (domain: string) => `Recording has stopped on ${domain}`,
  stoppedAnywhere: 'Recording has stopped on your website',
  limit: (n: number) =>
    `Plan limit reached: ${n === 1 ? '1 visit wasn’t' : `${countedInDigits(n, 'visit')} weren’t`} recorded`,
  first: (n: number, watched: number) =>
    `Day one: ${countedInDigits(n, 'visitor')}, ${calm(watched, 0)}`,
  several: (days: number, n: number, watched: number, setAside: number) => [
    `${capital(inWords(days))} days: ${countedInDigits(n, 'visitor')}, ${calm(watched, setAside)}`,
  ],
};

/** Problems the owner dismissed are not reported again, and the day was not free of them. */
const calm = (watched: number, setAside: number) =>
  watched > 0 ? toWatch(watched) : setAside > 0 ? 'no new problems' : 'no problems found';

/** What too few visits ran into to act on, and too many for "nothing". */
const toWatch = (n: number) =>
  n === 1 ? 'one thing we’re watching' : `${inWords(n)} things we’re watching`;

/** Preheaders have 60 to 100 characters: what happened, then the next step. */
export const preheaders = {
  visitors: (n: number, when: string) => `${countedInDigits(n, 'visitor')} ${when}`,
  than: {
    'much-quieter': 'far fewer than usual',
    quieter: 'fewer than usual',
    'a-little-quieter': 'a few fewer than usual',
    'about-the-same': 'about as many as usual',
    'a-little-busier': 'a few more than usual',
    busier: 'more than usual',
    'much-busier': 'far more than usual',
    'too-early': '',
    'several-days': '',
    'cut-short': '',
  },
  /** What comes first, in the words of the list "What to focus on today". */
  first: (n: number, focus: string) =>
    n === 1 ? focus : `Start here: ${focus.charAt(0).toLowerCase()}${focus.slice(1)}`,
  issues: (n: number, critical: number) => {
    const things = n === 1 ? 'One thing' : `${capital(inWords(n))} things`;
    if (critical === 0) {
      return [
        `${things} to look at.`,
        `${things} to look at, each with the recording that shows it.`,
        `${things} to look at, each with the numbers and the recording that shows it.`,
      ];
    }
    return [
      n === 1 ? 'One thing to fix first.' : `${things} to look at, ${inWords(critical)} critical.`,
      n === 1
        ? 'One critical problem, with the recording that shows it.'
        : `${things} to look at, ${inWords(critical)} of them critical, with recordings.`,
    ];
  },
  quiet: [
    'We didn’t see anyone run into a problem, so there’s nothing to do.',
    'No problems found, and nothing to do today.',
    'No problems found.',
    'We went through every recorded visit and didn’t see anyone run into a problem.',
  ],
  watching: (n: number): readonly string[] => [
    `Nothing to do yet: ${toWatch(n)}.`,
    'Nothing to do yet: we’re watching something that few visits ran into.',
    'Nothing to do yet.',
  ],
  setAside: [
    'Visitors only ran into problems you’ve dismissed or marked as fixed.',
    'No new problems, and nothing to do today.',
    'No new problems.',
  ],
  open: [
    'No new problems. What was open before is listed in one line each.',
    'No new problems; earlier ones are still open.',
    'No new problems.',
  ],
  unseen: [
    'No one ran into the open problems today. See how many visitors reached them.',
    'No one ran into the open problems that day.',
    'The open problems didn’t show up.',
  ],
  noVisits: 'Your script is working, so this was simply an empty day. Nothing to fix.',
  noVisitsUnsure: 'Nothing reached us. Open your website to check that everything works.',
  neverAnyVisit: 'Recording is ready and waiting for your first visitor. Nothing to fix.',
  paused: 'Seven days without a visit. Emails resume automatically after your next visitor.',
  stopped: (when: string) =>
    `The tracking script has been missing since ${when}. Restoring it takes a few minutes.`,
  limit: (sessions: number) =>
    sessions === 0
      ? 'Nothing was recorded because your limit is reached. Upgrade to keep recording.'
      : `${countedInDigits(sessions, 'session')} recorded before the limit was reached. Upgrade to keep recording.`,
};
