/** Facts in one line of text. A dot may end a line and never begins one. */
export const dotted = (...facts: readonly (string | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ');
