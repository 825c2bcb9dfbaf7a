/** Decimal digits besides ASCII: Arabic, Persian, Devanagari, Bengali, Thai and full-width ones. */
export const OTHER_DIGITS =
  '\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff10-\uff19';
export const OTHER_DIGIT = new RegExp(`[${OTHER_DIGITS}]`, 'g');

/** A text with ASCII digits, at the same positions. */
export const asciiDigits = (text: string): string =>
  text.replace(OTHER_DIGIT, (digit) => {
    const code = digit.charCodeAt(0);
    // In Indic scripts the zero has the last hexadecimal digit 6, in the others 0.
    return `${(code & 15) - (code > 0x900 && code < 0xe00 ? 6 : 0)}`;
  });

/** Such as the links of an archive. */
const YEARS = /^((19|20)\d\d){4}$/;

/** Whether a number of ASCII digits has the check digit of a payment card (Luhn). Four years in a row are none. */
export function isCardNumber(digits: string): boolean {
  let sum = 0;
  for (let i = 1; i <= digits.length; i++) {
    const digit = digits.charCodeAt(digits.length - i) - 48;
    sum += i % 2 ? digit : digit > 4 ? 2 * digit - 9 : 2 * digit;
  }
  return sum % 10 === 0 && !YEARS.test(digits);
}
