import { HIDDEN_WORDS } from '../../tracker.ts';

/** A masked part of an address needs so many known letters beside it. */
const MIN_KNOWN = 3;

/**
 * Returns whether a masked text may have been this one: each masked part stands for one or more characters, none of which is
 * a separator. Anyone can send a masked text, so no regular expression is made of it, which could take hours.
 */
export function maskedMatcher(
  masked: string,
  separators: '/' | '/ ' | '',
): (text: string) => boolean {
  const split = (text: string) => (separators ? text.split(SEPARATED[separators]) : [text]);
  const pieces = split(masked).map((piece) => piece.split(HIDDEN_WORDS));
  return (text) => {
    const texts = split(text);
    return (
      texts.length === pieces.length &&
      pieces.every((each, index) => fits(each, texts[index] ?? ''))
    );
  };
}
/** With the separators as pieces. */
const SEPARATED = { '/': /(\/)/, '/ ': /([/ ])/ };

/** Whether a text consists of these parts, with at least one other character between each two of them. */
function fits(parts: readonly string[], text: string): boolean {
  const [first = '', ...rest] = parts;
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let end = first.length;
  for (const part of rest) {
    const start = text.indexOf(part, end + 1);
    if (start < 0) return false;
    end = start + part.length;
  }
  return end + 1 <= text.length - last.length;
}

/** Whether parts of a page are masked, and enough of it is known to find it among others. */
export const isPartlyMasked = (page: string): boolean =>
  page.includes(HIDDEN_WORDS) &&
  page
    .split('/')
    .filter((segment) => segment.includes(HIDDEN_WORDS))
    .every(
      (segment) =>
        segment.replaceAll(HIDDEN_WORDS, '').replace(/[^\p{L}]/gu, '').length >= MIN_KNOWN,
    );

/** The only page that a masked one may be; undefined if none or several fit. */
export function unmaskedPage(masked: string, pages: Iterable<string>): string | undefined {
  const isFitting = maskedMatcher(masked, '/');
  const [fitting, ...others] = [...pages].filter(
    (each) => !each.includes(HIDDEN_WORDS) && isFitting(each),
  );
  return others.length > 0 ? undefined : fitting;
}
