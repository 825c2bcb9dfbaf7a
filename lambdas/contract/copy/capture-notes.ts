import { digits } from './digits.ts';
import { capital, countedInDigits, dayName, fullDateName } from './numerals.ts';

/** Notes about how complete the recordings are, one line each. */
export const capture = {
  cost: (milliseconds: number, kilobytes: number) =>
    `Recording took visitors’ browsers a median of ${digits(milliseconds)} ms and ${digits(kilobytes)} kB per page.`,
  late: (n: number) =>
    `${n === 1 ? 'One more session' : `${digits(n)} more sessions`} from an earlier day arrived after that report. The problems here include ${n === 1 ? 'it' : 'them'}.`,
  pending: (n: number) =>
    `Sessions of ${n === 1 ? 'one more visitor' : `${digits(n)} more visitors`} weren’t processed when this report was written; the next one covers them.`,
  quarantined: (n: number) =>
    `${n === 1 ? 'One recording' : `${digits(n)} recordings`} couldn’t be analyzed and ${n === 1 ? 'is' : 'are'} left out.`,
  gaps: (n: number) =>
    `Parts of ${n === 1 ? 'one recording' : `${digits(n)} recordings`} are missing, so more may have happened than we saw.`,
  eventsOnly: (n: number) =>
    `${n === 1 ? 'One recording keeps' : `${digits(n)} recordings keep`} only clicks and pages because the page was too heavy to record; ${n === 1 ? 'its clip shows' : 'their clips show'} no page.`,
  elsewhere: (n: number) =>
    `${n === 1 ? 'One visit' : `${digits(n)} visits`} to another address that carries your script ${n === 1 ? 'wasn’t' : 'weren’t'} recorded.`,
  throttled: (n: number) =>
    `We didn’t record ${n === 1 ? 'one visit' : `${digits(n)} visits`} because too many came from one network within an hour.`,
  sampled: (read: number, all: number) =>
    `Based on an even sample of ${digits(read)} of ${digits(all)} sessions; pages and problems are counted only in those.`,
  pageWithout: (page: string, about: number) =>
    `${capital(page)} typically has about ${countedInDigits(about, 'visitor')} and had none: it may have moved or lost the script.`,
  /** Any recipient of the report may have marked it. */
  muted: (n: number) =>
    `${n === 1 ? 'One problem' : `${digits(n)} problems`} marked as not a problem ${n === 1 ? 'is' : 'are'} left out.`,
  claimed: (n: number) =>
    `${n === 1 ? 'One problem' : `${digits(n)} problems`} marked as fixed last happened before that. We’ll keep watching.`,
  watching: (n: number) =>
    n === 1
      ? 'We’ll report what we’re watching if more visitors run into it.'
      : 'We’ll report the things we’re watching if more visitors run into them.',
  watched: (n: number) =>
    n === 1
      ? 'Something else affected only a few visits. We’ll report it if it happens more often.'
      : `${digits(n)} other things affected only a few visits. We’ll report them if they happen more often.`,
  unlisted: (n: number) =>
    `${n === 1 ? 'One smaller problem isn’t' : `${digits(n)} smaller problems aren’t`} listed here.`,
  unlistedOpen: (n: number) =>
    `${n === 1 ? 'One more open problem isn’t' : `${digits(n)} more open problems aren’t`} listed here.`,
};

export const provenance = {
  day: (date: string, from: string, zone: string) =>
    `${fullDateName(date)}, ${from} to 11:59 PM, ${zone}.`,
  days: (first: string, last: string, zone: string) =>
    `${dayName(first)}, to ${fullDateName(last)}, ${zone}.`,
  recorded: (sessions: number) =>
    sessions === 0 ? 'No sessions recorded.' : `${countedInDigits(sessions, 'session')} recorded.`,
  notProcessed: 'No session was processed in time.',
  bots: (n: number) => `${countedInDigits(n, 'visit')} from known bots left out.`,
  byRulesAlone: 'Written automatically.',
  byRules: 'Written automatically from recorded sessions. Email addresses are masked.',
  byModel: 'Written by AI from recorded sessions. Email addresses are masked.',
  few: 'Few sessions, so treat the numbers as a rough guide.',
};
