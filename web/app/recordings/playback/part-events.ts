import type { PartContent } from '../../../../lambdas/contract/recording-playback.ts';
import type { RecordedEvent } from '../../../../lambdas/contract/tracker.ts';
import { isWire } from '../../../../lambdas/contract/wire/format.ts';
import { SharedSheets } from '../../../../lambdas/contract/wire/shared-sheets.ts';

export interface Loaded {
  readonly synthetic: number;
  readonly events: readonly RecordedEvent[];
}
/** `lacksSheets`: a style sheet of an earlier batch is missing. */
interface LoadedPart extends Loaded {
  readonly lacksSheets?: boolean;
}

type Links = readonly { readonly url: string }[];

/** What is in a gzip file. The browser may have unpacked it already: its first two bytes show it. */
async function bytesOf(response: Response): Promise<Uint8Array> {
  const packed = new Uint8Array(await response.arrayBuffer());
  if (packed[0] !== 0x1f || packed[1] !== 0x8b) return packed;
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
export const unpacked = async (response: Response): Promise<string> =>
  textOf(await bytesOf(response));

/** The content of a `data:` address. The app's content security policy does not let it be fetched. */
function responseIn(url: string): Response | undefined {
  const [, base64] = /^data:[^,]*;base64,(.*)$/s.exec(url) ?? [];
  return base64 === undefined
    ? undefined
    : new Response(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
}

/** Fetches one part from its signed link. While a session runs, its batches are its parts; small ones are in the link. */
export async function loadPart(url: string, sheets = new SharedSheets()): Promise<LoadedPart> {
  const response = responseIn(url) ?? (await fetch(url));
  if (!response.ok) throw new Error(`A part of the recording answered ${response.status}`);
  const bytes = await bytesOf(response);
  if (isWire(bytes)) return eventsOf(bytes, sheets);
  const { events, synthetic = 0 } = JSON.parse(textOf(bytes)) as Partial<PartContent> &
    Pick<PartContent, 'events'>;
  return { events: events as readonly RecordedEvent[], synthetic };
}

/** Loaded when it is needed: closed recordings have no batches. */
async function eventsOf(bytes: Uint8Array, sheets: SharedSheets): Promise<LoadedPart> {
  const { decodeBatch } = await import('../../../../lambdas/contract/wire/decode.ts');
  const { missing } = sheets;
  const batch = decodeBatch(bytes, undefined, sheets);
  if (typeof batch === 'string') throw new Error(`A batch of the recording is ${batch}`);
  const lacksSheets = sheets.missing > missing;
  return { events: batch.events, synthetic: 0, ...(lacksSheets && { lacksSheets }) };
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
  const sheets = new SharedSheets();
  /** The parts whose style sheets are known. */
  const read = new Set<number>();
  const load = async (index: number): Promise<LoadedPart> => {
    const loading = () => loadPart(links[index]?.url ?? '', sheets);
    const part = await loading().catch(async (failure: unknown) => {
      links = await renew(failure);
      return loading();
    });
    read.add(index);
    return part;
  };
  return async (index) => {
    const known = sheets.size;
    const part = await load(index);
    if (!part.lacksSheets) return part;
    for (let earlier = 0; earlier < index; earlier += 1)
      if (!read.has(earlier)) await load(earlier);
    // Unchanged where the batch with the style sheet was lost.
    return sheets.size > known ? load(index) : part;
  };
}
