import type { PartContent } from '../../../lambdas/contract/recordings.ts';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';

export interface Loaded {
  readonly synthetic: number;
  readonly events: readonly RecordedEvent[];
}

/** Fetches one part from its signed link. The browser may have unpacked it already: its first two bytes tell. */
export async function loadPart(url: string): Promise<Loaded> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`A part of the recording answered ${response.status}`);
  const packed = await response.arrayBuffer();
  const [first, second] = new Uint8Array(packed, 0, Math.min(2, packed.byteLength));
  const isGzip = first === 0x1f && second === 0x8b;
  const text = isGzip
    ? await new Response(
        new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')),
      ).text()
    : new TextDecoder().decode(packed);
  const { events, synthetic = 0 } = JSON.parse(text) as Partial<PartContent> &
    Pick<PartContent, 'events'>;
  return { events: events as readonly RecordedEvent[], synthetic };
}
