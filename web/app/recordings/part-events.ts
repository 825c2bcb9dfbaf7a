import type { PartContent } from '../../../lambdas/contract/recordings.ts';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';

export interface Loaded {
  readonly synthetic: number;
  readonly events: readonly RecordedEvent[];
}

type Links = readonly { readonly url: string }[];

/** The text of a gzip file. The browser may have unpacked it already: its first two bytes show it. */
export async function unpacked(response: Response): Promise<string> {
  const packed = await response.arrayBuffer();
  const [first, second] = new Uint8Array(packed, 0, Math.min(2, packed.byteLength));
  const isGzip = first === 0x1f && second === 0x8b;
  if (!isGzip) return new TextDecoder().decode(packed);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).text();
}

/** Fetches one part from its signed link. */
export async function loadPart(url: string): Promise<Loaded> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`A part of the recording answered ${response.status}`);
  const { events, synthetic = 0 } = JSON.parse(await unpacked(response)) as Partial<PartContent> &
    Pick<PartContent, 'events'>;
  return { events: events as readonly RecordedEvent[], synthetic };
}

/**
 * Loads a part by its place. Links live for minutes, a page for hours: `renew` gets new links when one has ended, or
 * throws when there are none.
 */
export function partLoader(
  parts: Links,
  renew: (failure: unknown) => Promise<Links>,
): (index: number) => Promise<Loaded> {
  let links = parts;
  return async (index) => {
    try {
      return await loadPart(links[index]?.url ?? '');
    } catch (failure) {
      links = await renew(failure);
      return loadPart(links[index]?.url ?? '');
    }
  };
}
