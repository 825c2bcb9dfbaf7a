/**
 * Third-party text (labels, paths, error messages, names) made harmless for a mail: short, one line, nothing
 * invisible, nothing that ends a quotation, and nothing a mail program turns into a link, an address or a telephone
 * number. Cleaning twice changes nothing.
 */
/** Everything a reader cannot see or that changes how the rest is read: controls, formats, tags, variations. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const quotes = /["“”„«»‟<>`{}[\]\\|]/g;
/** Endings of files that developers need to read and that are no top-level domains. */
const FILES =
  /^(js|mjs|cjs|jsx|ts|tsx|css|html?|php|aspx?|json|xml|svg|png|jpe?g|gif|webp|avif|ico|pdf|woff2?|mp4)$/i;

/** The longest label, page name or person's name. */
const LABEL_CHARACTERS = 40;
const NAME_CHARACTERS = 80;

/** A person's name, safe to repeat in emails to others. */
export const personName = (text: string): string => cleanLabel(text, NAME_CHARACTERS);

export function cleanLabel(text: string, characters: number = LABEL_CHARACTERS): string {
  const clean = withoutLinks(
    text
      .slice(0, characters * 8)
      .toWellFormed()
      .normalize('NFKC')
      .replace(/[\t\n\r\f\v]/g, ' ')
      .replace(invisible, '')
      .replace(quotes, ''),
  )
    .replace(/\s+/g, ' ')
    .trim();
  const points = [...clean];
  return points.length <= characters
    ? clean
    : `${points
        .slice(0, characters - 1)
        .join('')
        .trimEnd()}…`;
}

/** "go to evil.test/login" reads "go to evil·test/login": the same to the eye, and no link. */
const withoutLinks = (text: string): string =>
  text
    .replace(/[a-z][a-z0-9+.-]*:\/\/+/gi, ' ')
    .replace(/(?<!\p{L})(mailto|tel|sms|callto|javascript|www)[:.]/giu, '$1 ')
    .replace(/@/g, ' at ')
    .replace(/\d{1,3}(?:\.\d{1,3}){3}/g, (address) => address.replaceAll('.', '·'))
    .replace(/(?<=[\p{L}\p{N}_-])[.。．｡․](?=([\p{L}\p{N}-]+))/gu, (dot, next: string) =>
      isPlainDot(next) ? dot : '·',
    )
    .replace(/\+?\(?\d(?:[ \u00a0()./–-]{0,3}\d){6,}/g, '•••');

/** A decimal, or the ending of a file; anything else after a dot could be a domain. */
const isPlainDot = (next: string): boolean =>
  FILES.test(next) || (/^\d/.test(next) && !/^\d+-?\p{L}/u.test(next));
