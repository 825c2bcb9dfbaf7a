/** Replaces spaces with no-break spaces, so that a date or a number with its unit stays on one line. */
export const nonBreaking = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Facts in one line of text. A dot may end a line and never begins one. */
export const dotted = (...facts: readonly (string | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ');
