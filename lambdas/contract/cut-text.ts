/**
 * The beginning of a text, up to `max` characters. A character of two halves, such as an emoji, that does not fit is left
 * out: neither the table nor an email accepts one half.
 */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
