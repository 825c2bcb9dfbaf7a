/** What the morning report says about the day. Sentences about single issues are in `report-issues.ts`. */
import {
  capital,
  counted,
  countedInDigits,
  dayName,
  digits,
  fullDateName,
  inSentence,
  inWords,
  ordinal,
} from './numerals.ts';

/** Names of devices as the legend shows them, and as a sentence has them. */
export const deviceNames = {
  phone: 'Phone',
  computer: 'Computer',
  tablet: 'Tablet',
  other: 'Other',
} as const;
export const onDevices = { phone: 'phones', computer: 'computers', tablet: 'tablets' } as const;

const versus = {
  'much-quieter': 'Much quieter than',
  quieter: 'Quieter than',
  'a-little-quieter': 'A little quieter than',
  'about-the-same': 'About the same as',
  'a-little-busier': 'A little busier than',
  busier: 'Busier than',
  'much-busier': 'Much busier than',
} as const;
type Versus = keyof typeof versus;

export const comparison = {
  usual: (how: Versus, weekday: string, about: number) =>
    how === 'about-the-same'
      ? `About the same as a usual ${weekday}`
      : `${versus[how]} a usual ${weekday} (about ${digits(about)})`,
  tooEarly: 'Too early to compare',
  cutShort: 'Not comparable: a part of the day was not recorded',
  usually: (weekday: string, about: number) =>
    `Usual ${weekday}: about ${countedInDigits(about, 'visitor')}`,
  severalDays: (days: number) => `${capital(inWords(days))} days in one, so no comparison`,
};

export const intro = {
  greeting: (name: string) => (name ? `Good morning, ${name}.` : 'Good morning.'),
  day: {
    'much-quieter': (day: string) => `Far fewer people than usual came by on ${day}`,
    quieter: (day: string) => `${day} was quieter than usual`,
    'a-little-quieter': (day: string) => `${day} was a little quieter than usual`,
    'about-the-same': (day: string) => `${day} was a day like most`,
    'a-little-busier': (day: string) => `A few more people than usual came by on ${day}`,
    busier: (day: string) => `${day} was busier than usual`,
    'much-busier': (day: string) => `Far more people than usual came by on ${day}`,
  },
  came: (n: number, when: string) => `${capital(counted(n, 'visitor'))} came by ${when}`,
  recorded: (n: number, when: string) =>
    `${capital(counted(n, 'visitor'))} ${n === 1 ? 'was' : 'were'} recorded ${when}`,
  mostSaw: (page: string) => `, and most visitors saw ${page}`,
  first: (domain: string) => `This is the first report on ${domain}.`,
  several: (first: string, last: string) =>
    `This report covers several days, ${first}, to ${last}, since none was sent in between.`,
  limit: (n: number, plan: string, max: number) =>
    `The ${plan} plan's ${digits(max)} sessions are used up, so ${counted(n, 'visit')} could not be recorded.`,
  nothingRecorded: (day: string) => `Nothing was recorded on ${day}.`,
  noTrouble: (n: number) =>
    n === 1
      ? 'The visit went without trouble that we could see.'
      : 'Nobody ran into trouble that we could see.',
  setAside: 'Nothing got in the way but what you have set aside.',
  metOnce: (n: number, title: string) =>
    n === 1
      ? `One thing got in the way of a single visit: ${title}.`
      : `${capital(inWords(n))} things each got in the way of a single visit; one of them: ${title}.`,
  noTroubleAnywhere: 'In what was recorded we saw no trouble.',
  nothingNew: (open: number) =>
    open === 1
      ? 'Nothing new got in the way; one known issue is still open.'
      : `Nothing new got in the way; ${inWords(open)} known issues are still open.`,
  oneThing: (title: string) => `One thing stood in the way: ${title}.`,
  oneSmallThing: (title: string) => `One small thing was in the way: ${title}.`,
  smallThings: (n: number) => `Only small things were in the way, ${inWords(n)} of them.`,
  things: (n: number, title: string) =>
    `${capital(inWords(n))} things got in the way, and one comes first: ${title}.`,
  backAgain: (title: string) => `Something that seemed repaired is back: ${title}.`,
  repaired: (n: number) =>
    n === 1 ? 'One issue looks repaired.' : `${capital(inWords(n))} issues look repaired.`,
};

/** A morning without visits: what is known about the reason. */
export const silence = {
  nobody: (when: string) => `Nobody came by ${when}.`,
  neverYet: 'Recording is ready, and nobody has come by yet.',
  checked:
    'We checked, and the recorder on your website is working, so this is an empty day and not a fault.',
  unchecked: 'We could not check your website this morning, so please open it once yourself.',
  siteDown: 'Your website did not answer us this morning, which may be the reason.',
  nowAndThen: (about: number, weekday: string) =>
    `With about ${counted(about, 'visitor')} on a usual ${weekday}, a day without any happens now and then.`,
  unusual: (about: number, weekday: string) =>
    `That is unusual: a ${weekday} here usually has about ${countedInDigits(about, 'visitor')}.`,
  pause: (mornings: number) =>
    `This is the ${ordinal(mornings)} morning in a row without a visit, so the emails pause here.`,
  resume: 'They start again by themselves on the morning after the next visit.',
  stopped: (day: string, time: string) =>
    `There is nothing to tell today: the last session from your website reached us on ${day}, at ${time}.`,
  stoppedUnknown:
    'There is nothing to tell today: the tracking script is missing from your website.',
  siteFine: 'Your website itself is fine.',
  looksLike:
    'A missing script is what a new theme or a rebuilt page template usually looks like: the pages are new, and the script was not carried over.',
  steps: [
    'Copy the tracking script from your connection page.',
    'Paste it before the closing </head> tag of your template.',
    'Publish, then click Test Integration.',
  ],
  followTheLink: 'Open the link in your latest post or ad and see where it leads.',
  openSite: 'Open your website once and see whether it answers.',
  share: 'Share a link to your website; the first visit is in the next report.',
};

