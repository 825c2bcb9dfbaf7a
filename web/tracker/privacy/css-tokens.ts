/**
 * Comments, strings with their escapes, and addresses of CSS: a quote or a comment inside of one does not end or start
 * another. A string ends with its line.
 * The groups are `url(` or `path(`, the quote, the content, the closing quote; or `url(` and an address without quotes.
 */
export const TOKENS =
  /\/\*.*?(?:\*\/|$)|(url\(\s*|path\([\w\s,]*)?(["'])((?:(?!\2)[^\\\n]|\\.)*)(\2?)|(url\(\s*)([^"')]*)/gis;

/** Removes comments and the content of URLs and strings. */
export const withoutStrings = (css: string): string =>
  css
    .replaceAll('\n', ' ') // one ends a string, and the text behind it would stay
    .replace(
      TOKENS,
      (_, before, quote, __, ___, bareUrl) => bareUrl ?? (before ?? '') + (quote ? '""' : ''),
    );
