/** The new index of the highlight after a key, 'choose', or undefined for keys that the list does not handle. */
export function keyInList(
  key: string,
  at: number,
  labels: readonly string[],
  hasSearch: boolean,
): number | 'choose' | undefined {
  const count = labels.length;
  if (count === 0) return undefined;
  if (key === 'Enter') return 'choose';
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  // The search field handles the remaining keys.
  if (hasSearch) return undefined;
  if (key === ' ') return 'choose';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key.length === 1 ? startingWith(key, at, labels) : undefined;
}

/** The next label that starts with the letter, after the highlight and then from the top. */
function startingWith(letter: string, at: number, labels: readonly string[]): number | undefined {
  const indexes = [...labels.keys()];
  const start = letter.toLowerCase();
  return [...indexes.slice(at + 1), ...indexes].find((index) =>
    labels[index]?.toLowerCase().startsWith(start),
  );
}
