import { SharedSheets } from '../../../../lambdas/contract/wire/shared-sheets.ts';
import { fetchPart, type Loaded, type LoadedPart, partIn } from './part-events.ts';

type Links = readonly { readonly url: string }[];

/** Bytes that are kept, so that going back needs no request. An hour of a busy page is 20 MB. */
const KEPT_BYTES = 32e6;

export interface PartLoader {
  readonly load: (index: number) => Promise<Loaded>;
  /** Fetches a part, so that loading it needs no request. Whether there is room for more of them. */
  readonly fetchAhead: (index: number) => Promise<boolean>;
}

/**
 * Loads a part by its place. Links live for minutes, a page for hours: `renew` gets new links when one has ended, or
 * throws when there are none.
 */
export function partLoader(parts: Links, renew: (failure: unknown) => Promise<Links>): PartLoader {
  let links = parts;
  const sheets = new SharedSheets();
  /** By the part's place. */
  const fetched = new Map<number, Promise<Uint8Array>>();
  let kept = 0;
  const fetchAt = (index: number) => {
    const known = fetched.get(index);
    if (known) return known;
    const bytes = fetchPart(links[index]?.url ?? '');
    fetched.set(index, bytes);
    const forget = () => fetched.delete(index);
    bytes.then(({ byteLength }) => {
      kept += byteLength;
      if (kept > KEPT_BYTES) forget();
    }, forget);
    return bytes;
  };
  /** The parts whose style sheets are known. */
  const read = new Set<number>();
  const readAt = async (index: number): Promise<LoadedPart> => {
    const reading = async () => partIn(await fetchAt(index), sheets);
    const part = await reading().catch(async (failure: unknown) => {
      fetched.delete(index); // also what cannot be read
      links = await renew(failure);
      return reading();
    });
    read.add(index);
    return part;
  };
  return {
    async load(index) {
      const known = sheets.size;
      const part = await readAt(index);
      if (!part.lacksSheets) return part;
      for (let earlier = 0; earlier < index; earlier += 1)
        if (!read.has(earlier)) await readAt(earlier);
      // Unchanged where the batch with the style sheet was lost.
      return sheets.size > known ? readAt(index) : part;
    },
    async fetchAhead(index) {
      await fetchAt(index);
      return kept < KEPT_BYTES;
    },
  };
}
