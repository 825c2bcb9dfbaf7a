import { HIDDEN_WORDS } from '../../tracker.ts';

/** A masked part of an address needs so many known letters beside it. */
const MIN_KNOWN = 3;

/** What a masked text may have been: `hidden` (a pattern) stands for each masked part. */
export const maskedPattern = (text: string, hidden: string): RegExp => {
  const parts = text.split(HIDDEN_WORDS).map((part) => part.replace(/[^\p{L}\d\s]/gu, '\\$&'));
  return new RegExp(`^${parts.join(hidden)}$`);
};

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
  const pattern = maskedPattern(masked, '[^/]+');
  const [fitting, ...others] = [...pages].filter(
    (each) => !each.includes(HIDDEN_WORDS) && pattern.test(each),
  );
  return others.length > 0 ? undefined : fitting;
}
