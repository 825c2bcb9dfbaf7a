/**
 * Matches CSS comments, strings with their escapes, and URLs, so that a quote or comment inside one of them does not start or
 * end another. A string ends at a line break.
 * The groups are `url(` or `path(`, the quote, the content, the closing quote; or `url(` and a URL without quotes.
 */
export const TOKENS =
  /\/\*.*?(?:\*\/|$)|(url\(\s*|path\([\w\s,]*)?(["'])((?:(?!\2)[^\\\n]|\\.)*)(\2?)|(url\(\s*)([^"')]*)/gis;

/** Decodes escapes: the selector of the class "2024" begins with `\\32 `. */
export const unescaped = (css: string): string =>
  css.replace(
    /\\(?:([\da-f]{1,6})\s?|(.))/gi,
    (_, code, other) => other ?? String.fromCharCode(parseInt(code, 16)),
  );

/** Removes comments and the content of URLs and strings. */
export const withoutStrings = (css: string): string =>
  css
    .replace(/\n/g, ' ') // a line break ends a string, and the text after it would remain
    .replace(
      TOKENS,
      (_, before, quote, __, ___, bareUrl) => bareUrl ?? (before ?? '') + (quote ? '""' : ''),
    );
