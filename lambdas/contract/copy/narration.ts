/**
 * What the audio summary and the daily video say, for the ear: one sentence an entry, and in each of them something that
 * is true of this day alone. What they say of one issue is the report's own (`report-issues.ts`).
 */
import { capital, counted, countedInDigits, digits, inSentence, inWords } from './numerals.ts';

const than = {
  'much-quieter': 'far fewer than',
  quieter: 'fewer than',
  'a-little-quieter': 'slightly fewer than',
  'about-the-same': 'about as many as',
  'a-little-busier': 'slightly more than',
  busier: 'more than',
  'much-busier': 'far more than',
} as const;

export const narration = {
  titles: {
    better: 'What got better',
    open: 'Still open',
    moved: 'How people moved',
    why: 'What we know about it',
    first: 'First today',
  },
  day: {
    greeting: (name: string) => (name ? `Good morning, ${name}: this` : 'This'),
    one: (greeting: string, day: string, site: string) => `${greeting} is ${day}, on ${site}.`,
    several: (greeting: string, days: number, first: string, last: string, site: string) =>
      `${greeting} is what happened on ${site} in ${inWords(days)} days, from ${first} to ${last}.`,
    compared: (n: number, how: keyof typeof than, weekday: string, about: number) =>
      `${capital(counted(n, 'visitor'))} came, ${than[how]} on a usual ${weekday}, which has about ${digits(about)}.`,
    tooEarly: (n: number, weekday: string) =>
      `${capital(counted(n, 'visitor'))} came; it is too early to say how that compares with a usual ${weekday}.`,
    came: (n: number, visits: number) =>
      `${capital(counted(n, 'visitor'))} came, on ${counted(visits, 'visit')}.`,
    limit: (plan: string, max: number, refused: number) =>
      `The ${plan} plan's ${digits(max)} sessions are used up, and ${counted(refused, 'visit')} could not be recorded.`,
    sampled: (read: number, all: number) =>
      `We read ${digits(read)} of the ${digits(all)} sessions, chosen evenly.`,
    things: (n: number) => `${capital(inWords(n))} things got in the way, and these come first.`,
  },
  issue: {
    /** Without the error's own words, which nobody wants to hear. */
    scriptError: (n: number, page: string) =>
      `On ${page} a script stopped for ${counted(n, 'visitor')}.`,
    onlyOne: (page: string) => `It was one visitor alone, and the only one on ${page}.`,
  },
  better: (title: string, passers: number) =>
    `Looks repaired: ${inSentence(title)}; ${counted(passers, 'visitor')} passed without it.`,
  open: (title: string, day: string, n: number, all: number) =>
    `Since ${day}: ${inSentence(title)}; this time it met ${digits(n)} of ${countedInDigits(all, 'visitor')}.`,
  moved: {
    /** Shares are whole percentages. */
    devices: (shares: readonly { readonly on: string; readonly share: number }[]) =>
      `Of every hundred visitors ${shares.map(({ on, share }, n) => `${inWords(share)} ${n === 0 ? 'came ' : ''}${on}`).join(', ')}.`,
    devicesCounted: (
      all: number,
      counts: readonly { readonly on: string; readonly visitors: number }[],
    ) =>
      `Of the ${counted(all, 'visitor')} ${counts.map(({ on, visitors }, n) => `${inWords(visitors)} ${n === 0 ? 'came ' : ''}${on}`).join(', ')}.`,
    onDevices: {
      phone: 'on a phone',
      computer: 'on a computer',
      tablet: 'on a tablet',
      other: 'on something else',
    },
    oneDevice: (n: number, on: string) => `All ${inWords(n)} came ${on}.`,
    topPage: (page: string, n: number, all: number) =>
      n === all
        ? `${all === 1 ? 'The one visit' : `All ${counted(all, 'visit')}`} went to ${page}.`
        : `${n * 2 > all ? `Most visits went to ${page}` : `More visits went to ${page} than anywhere else`}: ${digits(n)} of ${digits(all)}.`,
    nextPages: (first: string, n: number, second: string, m: number) =>
      `After that came ${first}, with ${counted(n, 'visit')}, and ${second}, with ${inWords(m)}.`,
    deserted: (page: string, usually: number) =>
      `${capital(page)} usually has about ${counted(usually, 'visitor')} and had none.`,
    bots: (n: number) =>
      `${capital(counted(n, 'visit'))} by known bots are left out of these numbers.`,
    events: (n: number, sessions: number) =>
      `All this is read from ${countedInDigits(n, 'recorded event')} in ${counted(sessions, 'session')}.`,
  },
  silent: {
    nobody: (site: string, day: string) => `Nobody came to ${site} on ${day}.`,
    nobodyFor: (site: string, days: number, last: string) =>
      `Nobody came to ${site} in the ${inWords(days)} days up to ${last}.`,
    neverYet: (site: string) => `Recording is ready on ${site}, and nobody has come by yet.`,
    usual: (weekday: string, about: number) =>
      `A usual ${weekday} has about ${counted(about, 'visitor')}.`,
    last: (day: string, time: string) => `The last visit reached us on ${day}, at ${time}.`,
    stopped: (site: string) => `The tracking script is missing from ${site}.`,
    working: (time: string, site: string) =>
      `We looked at ${time}: ${site} answered, and the tracking script was in its place.`,
    withoutScript: (time: string, site: string) =>
      `We looked at ${time}: ${site} answered, but without the tracking script.`,
    down: (time: string, site: string) =>
      `We looked at ${time}, and ${site} did not answer, which may be the reason.`,
    unchecked: (site: string) => `This morning we could not look at ${site} ourselves.`,
    pause: (nth: string, site: string) =>
      `It is the ${nth} morning in a row like this, so the mails pause until somebody visits ${site}.`,
  },
  first: {
    trouble: (focus: string) => `The one thing for today: ${focus}`,
    open: (title: string, day: string) =>
      `Nothing new needs you; still open since ${day}: ${inSentence(title)}.`,
    watching: (n: number, title: string, day: string) =>
      n === 1
        ? `One visit of ${day} met something, and we watch it; nothing needs you yet: ${inSentence(title)}.`
        : `${capital(inWords(n))} things of ${day} were each met by a single visit, and we watch them; one is this: ${inSentence(title)}.`,
    setAside: (day: string) =>
      `Nothing of ${day} needs you today: visitors met only what you have set aside.`,
    quiet: (n: number, day: string) =>
      n === 1
        ? `The one visitor of ${day} ran into no trouble that we could see, so nothing needs you today.`
        : `None of the ${counted(n, 'visitor')} of ${day} ran into trouble that we could see, so nothing needs you today.`,
    plan: (site: string) =>
      `The one thing for today: choose a larger plan if you want every visit to ${site} recorded.`,
    paste: (site: string) =>
      `The one thing for today: put the tracking script back on ${site}; your connection page has it, and tests it.`,
    share: (site: string) => `The one thing for today: share a link to ${site}.`,
    openSite: (site: string) =>
      `The one thing for today: open ${site} once and see whether it answers.`,
    follow: (site: string) =>
      `The one thing for today: open the latest link you shared, and see whether it leads to ${site}.`,
  },
};
