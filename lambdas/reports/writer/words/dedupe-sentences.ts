/** Returns the first variant of a sentence that was not returned before, or an empty string. */
export type Once = (variants: readonly string[]) => string;

/** Creates a deduper for one email. */
export function sentenceDeduper(): Once {
  const used = new Set<string>();
  return (variants) => {
    const fresh = variants.find((each) => each !== '' && !used.has(each));
    if (fresh !== undefined) used.add(fresh);
    return fresh ?? '';
  };
}
