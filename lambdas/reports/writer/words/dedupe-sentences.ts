/** Says each sentence once: of several ways to say a thing the first that was not said yet, or nothing. */
export type Once = (variants: readonly string[]) => string;

/** One memory for one mail. */
export function sentenceDeduper(): Once {
  const said = new Set<string>();
  return (variants) => {
    const fresh = variants.find((each) => each !== '' && !said.has(each));
    if (fresh !== undefined) said.add(fresh);
    return fresh ?? '';
  };
}
