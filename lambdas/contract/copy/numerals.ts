import { digits } from './digits.ts';
import { zoneCity } from './zone-city.ts';

/** Formats numbers and names for running text. */
const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** In words up to ten, in digits above. */
export const inWords = (n: number): string => small[n] ?? digits(n);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const plural = (n: number, noun: string): string => (n === 1 ? noun : `${noun}s`);

/** "three visitors", "one visitor"; in digits: "3 visitors", "1 visitor". */
export const counted = (n: number, noun: string): string => `${inWords(n)} ${plural(n, noun)}`;
export const countedInDigits = (n: number, noun: string): string =>
  `${digits(n)} ${plural(n, noun)}`;

/** "One visitor", "3 visitors": the start of a sentence. */
export const someone = (n: number): string =>
  n === 1 ? 'One visitor' : countedInDigits(n, 'visitor');

/** "a and b", "a, b and c" */
export const listed = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const ordinalSuffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
/** Created with the first ordinal above the eighth: creating it takes a hundred times as long as using it. */
let ordinalRules: Intl.PluralRules | undefined;
function ordinalSuffix(n: number): string {
  ordinalRules ??= new Intl.PluralRules('en-US', { type: 'ordinal' });
  return ordinalSuffixes[ordinalRules.select(n)] ?? 'th';
}
/** "seventh"; in digits above the eighth: "21st". */
export const ordinal = (n: number): string => ordinals[n - 1] ?? `${digits(n)}${ordinalSuffix(n)}`;

/** "both visits", "all 3 visits" */
export const allOf = (n: number, noun: string): string =>
  n === 2 ? `both ${noun}s` : `all ${digits(n)} ${noun}s`;

/** Lowercases a title for use inside a sentence; paths and quotations keep their first letter. */
export const inSentence = (title: string): string =>
  title.replace(
    /^(The|An?|Another|One|Visitors|Rage|Script|Missing|File|Video|Sound|Failed|Checkout|Sign-up|Registration)(?=[ ’])/,
    (word) => word.toLowerCase(),
  );

/** The same after a colon, with an article if the title is a noun without one: "a failed request at checkout". */
export const afterColon = (title: string): string =>
  inSentence(title).replace(/^(?=(script|missing|file|video|sound|failed) )/, 'a ');

const noonOf = (date: string) => new Date(`${date}T12:00:00Z`);
/** Created with the first date in a zone, because nearly every function loads this file and few format dates. */
function formatted(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (at: Date, timeZone = 'UTC'): string => {
    const format =
      formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...options });
    formats.set(timeZone, format);
    return format.format(at);
  };
}
const weekday = formatted({ weekday: 'long' });
const day = formatted({ weekday: 'long', month: 'long', day: 'numeric' });
const dayOfMonth = formatted({ month: 'long', day: 'numeric' });
const timeOfDay = formatted({ hour: 'numeric', minute: '2-digit' });
const monthAlone = formatted({ month: 'long' });
const fullDate = formatted({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

/** For a local date, `YYYY-MM-DD`: "Thursday", "November 19", and both. */
export const weekdayName = (date: string): string => weekday(noonOf(date));
export const dateName = (date: string): string => dayOfMonth(noonOf(date));
export const dayName = (date: string): string => day(noonOf(date));
export const monthName = (month: string): string => monthAlone(noonOf(`${month}-01`));
export const fullDateName = (date: string): string => fullDate(noonOf(date));

/** "4:12 PM" in a zone. */
export const timeName = (instant: string, timeZone: string): string =>
  timeOfDay(new Date(instant), timeZone).replace(/\u202f/g, ' ');

/** "Thursday, 3:26 PM" in a zone. */
export const momentName = (instant: string, timeZone: string): string =>
  `${weekday(new Date(instant), timeZone)}, ${timeName(instant, timeZone)}`;

/** "December 2" in a zone. */
export const dateNameIn = (instant: string, timeZone: string): string =>
  dayOfMonth(new Date(instant), timeZone);

/**
 * The everyday name of a time zone: "New York time", "Knox time (Indiana)"; for ids without a place "Central European
 * Time", "UTC", "UTC−5".
 */
export function zoneName(timeZone: string): string {
  const [, sign, hours] = /^Etc\/GMT([+-])([1-9]\d?)$/.exec(timeZone) ?? [];
  // In these ids, plus means west of Greenwich.
  if (hours) return `UTC${sign === '+' ? '−' : '+'}${hours}`;
  const [area, ...places] = timeZone.replaceAll('_', ' ').split('/');
  const [city, region] = places.reverse();
  if (area !== 'Etc' && city) return `${zoneCity(timeZone)} time${region ? ` (${region})` : ''}`;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
  const common = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return /^GMT|^$/.test(common) ? 'UTC' : common;
}

/** A path as a text: shows a star instead of `:id`. */
export const pathLabel = (path: string): string => path.replaceAll(':id', '*');
export const pageLabel = (page: string): string => (page === '/' ? 'Home page' : pathLabel(page));
