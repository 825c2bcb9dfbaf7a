/** Returns the first variant of a sentence that it has not returned before, or an empty string. */
export type PickUnused = (variants: readonly string[]) => string;

/** Creates a deduper for one email. */
export function sentenceDeduper(): PickUnused {
  const used = new Set<string>();
  return (variants) => {
    const fresh = variants.find((each) => each !== '' && !used.has(each));
    if (fresh !== undefined) used.add(fresh);
    return fresh ?? '';
  };
}
