import { digits } from './digits.ts';
import { toWatch } from './headlines.ts';
import { capital, countedInDigits, inWords } from './numerals.ts';
import { weekChange } from './week.ts';

/** Preheaders have 60 to 100 characters: what happened, then the next step. */
export const preheaders = {
  visitors: (n: number, when: string) =>
    n === 0 ? `No recorded visits ${when}` : `${countedInDigits(n, 'visitor')} ${when}`,
  than: {
    'much-quieter': 'far fewer than usual',
    quieter: 'fewer than usual',
    'a-little-quieter': 'slightly fewer than usual',
    'about-the-same': 'about as many as usual',
    'a-little-busier': 'slightly more than usual',
    busier: 'more than usual',
    'much-busier': 'far more than usual',
    'too-early': '',
    'several-days': '',
    'cut-short': '',
  },
  /** The first entry of the list "What to focus on today". */
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
    if (n === 1)
      return ['One thing to fix first.', 'One critical problem, with the recording that shows it.'];
    const all = n === 2 ? 'both' : 'all';
    return critical === n
      ? [`${things} to look at, ${all} critical.`, `${things} to look at, ${all} of them critical.`]
      : [
          `${things} to look at, ${inWords(critical)} critical.`,
          `${things} to look at, ${inWords(critical)} of them critical, with recordings.`,
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
    'Nothing to do yet: we’re watching something that affected only a few visits.',
    'Nothing to do yet.',
  ],
  answered: [
    'Visitors only ran into problems dismissed or marked as fixed.',
    'No new problems, and nothing to do today.',
    'No new problems.',
  ],
  open: [
    'No new problems. What was open before is listed in one line each.',
    'No new problems; earlier ones are still open.',
    'No new problems.',
  ],
  unseen: (open: number) => {
    const [problem, them] = open === 1 ? ['problem', 'it'] : ['problems', 'them'];
    return [
      `No one ran into the open ${problem}. See how many visitors reached ${them}.`,
      `No one ran into the open ${problem}.`,
      `The open ${problem} didn’t show up.`,
    ];
  },
  /** Compares the visitors of a week with those of the week before. */
  thanWeekBefore: (visitors: number, before: number | undefined) => {
    if (before === undefined || before === 0) return 'counted per day';
    const change = weekChange(visitors, before);
    if (change === undefined) return `${digits(before)} the week before`;
    if (change === 0) return 'about as many as the week before';
    return `${Math.abs(change)}% ${change > 0 ? 'more' : 'fewer'} than the week before`;
  },
  /** With the summary of a week. `open`: problems of the week that are still open. */
  week: (n: number, than: string, open: number): readonly string[] => {
    const came = `${countedInDigits(n, 'visitor')} this week, ${than}.`;
    const nextSteps =
      open === 0
        ? ['No problem of the week is still open.']
        : open === 1
          ? ['Start with the problem that is still open.', 'One problem is still open.']
          : ['Start with the worst of the open problems.', 'Some problems are still open.'];
    return nextSteps.map((next) => `${came} ${next}`);
  },
  notProcessed: 'Visits were recorded, but not processed in time. The next report covers them.',
  noVisits: 'Your script is working, so most likely no one came or agreed to be recorded.',
  noVisitsUnsure: 'Nothing reached us. Open your website to check that everything works.',
  neverAnyVisit: 'Recording is ready and waiting for your first visitor. Nothing to fix.',
  paused: 'Seven days without a recorded visit. Emails resume automatically after the next one.',
  /** When the script disappeared is unknown. */
  stopped: (lastVisit: string | undefined) =>
    lastVisit === undefined
      ? ['The tracking script is missing from your website. Putting it back takes a few minutes.']
      : [
          `Last recorded visit: ${lastVisit}. Putting the script back takes a few minutes.`,
          `Last recorded visit: ${lastVisit}. Put the script back to record again.`,
        ],
  limit: (sessions: number) =>
    sessions === 0
      ? 'Nothing was recorded because your limit is reached. Upgrade to keep recording.'
      : `${countedInDigits(sessions, 'session')} recorded; your plan’s limit kept out the rest. Upgrade to record every visit.`,
};
