/** Joins facts with dots. A line never starts with a dot, because a no-break space precedes it. */
export const joinWithDots = (...facts: readonly (string | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ');
