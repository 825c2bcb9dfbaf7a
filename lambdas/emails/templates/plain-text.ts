const WIDTH = 72;
const RULE = '-'.repeat(WIDTH);
const FOOT = '='.repeat(WIDTH);

/** Keeps "2:10 PM" on one line, with a no-break space. */
export const withUnbrokenTimes = (text: string): string =>
  text.replace(/(?<=\d:\d\d) (?=[AP]M\b)/g, '\u00a0');

/** Wraps text without breaking long links. `mark` precedes only the first line. */
export function wrap(text: string, mark = ''): string {
  const indent = ' '.repeat(mark.length);
  const lines: string[] = [];
  let line = '';
  for (const word of withUnbrokenTimes(text.trim()).split(/[^\S\u00a0]+/)) {
    if (line !== '' && `${indent}${line} ${word}`.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((each, index) => `${index === 0 ? mark : indent}${each}`).join('\n');
}

/** Wraps user-written text and keeps its line breaks. */
export const wrapLines = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => wrap(line))
    .join('\n');

export const heading = (text: string): string => wrap(text.toUpperCase());
export const rule = RULE;
export const numbered = (items: readonly string[]): string =>
  items.map((item, index) => wrap(item, `${index + 1}. `)).join('\n');

export interface PlainTextEmail {
  readonly product: string;
  readonly about: string;
  readonly site?: string | undefined;
  /** See `heading`. */
  readonly heading: string;
  /** Paragraphs, already wrapped. Empty ones are omitted. */
  readonly body: readonly (string | false | undefined)[];
  readonly reason: string;
  readonly postalAddress: string;
}

/** The text part. It is written separately rather than derived from the HTML, because some people read only this. */
export function plainTextEmail({
  product,
  about,
  site,
  heading,
  body,
  reason,
  postalAddress,
}: PlainTextEmail): string {
  const head = [product.toUpperCase(), about, ...(site ? [site] : [])].join('\n');
  const present = body.filter((each): each is string => Boolean(each));
  const paragraphs = [`${head}\n${FOOT}`, heading, ...present];
  const text = `${paragraphs.join('\n\n')}\n\n${FOOT}\n${wrap(reason)}\n${postalAddress}\n`;
  return withUnbrokenTimes(text);
}
