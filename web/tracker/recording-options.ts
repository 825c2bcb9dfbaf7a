import type { EncodedEvent } from '../../lambdas/contract/wire/writer.ts';
import type { Cost } from './cost.ts';
import type { Documents } from './documents.ts';
import type { Lifetime } from './lifetime.ts';

export interface RecordingOptions {
  readonly life: Lifetime;
  readonly cost: Cost;
  readonly documents: Documents;
  emit(event: EncodedEvent): void;
  onStorm(): void;
  /** The first picture of the page is written, and took so many milliseconds in all. */
  onPicture(ms: number): void;
  /** How many nodes are written before the page gets a turn. */
  readonly piece?: number;
}

/** What records the pictures of a page. One recording at a time. */
export interface PageRecorder {
  /** Starts with a Meta event and a full snapshot. Returns what ends it. */
  start(options: RecordingOptions): () => void;
  /** The number of a node in the present recording; -1 where it has none. */
  idOf(node: Node): number;
  /** Records what waits to be recorded. */
  flush(): void;
}