export const checkLines = {
  site: (time: string) => `Your website at ${time} today`,
  answered: 'answered',
  noAnswer: 'did not answer',
  script: 'Tracking script on the home page',
  inPlace: 'in place',
  notFound: 'not found',
};

export const focusLines = {
  nothing: 'Nothing needs you today.',
  stillOpen: (day: string, title: string) =>
    `Nothing new needs you today. Still open since ${day}: ${inSentence(title)}.`,
  stopped: (n: number) => `${capital(counted(n, 'visitor'))} could not go on there.`,
  onlyStop: 'It is the only thing we saw stop a visitor.',
  plan: 'Choose a larger plan if you want every visit recorded.',
};

export const lines = {
  stillOpen: (title: string, day: string, n: number, all: number) =>
    `${title}, since ${day} (${digits(n)} of ${countedInDigits(all, 'visitor')}).`,
  fixed: (title: string, passers: number) =>
    `${title}: looks repaired. ${capital(counted(passers, 'visitor'))} passed without meeting it.`,
};

/** What the recording itself has to say, one line each. */
export const capture = {
  late: (n: number) =>
    `${capital(counted(n, 'session'))} of an earlier day arrived after its report and ${n === 1 ? 'is' : 'are'} counted here.`,
  poisoned: (n: number) =>
    `${capital(counted(n, 'recording'))} could not be read and ${n === 1 ? 'is' : 'are'} left out.`,
  gaps: (n: number) =>
    `Parts of ${counted(n, 'recording')} are missing, so more may have happened there than we saw.`,
  eventsOnly: (n: number) =>
    `Of ${counted(n, 'recording')} only presses and pages are kept, since the page was too heavy to draw; ${n === 1 ? 'its clip shows' : 'their clips show'} no page.`,
  elsewhere: (n: number) =>
    `${capital(counted(n, 'visit'))} to another address that carries your script ${n === 1 ? 'was' : 'were'} not recorded.`,
  throttled: (n: number) =>
    `${capital(counted(n, 'visit'))} came faster than we record and ${n === 1 ? 'is' : 'are'} left out.`,
  sampled: (read: number, all: number) =>
    `Read from ${digits(read)} of ${digits(all)} sessions, chosen evenly; pages and issues are counted in those.`,
  pageWithout: (page: string, about: number) =>
    `${capital(page)} usually has about ${counted(about, 'visitor')} and had none: it may have moved, or lost the script.`,
  muted: (n: number) =>
    `${capital(counted(n, 'issue'))} you marked as not a problem ${n === 1 ? 'is' : 'are'} left out.`,
  claimed: (n: number) =>
    `${capital(counted(n, 'issue'))} you marked as fixed ${n === 1 ? 'was' : 'were'} last met before that; we keep watching.`,
  watching: (n: number) =>
    n === 1
      ? 'What a single visit met is being watched: two would make it an issue.'
      : 'What single visits met is being watched: two would make one an issue.',
  watched: (n: number) =>
    n === 1
      ? 'One more thing was met by a single visit and is being watched.'
      : `${capital(inWords(n))} more things were each met by a single visit and are being watched.`,
  unlisted: (n: number) => `${capital(counted(n, 'smaller issue'))} not listed here.`,
};

/** The quote: one true thing about how people moved. */
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
    `More visits ended on ${page} than anywhere else: ${digits(n)} of ${digits(all)}.`,
  onePage: (n: number, all: number) =>
    `In ${digits(n)} of ${countedInDigits(all, 'visit')} only one page was opened.`,
  cameBack: (n: number) =>
    `${capital(counted(n, 'visitor'))} came back a second time on the same day.`,
  lowerHalf: (n: number, all: number, page: string) =>
    `The lower half of ${page} stayed unseen in ${digits(n)} of ${countedInDigits(all, 'visit')}.`,
  goal: (n: number, all: number, goal: string) =>
    `${digits(n)} of ${countedInDigits(all, 'visitor')} went on to ${goal}.`,
};

export const provenance = {
  day: (date: string, zone: string) => `${fullDateName(date)}, 12:00 AM to 11:59 PM, ${zone}.`,
  days: (first: string, last: string, zone: string) =>
    `${dayName(first)}, to ${fullDateName(last)}, ${zone}.`,
  recorded: (sessions: number) =>
    sessions === 0 ? 'No session recorded.' : `${countedInDigits(sessions, 'session')} recorded.`,
  bots: (n: number) => `${countedInDigits(n, 'visit')} by known bots left out.`,
  byRulesAlone: 'Written by fixed rules.',
  byRules: 'Written by fixed rules from recorded sessions; email addresses are masked.',
  byModel: 'Written by AI from recorded sessions; email addresses are masked.',
  few: 'Few sessions; read the numbers as hints.',
};
