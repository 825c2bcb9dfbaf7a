/** What the daily report says about the day. Sentences about single issues are in `report-issues.ts`. */
import {
  capital,
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
  'much-quieter': 'Far fewer than',
  quieter: 'Fewer than',
  'a-little-quieter': 'A few fewer than',
  'about-the-same': 'About the same as',
  'a-little-busier': 'A few more than',
  busier: 'More than',
  'much-busier': 'Far more than',
} as const;
type Versus = keyof typeof versus;

export const comparison = {
  usual: (how: Versus, weekday: string, about: number) =>
    how === 'about-the-same'
      ? `About the same as a typical ${weekday}`
      : `${versus[how]} on a typical ${weekday} (about ${digits(about)})`,
  tooEarly: 'First comparison after five days',
  cutShort: 'Not comparable: part of the day wasn’t recorded',
  usually: (weekday: string, about: number) =>
    `Typical ${weekday}: about ${countedInDigits(about, 'visitor')}`,
  severalDays: (days: number) => `${capital(inWords(days))} days combined, so no comparison`,
};

export const intro = {
  greeting: (name: string) => (name ? `Good morning, ${name}.` : 'Good morning.'),
  came: (n: number, when: string) => `You had ${countedInDigits(n, 'visitor')} ${when}`,
  recorded: (n: number, when: string) => `We recorded ${countedInDigits(n, 'visitor')} ${when}`,
  than: (compared: string, typical: string) =>
    compared === 'about as many as usual'
      ? `, about the same as on a typical ${typical}`
      : `, ${compared}${typical === 'day' ? '' : ` for a ${typical}`}`,
  mostSaw: (page: string, n: number) => `, and ${digits(n)} of them saw ${page}`,
  first: (domain: string) => `This is your first report for ${domain}.`,
  several: (first: string, last: string) =>
    `This report covers several days, ${first}, to ${last}, because none was sent in between.`,
  limit: (n: number, plan: string, max: number) =>
    `Your ${plan} plan’s ${digits(max)} sessions are used up, so ${n === 1 ? '1 visit wasn’t' : `${countedInDigits(n, 'visit')} weren’t`} recorded.`,
  nothingRecorded: (day: string) => `Nothing was recorded on ${day}.`,
  /** Two days in a row without a problem are worded differently. */
  noTrouble: (n: number, isTurn: boolean) => {
    if (n === 1) return 'They didn’t run into any problem we could see.';
    return isTurn
      ? 'Nothing we recorded got in anyone’s way.'
      : 'We didn’t see anyone run into a problem.';
  },
  setAside: 'Visitors only ran into problems you’ve dismissed or marked as fixed.',
  watching: (n: number, title: string) =>
    n === 1
      ? `We’re watching one thing that few visits ran into: ${title}.`
      : `We’re watching ${inWords(n)} things that few visits ran into, such as this one: ${title}.`,
  noTroubleAnywhere: 'In what was recorded, we saw no problems.',
  minorOpen: (open: number) =>
    open === 1
      ? 'No new problems. One minor problem is still open.'
      : `No new problems. ${capital(inWords(open))} minor problems are still open.`,
  unseen: (n: number) =>
    n === 1
      ? 'No one ran into the problem that is still open.'
      : `No one ran into the ${inWords(n)} problems that are still open.`,
  oneThing: (title: string) => `Start with this: ${title}.`,
  things: (n: number, title: string) =>
    `${capital(inWords(n))} things need a look. Start with this one: ${title}.`,
  stillOpen: (n: number, title: string) =>
    n === 1
      ? `One problem is still open: ${title}.`
      : `${capital(inWords(n))} things need a look. This one is still open: ${title}.`,
  oneSmallThing: (title: string) => `One small thing to look at: ${title}.`,
  smallThings: (n: number) => `${capital(inWords(n))} small things to look at, nothing urgent.`,
  backAgain: (title: string) => `A problem we thought was fixed is back: ${title}.`,
  repaired: (n: number) =>
    n === 1
      ? 'One problem is fixed: the proof is below.'
      : `${capital(inWords(n))} problems are fixed: the proof is below.`,
};

