/** Each letter replaced by another one, as in ROT13. */
export function rotated(text: string): string {
  return text.replace(/[a-z]/gi, (c) =>
    String.fromCharCode(c.charCodeAt(0) + (c.toLowerCase() < 'n' ? 13 : -13)),
  );
}

const CONSONANTS = 'bcdfghjklmnpqrstvwxz';
const syllables = (n: number) =>
  `${CONSONANTS[n % 20]}o${CONSONANTS[Math.floor(n / 20) % 20]}u${CONSONANTS[(n * 7 + 3) % 20]}`;
/** Two words that are nowhere else. */
export const typedValue = (index: number): string =>
  `Qu${syllables(index)}ix Vy${syllables(index + 11)}aq`;

/** Everything that would give the value away. */
export function tracesOf(
  { also }: { readonly also?: (value: string) => readonly string[] },
  value: string,
): string[] {
  const words = value.split(' ');
  const all = [
    value,
    ...words,
    ...words.map((word) => word.toLowerCase()),
    ...(also?.(value) ?? []),
  ];
  return [...new Set([...all, encodeURIComponent(value)])];
}
