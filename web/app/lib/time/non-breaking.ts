/** Replaces spaces with no-break spaces, so that a date or a number with its unit stays on one line. */
export const nonBreaking = (text: string): string => text.replaceAll(' ', '\u00a0');
