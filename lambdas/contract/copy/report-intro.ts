import { digits } from './digits.ts';
import { fewVisits } from './headlines.ts';
import { capital, countedInDigits, inWords, ordinal } from './numerals.ts';

const lateSessions = (n: number): string =>
  n === 1 ? 'one late session from an earlier day' : `${digits(n)} late sessions from earlier days`;

export const intro = {
  greeting: (name: string) => (name ? `Good morning, ${name}.` : 'Good morning.'),
  came: (n: number, when: string) => `You had ${countedInDigits(n, 'visitor')} ${when}`,
  recorded: (n: number, when: string) => `We recorded ${countedInDigits(n, 'visitor')} ${when}`,
  noneOf: (when: string) => `We recorded no visits ${when}`,
  alsoLate: (late: number) => `; this report also covers ${lateSessions(late)}`,
  than: (compared: string, typical: string) =>
    compared === 'about as many as usual'
      ? `, about the same as on a typical ${typical}`
      : `, ${compared}${typical === 'day' ? '' : ` for a ${typical}`}`,
  mostSaw: (page: string, n: number) => `, and ${digits(n)} of them saw ${page}`,
  first: (domain: string) => `This is your first report for ${domain}.`,
  /** After the sentence above. */
  yourSite: 'your website',
  several: (first: string, last: string) =>
    `This report covers several days, ${first}, to ${last}, because no report was sent in between.`,
  /** After a change of time zone. */
  startsAt: (moment: string) => `This report starts where the last one ended: ${moment}.`,
  /** The website was disconnected, or its script was missing. */
  resumed: (moment: string) =>
    `Recording resumed on ${moment}, so visits before that may be missing.`,
  /** The first report, if none was sent on the day after the website was connected. */
  sinceConnected: (day: string) => `It covers the time since ${day}.`,
  limit: (n: number, plan: string, max: number) =>
    `Your ${plan} plan’s ${digits(max)} sessions are used up, so ${n === 1 ? '1 visit wasn’t' : `${countedInDigits(n, 'visit')} weren’t`} recorded.`,
  scriptMissing: (moment: string) =>
    `Since ${moment}, we can’t find the tracking script on your home page, so some visits may be missing.`,
  nothingRecorded: (when: string) => `Nothing was recorded ${when}.`,
  /** Two consecutive days without a problem are worded differently. */
  noTrouble: (n: number, isTurn: boolean) => {
    if (n === 1) return 'They didn’t run into any problem we could see.';
    return isTurn
      ? 'Nothing we recorded got in anyone’s way.'
      : 'We didn’t see anyone run into a problem.';
  },
  answered: 'Visitors only ran into problems that were dismissed or marked as fixed.',
  watching: (n: number, title: string, isOnce: boolean) =>
    n === 1
      ? `We’re watching one thing that affected ${fewVisits(n, isOnce)}: ${title}.`
      : `We’re watching ${inWords(n)} things that affected ${fewVisits(n, isOnce)}, such as this one: ${title}.`,
  noTroubleAnywhere: 'In what was recorded, we saw no problems.',
  minorOpen: (open: number) =>
    open === 1
      ? 'No new problems. One minor problem is still open.'
      : `No new problems. ${capital(inWords(open))} minor problems are still open.`,
  minorUnseen: (open: number) =>
    open === 1
      ? 'No new problems. One minor problem is still open, but no one ran into it.'
      : `No new problems. ${capital(inWords(open))} minor problems are still open, but no one ran into them.`,
  unseen: (n: number) =>
    n === 1
      ? 'No one ran into the problem that is still open.'
      : `No one ran into the ${inWords(n)} problems that are still open.`,
  /** Too few visits had one of these to report it again. */
  rarely: (n: number) =>
    n === 1
      ? 'Only some visits had the problem that is still open.'
      : 'Only some visits had any of the problems that are still open.',
  /** Minor open problems happened, and others did not, or too rarely to report them again. */
  onlyMinor: (minor: number, unseen: number, isRare: boolean) => {
    const bigger = unseen === 1 ? 'the bigger one' : 'any of the bigger ones';
    return `Visitors ran into ${minor === 1 ? 'one minor problem that is' : `${inWords(minor)} minor problems that are`} still open, ${isRare ? 'and only some' : 'but not'} into ${bigger}.`;
  },
  oneThing: (title: string) => `Start with this: ${title}.`,
  things: (n: number, title: string) =>
    `${capital(inWords(n))} things need a look. Start with this one: ${title}.`,
  /** On days whose first step is about missing data. */
  oneProblem: (title: string) => `One problem needs a look: ${title}.`,
  problems: (n: number, title: string) =>
    `${capital(inWords(n))} problems need a look, above all this one: ${title}.`,
  stillOpen: (n: number, title: string) =>
    n === 1
      ? `This is still open: ${title}.`
      : `${capital(inWords(n))} things need a look. This one is still open: ${title}.`,
  oneSmallThing: (title: string) => `One small thing to look at: ${title}.`,
  smallThings: (n: number) => `${capital(inWords(n))} small things to look at, nothing urgent.`,
  backAgain: (title: string, isClaimed: boolean) =>
    `A problem ${isClaimed ? 'that was marked as fixed' : 'we thought was fixed'} is back: ${title}.`,
  /** Marked as fixed, and not proven yet. `visits`: after the mark. */
  claimed: (title: string, visits: number, page: string) =>
    `One problem was marked as fixed and hasn’t come back so far: ${title} (${countedInDigits(visits, 'visit')} to ${page} since then).`,
  severalClaimed: (n: number) =>
    `${capital(inWords(n))} problems were marked as fixed and haven’t come back so far.`,
  repaired: (n: number) =>
    n === 1
      ? 'One problem is fixed: the proof is below.'
      : `${capital(inWords(n))} problems are fixed: the proof is below.`,
};

