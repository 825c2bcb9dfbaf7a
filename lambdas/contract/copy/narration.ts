/**
 * The spoken text of the audio summary and the daily video: one sentence per entry, each with a fact of this day. The
 * sentences about an issue are those of the report (`report-issues.ts`).
 */
import { digits } from './digits.ts';
import { fewVisits } from './headlines.ts';
import {
  afterColon,
  allOf,
  capital,
  counted,
  countedInDigits,
  inSentence,
  inWords,
  listed,
  someone,
} from './numerals.ts';

const than = {
  'much-quieter': 'far fewer than',
  quieter: 'fewer than',
  'a-little-quieter': 'slightly fewer than',
  'about-the-same': 'about as many as',
  'a-little-busier': 'slightly more than',
  busier: 'more than',
  'much-busier': 'far more than',
} as const;

/** Only for one of several devices, so none of them was used by all hundred or by none. */
const ofHundred = (share: number): string =>
  share === 0 ? 'fewer than one' : share === 100 ? 'more than 99' : digits(share);

const wereOn = (n: number): string => (n === 1 ? 'was ' : 'were ');

export const narration = {
  titles: {
    better: 'What’s fixed',
    open: 'Still open',
    moved: 'How people moved around',
    why: 'What we know',
    first: 'To do today',
  },
  day: {
    greeting: (name: string) => (name ? `Good morning, ${name}. This` : 'This'),
    one: (greeting: string, day: string, site: string) =>
      `${greeting} is your report for ${site} on ${day}.`,
    several: (greeting: string, days: number, first: string, last: string, site: string) =>
      `${greeting} is your report for ${site}: ${inWords(days)} days, from ${first} to ${last}.`,
    compared: (n: number, how: keyof typeof than, weekday: string, about: number) =>
      `You had ${counted(n, 'visitor')}, ${than[how]} on a typical ${weekday}, which has about ${inWords(about)}.`,
    tooEarly: (n: number, weekday: string) =>
      `You had ${counted(n, 'visitor')}. There are too few full days yet to compare that with a typical ${weekday}.`,
    came: (n: number, visits: number) =>
      `You had ${counted(n, 'visitor')} and ${counted(visits, 'visit')}.`,
    limit: (plan: string, max: number, rejected: number) =>
      `Your ${plan} plan’s ${digits(max)} sessions are used up, and ${counted(rejected, 'visit')} couldn’t be recorded.`,
    sampled: (read: number, all: number) =>
      `We read an even sample: ${digits(read)} of the ${digits(all)} sessions.`,
    things: (n: number) => `${capital(inWords(n))} things need a look. These come first.`,
  },
  issue: {
    /** Leaves out the error message, which is hard to listen to. */
    scriptError: (n: number, place: string) => `${someone(n)} ran into a script error ${place}.`,
    onlyOne: (page: string) => `They were the only visitor we saw reach ${page}.`,
  },
  better: (title: string, passed: string) => `Fixed: ${inSentence(title)}. ${capital(passed)}.`,
  open: (title: string, day: string, reached: string) =>
    `Open since ${day}: ${afterColon(title)}. It affected ${reached} this time.`,
  moved: {
    /** Shares are whole percentages. */
    devices: (shares: readonly { readonly on: string; readonly share: number }[]) =>
      `Of every hundred visitors, ${listed(shares.map(({ on, share }, n) => `${ofHundred(share)} ${n === 0 ? wereOn(share) : ''}${on}`))}.`,
    devicesCounted: (
      all: number,
      counts: readonly { readonly on: string; readonly visitors: number }[],
    ) =>
      `Of the ${countedInDigits(all, 'visitor')}, ${listed(counts.map(({ on, visitors }, n) => `${digits(visitors)} ${n === 0 ? wereOn(visitors) : ''}${on}`))}.`,
    onDevices: {
      phone: 'on a phone',
      computer: 'on a computer',
      tablet: 'on a tablet',
      other: 'on something else',
    },
    oneDevice: (n: number, on: string) =>
      `${n === 1 ? 'Your one visitor' : n === 2 ? 'Both' : `All ${inWords(n)}`} ${wereOn(n)}${on}.`,
    /** `isTied`: another page had as many visits. */
    topPage: (page: string, n: number, all: number, isTied: boolean) =>
      n === all
        ? `${all === 1 ? 'The one visit' : capital(allOf(all, 'visit'))} went to ${page}.`
        : n * 2 > all
          ? `Most visits went to ${page}: ${digits(n)} of ${digits(all)}.`
          : `${isTied ? `No page had more visits than ${page}` : `More visits went to ${page} than anywhere else`}: ${digits(n)} of ${digits(all)}.`,
    nextPages: (first: string, n: number, second: string, m: number) =>
      `Next were ${first}, with ${countedInDigits(n, 'visit')}, and ${second}, with ${digits(m)}.`,
    /** After a page with as many visits as the first of these; `m`: the visits of the other one, if fewer. */
    tiedPages: (first: string, second: string, m: number | undefined) =>
      `As many went to ${first}${m === undefined ? ' and to' : `, and ${digits(m)} to`} ${second}.`,
    deserted: (page: string, usually: number) =>
      `${capital(page)} typically has about ${counted(usually, 'visitor')} and had none.`,
    bots: (n: number) =>
      `${capital(counted(n, 'visit'))} from known bots ${n === 1 ? 'is' : 'are'} left out of these numbers.`,
    events: (n: number, sessions: number) =>
      `This comes from ${countedInDigits(n, 'recorded event')} in ${counted(sessions, 'session')}.`,
  },
  noVisits: {
    noVisits: (site: string, day: string) => `We recorded no visits to ${site} on ${day}.`,
    noVisitsSince: (site: string, weekday: string, time: string) =>
      `We recorded no visits to ${site} on ${weekday} after recording began at ${time}.`,
    noVisitsFor: (site: string, days: number, last: string) =>
      `We recorded no visits to ${site} in the ${inWords(days)} days up to ${last}.`,
    neverYet: (site: string) =>
      `Recording is ready on ${site}, but no visit has been recorded yet.`,
    usual: (weekday: string, about: number) =>
      `A typical ${weekday} has about ${counted(about, 'visitor')}.`,
    last: (day: string, time: string) => `The last visit was on ${day}, at ${time}.`,
    stopped: (site: string) => `The tracking script is missing from ${site}.`,
    script: {
      working: (moment: string, site: string) =>
        `We checked on ${moment}: ${site} responded, and the tracking script was there.`,
      missing: (moment: string, site: string) =>
        `We checked on ${moment}: ${site} responded, but without the tracking script.`,
      blocked: (moment: string, site: string) =>
        `We checked on ${moment}: ${site} responded, but its content security policy blocks the tracking script.`,
      outdated: (moment: string, site: string) =>
        `We checked on ${moment}: ${site} responded, but with a version of the tracking script that no longer records.`,
    },
    down: (moment: string, site: string) =>
      `We checked on ${moment}, and ${site} didn’t respond, which may be the reason.`,
    unchecked: (site: string) => `We couldn’t check ${site}.`,
    pause: (nth: string, site: string) =>
      `It’s the ${nth} day in a row like this, so emails pause until a visit to ${site} is recorded.`,
  },
  first: {
    trouble: (focus: string) => `If you do one thing today: ${focus}`,
    open: (title: string, day: string) => `Still to do since ${day}: ${afterColon(title)}.`,
    minorOpen: (title: string, day: string) =>
      `Nothing urgent today, but this has been open since ${day}: ${afterColon(title)}.`,
    watching: (n: number, title: string, day: string, isOnce: boolean) =>
      n === 1
        ? `We’re watching one thing that affected ${fewVisits(n, isOnce)} on ${day}: ${afterColon(title)}.`
        : `We’re watching ${inWords(n)} things that affected ${fewVisits(n, isOnce)} on ${day}, such as this one: ${afterColon(title)}.`,
    answered: (day: string) =>
      `Nothing to do today: on ${day}, visitors only ran into problems that were dismissed or marked as fixed.`,
    quiet: (n: number, day: string) =>
      n === 1
        ? `Nothing to do today: your one visitor on ${day} didn’t run into any problem we could see.`
        : `Nothing to do today: none of your ${counted(n, 'visitor')} on ${day} ran into a problem we could see.`,
    plan: (site: string) =>
      `If you do one thing today: upgrade if you want every visit to ${site} recorded.`,
    paste: (site: string) =>
      `If you do one thing today: put the tracking script back on ${site}. Your connection page has it.`,
    share: (site: string) => `If you do one thing today: share a link to ${site}.`,
    testIntegration: (site: string) =>
      `If you do one thing today: test the integration of ${site} on your connection page.`,
    openSite: (site: string) => `If you do one thing today: open ${site} and check that it loads.`,
    check: (site: string, check: string) => `If you do one thing today on ${site}: ${check}`,
    none: (site: string) => `Nothing to do today for ${site}.`,
    follow: (site: string) =>
      `If you do one thing today: open the latest link you shared and check that it leads to ${site}.`,
  },
};