/** A day without visits: what is known about the reason. */
export const silence = {
  noVisits: (when: string) => `No one visited ${when}.`,
  neverYet: 'Recording is ready, but no one has visited yet.',
  checked: 'We checked your website: the script is working, so this was simply an empty day.',
  unchecked: 'We couldn’t check your website this morning, so please open it yourself.',
  siteDown: 'Your website didn’t respond to us this morning, which may be the reason.',
  nowAndThen: (about: number, weekday: string) =>
    `With about ${countedInDigits(about, 'visitor')} on a typical ${weekday}, a day without visits happens now and then.`,
  unusual: (about: number, weekday: string) =>
    `That’s unusual: a typical ${weekday} has about ${countedInDigits(about, 'visitor')}.`,
  pause: (days: number) =>
    `This is the ${ordinal(days)} day in a row without a visit, so we’re pausing these emails.`,
  resume: 'They resume automatically the morning after your next visit.',
  stopped: (day: string, time: string) =>
    `We received the last session from your website on ${day}, at ${time}.`,
  stoppedUnknown: 'The tracking script is missing from your website.',
  siteFine: 'Your website itself is fine.',
  looksLike:
    'A script usually disappears with a new theme or page template: the pages are new, and the script wasn’t carried over.',
  steps: [
    'Copy the tracking script from your connection page.',
    'Paste it before the closing </head> tag of your template.',
    'Publish, then click Test Integration.',
  ],
  followTheLink: 'Open the link in your latest post or ad and check where it leads.',
  openSite: 'Open your website and check that it loads.',
  share: 'Share a link to your website. The first visit will be in your next report.',
};

export const checkLines = {
  site: (time: string) => `Your website at ${time} today`,
  answered: 'responded',
  noAnswer: 'didn’t respond',
  script: 'Tracking script on the home page',
  inPlace: 'found',
  notFound: 'not found',
};

export const focusLines = {
  nothing: 'Nothing to do today.',
  stillOpen: (day: string, title: string) => `Still to do since ${day}: ${inSentence(title)}.`,
  stopped: (n: number) => `It stopped ${countedInDigits(n, 'visitor')}.`,
  onlyStop: 'It’s the only problem that stopped anyone.',
  plan: 'Upgrade if you want every visit recorded.',
};

export const lines = {
  stillOpen: (title: string, since: string, n: number, all: number, day: string) =>
    `${title}. Open since ${since}; ${digits(n)} of ${countedInDigits(all, 'visitor')} affected on ${day}.`,
  /** Reached its page and did not run into it. */
  unseen: (title: string, day: string, n: number, page: string) =>
    `Not seen on ${day}: ${inSentence(title)} (${n === 1 ? '1 visitor has' : `${countedInDigits(n, 'visitor')} have`} reached ${page} since it last happened).`,
  fixed: (title: string, passers: number) =>
    `${title} (now fixed). None of the last ${countedInDigits(passers, 'visitor')} ran into it.`,
};

/** Traffic sources and orders. */
const sourceNames = {
  direct: 'Direct',
  search: 'Search',
  social: 'Social media',
  email: 'Email',
  campaign: 'Campaign',
  'other-site': 'Other websites',
  'same-site': 'Your own website',
} as const;

export const traffic = {
  source: (kind: keyof typeof sourceNames, campaign: string) =>
    campaign ? `${sourceNames[kind]} (“${campaign}”)` : sourceNames[kind],
  rest: 'All others',
  shop: (orders: number, checkouts: number, carts: number | undefined): string => {
    const ordered =
      orders === 0
        ? 'none of them ordered'
        : orders < checkouts
          ? `${digits(orders)} ordered`
          : checkouts === 1
            ? 'ordered'
            : 'all of them ordered';
    const reached = `${countedInDigits(checkouts, 'visitor')} reached checkout`;
    return carts === undefined
      ? `${reached} and ${ordered}.`
      : `${countedInDigits(carts, 'visitor')} filled a cart, ${digits(checkouts)} reached checkout and ${ordered}.`;
  },
  rate: (percent: number, before: number | undefined) =>
    `${digits(percent)}% of those at checkout ordered${before === undefined ? '' : `; before, it was ${digits(before)}%`}.`,
  returning: (n: number, all: number, days: number) =>
    `${n === 0 ? 'None' : digits(n)} of the ${countedInDigits(all, 'visitor')} had also come ${days === 1 ? 'the day before' : `in the ${digits(days)} days before`}.`,
};