/** A day without visits, with the known reason. */
export const noVisits = {
  /** Visitors came, and none of their sessions was analyzed when the report was written. */
  notProcessed: (n: number, when: string) =>
    `${n === 1 ? 'A visit' : 'Visits'} of ${countedInDigits(n, 'visitor')} ${when} ${n === 1 ? 'wasn’t' : 'weren’t'} processed when this report was written. The next report covers ${n === 1 ? 'it' : 'them'}.`,
  noneRecorded: (when: string) => `We recorded no visits ${when}.`,
  sinceConnected: (time: string, weekday: string) =>
    `on ${weekday} after recording began at ${time}`,
  neverYet: 'Recording is ready, but we haven’t recorded a visit yet.',
  script: {
    working:
      'We checked your website: the script is working, so most likely no one came, or no one agreed to be recorded.',
    missing:
      'When we last checked, your website responded, but without the tracking script, which may be the reason.',
    blocked:
      'The content security policy of your website blocks the tracking script, so visits can’t be recorded.',
    outdated:
      'Your website still loads a version of our script that no longer records, so please replace the script.',
  },
  unchecked: 'We couldn’t check your website, so please open it yourself.',
  siteDown: 'Your website didn’t respond when we last checked, which may be the reason.',
  nowAndThen: (about: number, weekday: string) =>
    `With about ${countedInDigits(about, 'visitor')} on a typical ${weekday}, a day without visits happens now and then.`,
  unusual: (about: number, weekday: string) =>
    `That’s unusual: a typical ${weekday} has about ${countedInDigits(about, 'visitor')}.`,
  pause: (days: number) =>
    `This is the ${ordinal(days)} day in a row without a recorded visit, so we’re pausing these emails.`,
  resume: 'They resume automatically the morning after your next recorded visit.',
  stopped: (day: string, time: string) =>
    `We received the last session from your website on ${day}, at ${time}.`,
  stoppedUnknown: 'The tracking script is missing from your website.',
  siteFine: 'Your website itself responded when we checked.',
  looksLike:
    'A script usually disappears with a new theme or page template: the pages are new, and the script wasn’t carried over.',
  steps: [
    'Copy the tracking script from your connection page.',
    'Paste it before the closing </head> tag of your template.',
    'Publish, then click Test Integration.',
  ],
  followTheLink: 'Open the link in your latest post or ad and check where it leads.',
  openSite: 'Open your website and check that it loads.',
  testIntegration: 'Click Test Integration on your connection page, and follow what it says.',
  share: 'Share a link to your website. The first visit will be in your next report.',
};
