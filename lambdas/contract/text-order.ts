/** Compares texts by their characters, for lists whose order must not depend on the language of a machine. */
export const compareTexts = (one: string, other: string): number =>
  Number(one > other) - Number(one < other);
