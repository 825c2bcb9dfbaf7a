/** A time of day, which differs between two loads of a page that shows the current time. */
const TIME = /\b\d{1,2}:\d\d(:\d\d)?\b/g;
/**
 * Seconds or minutes, in several languages: what a page took to render, or how long ago something was. Neither decades
 * ("1980s") nor words that start alike ("3 minivans", "4 secondary schools").
 */
const DURATION =
  /(?<!(?<![.,])\b[12]\d\d)\d ?(ms|s|[Ss]e[cgk](s|[ou]n[dt]?\w{0,2})?|[Mm]in(s|u\w*)?)(?![\w-])/;
const DIGITS = /\d+/g;
/** A longer text is no note beside others. */
const NOTE_LIMIT = 200;

/** A text without what differs between two loads of its page by itself. */
export function withoutTimes(text: string): string {
  const timeless = text.includes(':') ? text.replace(TIME, '') : text;
  const isDuration = text.length <= NOTE_LIMIT && DURATION.test(timeless);
  // Such a note also counts queries, for example.
  return isDuration ? timeless.replace(DIGITS, '') : timeless;
}
