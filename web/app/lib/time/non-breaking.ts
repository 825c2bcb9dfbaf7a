/** Replaces spaces with no-break spaces, so that a date or a number with its unit stays on one line. */
export const nonBreaking = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Keeps "6 of 19" in a sentence on one line. */
export const withNonBreakingCounts = (text: string): string =>
  text.replace(/\d of \d/g, nonBreaking);
