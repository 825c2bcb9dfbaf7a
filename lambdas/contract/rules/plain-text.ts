/**
 * Sanitizes third-party text (labels, paths, error messages, names) for emails: short, one line, without invisible
 * characters and quotation marks, and without anything that a mail client turns into a link, an address or a phone
 * number. Idempotent.
 */
/** Characters that are invisible or change how the rest is displayed: controls, formats, tags, variation selectors. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const quotes = /["“”„«»‟<>`{}[\]\\|]/g;
/** File extensions that developers need to see and that are not top-level domains. */
const FILES =
  /^(js|mjs|cjs|jsx|ts|tsx|css|html?|php|aspx?|json|xml|svg|png|jpe?g|gif|webp|avif|ico|pdf|woff2?|mp4)$/i;

/** "Email *": a form marks a field that must be filled in. Hidden words (`HIDDEN_WORDS`) have more stars. */
const REQUIRED_MARK = /(?<=[\p{L})?:]) ?\*{1,4}$/u;

/** The longest label, page name or person's name. */
const LABEL_CHARACTERS = 40;
const NAME_CHARACTERS = 80;

/** A person's name, safe to repeat in emails to others. */
export const personName = (text: string): string => cleanLabel(text, NAME_CHARACTERS);

/** A label, page name or error message, cut to this many characters (code points) with an ellipsis. */
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
    .trim()
    .replace(REQUIRED_MARK, '');
  const points = [...clean];
  return points.length <= characters
    ? clean
    : `${points
        .slice(0, characters - 1)
        .join('')
        .trimEnd()}…`;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * Text in a right-to-left script is isolated (Unicode's FSI and PDI). Otherwise it would reorder the punctuation and
 * numbers next to it, and reverse a subject line that starts with it.
 */
export const isolateText = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;

/** A clean label in a sentence. */
export const labelInText = (text: string, characters?: number): string =>
  isolateText(cleanLabel(text, characters));

/** "go to evil.test/login" becomes "go to evil·test/login", which looks the same but is not a link. */
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

/** Whether a dot is in a decimal number or before a file extension; any other dot could be in a domain. */
const isPlainDot = (next: string): boolean =>
  FILES.test(next) || (/^\d/.test(next) && !/^\d+-?\p{L}/u.test(next));
