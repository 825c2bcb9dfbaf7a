/** A date, or a number with what it counts, stays on one line. */
export const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');