/** Once a month, with counts. */
export const trackRecord = {
  reported: (n: number, month: string) =>
    `In ${month} we reported ${n === 0 ? 'no new problems' : countedInDigits(n, 'new problem')}.`,
  marked: (useful: number, wrong: number) =>
    useful + wrong === 0
      ? 'You didn’t mark any of our findings.'
      : `You marked ${useful === 0 ? 'none' : countedInDigits(useful, 'finding')} as useful and ${wrong === 0 ? 'none' : digits(wrong)} as not a problem.`,
  repaired: (n: number, back: number) =>
    n === 0
      ? ''
      : `Visits confirmed ${countedInDigits(n, 'repair')}; ${back === 0 ? 'none came back' : `${digits(back)} came back`} so far.`,
};

/** What the recording itself has to say, one line each. */
export const capture = {
  cost: (milliseconds: number, kilobytes: number) =>
    `Recording took visitors’ browsers a median of ${digits(milliseconds)} ms and ${digits(kilobytes)} kB per page.`,
  late: (n: number) =>
    `${n === 1 ? 'One session' : `${digits(n)} sessions`} from an earlier day arrived after that report and ${n === 1 ? 'is' : 'are'} counted here.`,
  poisoned: (n: number) =>
    `${n === 1 ? 'One recording' : `${digits(n)} recordings`} couldn’t be read and ${n === 1 ? 'is' : 'are'} left out.`,
  gaps: (n: number) =>
    `Parts of ${n === 1 ? 'one recording' : `${digits(n)} recordings`} are missing, so more may have happened than we saw.`,
  eventsOnly: (n: number) =>
    `${n === 1 ? 'One recording keeps' : `${digits(n)} recordings keep`} only clicks and pages because the page was too heavy to record; ${n === 1 ? 'its clip shows' : 'their clips show'} no page.`,
  elsewhere: (n: number) =>
    `${n === 1 ? 'One visit' : `${digits(n)} visits`} to another address that carries your script ${n === 1 ? 'wasn’t' : 'weren’t'} recorded.`,
  throttled: (n: number) =>
    `We turned away ${n === 1 ? 'one visit' : `${digits(n)} visits`} because too many came from one network within an hour.`,
  sampled: (read: number, all: number) =>
    `Read from ${digits(read)} of ${digits(all)} sessions, evenly chosen; pages and issues are counted in those.`,
  pageWithout: (page: string, about: number) =>
    `${capital(page)} typically has about ${countedInDigits(about, 'visitor')} and had none: it may have moved or lost the script.`,
  muted: (n: number) =>
    `${n === 1 ? 'One problem' : `${digits(n)} problems`} you marked as not a problem ${n === 1 ? 'is' : 'are'} left out.`,
  claimed: (n: number) =>
    `${n === 1 ? 'One problem' : `${digits(n)} problems`} you marked as fixed last happened before that. We’ll keep watching.`,
  watching: (n: number) =>
    n === 1
      ? 'We’ll report what we’re watching if more visitors run into it.'
      : 'We’ll report the things we’re watching if more visitors run into them.',
  watched: (n: number) =>
    n === 1
      ? 'Few visits ran into something else. We’ll report it if it happens more.'
      : `Few visits ran into ${digits(n)} other things. We’ll report them if they happen more.`,
  unlisted: (n: number) =>
    `${n === 1 ? 'One smaller problem isn’t' : `${digits(n)} smaller problems aren’t`} listed here.`,
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
  /** What sets the day apart: how it compares with the days before. */
  unusual: (sentence: string, perHundred: number) =>
    `${sentence.replace(/\.$/, '')}, compared with about ${digits(perHundred)} in 100 before.`,
  never: (sentence: string, all: number, days: number) =>
    `${sentence} On the ${days === 1 ? 'day' : `${digits(days)} days`} before, none of ${countedInDigits(all, 'visit')} did.`,
};

export const provenance = {
  day: (date: string, from: string, zone: string) =>
    `${fullDateName(date)}, ${from} to 11:59 PM, ${zone}.`,
  days: (first: string, last: string, zone: string) =>
    `${dayName(first)}, to ${fullDateName(last)}, ${zone}.`,
  recorded: (sessions: number) =>
    sessions === 0 ? 'No sessions recorded.' : `${countedInDigits(sessions, 'session')} recorded.`,
  bots: (n: number) => `${countedInDigits(n, 'visit')} from known bots left out.`,
  byRulesAlone: 'Written automatically.',
  byRules: 'Written automatically from recorded sessions. Email addresses are masked.',
  byModel: 'Written by AI from recorded sessions. Email addresses are masked.',
  few: 'Few sessions, so treat the numbers as a rough guide.',
};
