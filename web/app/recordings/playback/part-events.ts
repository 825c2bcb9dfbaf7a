import type { PartContent } from '../../../../lambdas/contract/recording-playback.ts';
import type { RecordedEvent } from '../../../../lambdas/contract/tracker.ts';
import { isWire } from '../../../../lambdas/contract/wire/format.ts';
import { SharedSheets } from '../../../../lambdas/contract/wire/shared-sheets.ts';

export interface Loaded {
  readonly synthetic: number;
  readonly events: readonly RecordedEvent[];
}
/** `lacksSheets`: a style sheet of an earlier batch is missing. */
export interface LoadedPart extends Loaded {
  readonly lacksSheets?: boolean;
}

/** The content of a gzip file. The browser may have decompressed it already, which the first two bytes show. */
async function bytesOf(response: Response): Promise<Uint8Array> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
export const unpacked = async (response: Response): Promise<string> =>
  textOf(await bytesOf(response));

/** The content of a `data:` URL, which the app's content security policy does not allow to fetch. */
function responseIn(url: string): Response | undefined {
  const [, base64] = /^data:[^,]*;base64,(.*)$/s.exec(url) ?? [];
  return base64 === undefined
    ? undefined
    : new Response(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
}

/** Fetches one part from its signed URL. The parts of a running session are its batches; small ones are `data:` URLs. */
export const loadPart = async (url: string): Promise<LoadedPart> =>
  partIn(await fetchPart(url), new SharedSheets());

export async function fetchPart(url: string): Promise<Uint8Array> {
  const response = responseIn(url) ?? (await fetch(url));
  if (!response.ok) throw new Error(`A part of the recording returned ${response.status}`);
  return bytesOf(response);
}

export async function partIn(bytes: Uint8Array, sheets: SharedSheets): Promise<LoadedPart> {
  if (isWire(bytes)) return eventsOf(bytes, sheets);
  const { events, synthetic = 0 } = JSON.parse(textOf(bytes)) as Partial<PartContent> &
    Pick<PartContent, 'events'>;
  return { events: events as readonly RecordedEvent[], synthetic };
}

/** Loads the decoder on demand, because closed recordings have no batches. */
async function eventsOf(bytes: Uint8Array, sheets: SharedSheets): Promise<LoadedPart> {
  const { decodeBatch } = await import('../../../../lambdas/contract/wire/decode.ts');
  const { missing } = sheets;
  const batch = decodeBatch(bytes, undefined, sheets);
  if (typeof batch === 'string') throw new Error(`A batch of the recording is ${batch}`);
  const lacksSheets = sheets.missing > missing;
  return { events: batch.events, synthetic: 0, ...(lacksSheets && { lacksSheets }) };
}
