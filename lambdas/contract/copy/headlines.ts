/** Subject and preheader of the morning report: what an inbox shows of it. */
import { capital, counted, countedInDigits, inWords, uncapital } from './numerals.ts';

/** Subjects have 25 to 45 characters: of several the first that fits is taken. */
export const subjects = {
  element: (n: number, verb: string, label: string, page: string) => [
    `${capital(counted(n, 'visitor'))} ${verb} from "${label}" on ${page}`,
    `${capital(counted(n, 'visitor'))} ${verb} from "${label}"`,
    `"${label}" on ${page} does not answer`,
    `The "${label}" control does not answer`,
  ],
  page: (n: number, verb: string, page: string): readonly [string, string] => [
    `${capital(counted(n, 'visitor'))} ${verb} on ${page}`,
    `${capital(counted(n, 'visitor'))} ${verb}`,
  ],
  some: (weekday: string) => `Something got in the way on ${weekday}`,
  quiet: (mood: string, weekday: string, watched: number, setAside: number) =>
    `${mood} ${weekday}, ${calm(watched, setAside)}`,
  nothingNew: (weekday: string) => `${weekday}: nothing new in the way`,
  noVisits: (weekday: string) => `No visitors came on ${weekday}`,
  noVisitsFor: (days: number) => `No visitors came in ${inWords(days)} days`,
  paused: 'Emails pause until the next visitor comes',
  stopped: (domain: string) => `Recording has stopped on ${domain}`,
  stoppedAnywhere: 'Recording has stopped on your website',
  limit: (n: number) => `The plan is full: ${countedInDigits(n, 'visit')} not recorded`,
  first: (n: number, watched: number) =>
    `Your first day: ${countedInDigits(n, 'visitor')}, ${watched > 0 ? toWatch(watched) : 'no trouble seen'}`,
  firstOfMany: (watched: number) =>
    `Your first day: ${watched > 0 ? toWatch(watched) : 'no trouble that we saw'}`,
  several: (days: number, watched: number, setAside: number) =>
    `${capital(inWords(days))} days in one, ${calm(watched, setAside)}`,
};

/** What the owner set aside was met: it is not told again, and the day was not free of it. */
const calm = (watched: number, setAside: number) =>
  watched > 0 ? toWatch(watched) : setAside > 0 ? 'nothing new in the way' : 'nothing in the way';

/** What a single visit met: too little to act on, too much for "nothing". */
const toWatch = (n: number) => `${inWords(n)} ${n === 1 ? 'thing' : 'things'} to watch`;

export const moods = {
  'much-quieter': 'A very quiet',
  quieter: 'A quiet',
  'a-little-quieter': 'A quiet',
  'about-the-same': 'An ordinary',
  'a-little-busier': 'A good',
  busier: 'A busy',
  'much-busier': 'A very busy',
  'too-early': 'A calm',
  'several-days': 'A calm',
  'cut-short': 'A calm',
} as const;

/** Preheaders have 60 to 100 characters: what happened, then the next step. */
export const preheaders = {
  visitors: (n: number, when: string) => `${capital(countedInDigits(n, 'visitor'))} ${when}`,
  than: {
    'much-quieter': 'much quieter than usual',
    quieter: 'quieter than usual',
    'a-little-quieter': 'a little quieter than usual',
    'about-the-same': 'about as many as usual',
    'a-little-busier': 'a little busier than usual',
    busier: 'busier than usual',
    'much-busier': 'much busier than usual',
    'too-early': '',
    'several-days': '',
    'cut-short': '',
  },
  /** What comes first, in the words of the list "What to focus on today". */
  first: (n: number, focus: string) => (n === 1 ? focus : `First: ${uncapital(focus)}`),
  issues: (n: number, critical: number) => {
    const things = n === 1 ? 'One thing' : `${capital(inWords(n))} things`;
    if (critical === 0) {
      return [
        `${things} to look at.`,
        `${things} to look at, with the recording that shows it.`,
        `${things} to look at, with the numbers and the recording that shows it.`,
      ];
    }
    const urgent = n === 1 ? 'It' : `${capital(inWords(critical))} of them`;
    return [
      n === 1
        ? 'One thing stopped visitors.'
        : `${things} to look at, ${inWords(critical)} of them urgent.`,
      `${things} to look at. ${urgent} stopped visitors, and the recording shows where.`,
    ];
  },
  quiet: [
    'No trouble that we could see, and nothing to do.',
    'Nothing needs you today.',
    'We saw nobody run into trouble, so there is nothing that needs you today.',
  ],
  watching: (n: number): readonly string[] => [
    `Nothing to do yet; ${toWatch(n)}.`,
    `Nothing to do yet; we are watching what a single visit met.`,
  ],
  setAside: [
    'Nothing new got in the way, and nothing needs you today.',
    'Nothing needs you today.',
  ],
  open: [
    'Nothing new; what was open before is still open.',
    'What was open is still open.',
    'Nothing new got in the way; what was open before is listed in one line each.',
  ],
  noVisits: 'The recorder is working; it was an empty day. Nothing needs fixing.',
  noVisitsUnsure: 'Nothing reached us. Perhaps nobody came; one look at your website will tell.',
  neverAnyVisit: 'Recording is ready and waits for its first visitor. Nothing needs fixing.',
  paused: 'Seven mornings without a visit. The next visitor starts the emails again.',
  stopped: (when: string) =>
    `The tracking script is gone since ${when}. Putting it back takes a few minutes.`,
  limit: (sessions: number) =>
    sessions === 0
      ? 'Nothing was recorded, since the limit is reached. A larger plan continues the recording.'
      : `${countedInDigits(sessions, 'session')} recorded before the limit. A larger plan continues the recording.`,
};
