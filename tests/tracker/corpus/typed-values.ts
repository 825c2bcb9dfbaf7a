/** ROT13. */
export function rotated(text: string): string {
  return text.replace(/[a-z]/gi, (c) =>
    String.fromCharCode(c.charCodeAt(0) + (c.toLowerCase() < 'n' ? 13 : -13)),
  );
}

const CONSONANTS = 'bcdfghjklmnpqrstvwxz';
const syllables = (n: number) =>
  `${CONSONANTS[n % 20]}o${CONSONANTS[Math.floor(n / 20) % 20]}u${CONSONANTS[(n * 7 + 3) % 20]}`;
/** Two words that occur nowhere else. */
export const typedValue = (index: number): string =>
  `Qu${syllables(index)}ix Vy${syllables(index + 11)}aq`;

/** Every form that would reveal the value. */
export function tracesOf(
  { derived }: { readonly derived?: (value: string) => readonly string[] },
  value: string,
): string[] {
  const words = value.split(' ');
  const all = [
    value,
    ...words,
    ...words.map((word) => word.toLowerCase()),
    ...(derived?.(value) ?? []),
  ];
  return [...new Set([...all, encodeURIComponent(value)])];
}
