import { SharedSheets } from '../../../../lambdas/contract/wire/shared-sheets.ts';
import { fetchPart, type Loaded, type LoadedPart, partIn } from './part-events.ts';

type Links = readonly { readonly url: string }[];

/** Cached bytes, so that seeking back needs no request. One hour of a busy page is 20 MB. */
const CACHE_BYTES = 32e6;

export interface PartLoader {
  readonly load: (index: number) => Promise<Loaded>;
  /** Fetches a part, so that loading it needs no request. Returns whether the cache has room for more. */
  readonly prefetch: (index: number) => Promise<boolean>;
}

/**
 * Loads a part by its index. Links are valid for minutes, a page is open for hours: `renew` gets new links when one has
 * expired, or throws if there are none.
 */
export function partLoader(parts: Links, renew: (failure: unknown) => Promise<Links>): PartLoader {
  let links = parts;
  const sheets = new SharedSheets();
  /** By index of the part. */
  const fetched = new Map<number, Promise<Uint8Array>>();
  let cachedBytes = 0;
  const fetchAt = (index: number) => {
    const cached = fetched.get(index);
    if (cached) return cached;
    const bytes = fetchPart(links[index]?.url ?? '');
    fetched.set(index, bytes);
    const forget = () => fetched.delete(index);
    bytes.then(({ byteLength }) => {
      cachedBytes += byteLength;
      if (cachedBytes > CACHE_BYTES) forget();
    }, forget);
    return bytes;
  };
  /** The parts that were read, whose style sheets are known. */
  const read = new Set<number>();
  const readAt = async (index: number): Promise<LoadedPart> => {
    const reading = async () => partIn(await fetchAt(index), sheets);
    const part = await reading().catch(async (failure: unknown) => {
      fetched.delete(index); // the content may be unreadable
      links = await renew(failure);
      return reading();
    });
    read.add(index);
    return part;
  };
  return {
    async load(index) {
      const sheetCount = sheets.size;
      const part = await readAt(index);
      if (!part.lacksSheets) return part;
      for (let earlier = 0; earlier < index; earlier += 1)
        if (!read.has(earlier)) await readAt(earlier);
      // If the batch with the style sheet was lost, the part stays as it is.
      return sheets.size > sheetCount ? readAt(index) : part;
    },
    async prefetch(index) {
      await fetchAt(index);
      return cachedBytes < CACHE_BYTES;
    },
  };
}
