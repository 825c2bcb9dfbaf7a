import type { EncodedEvent } from '../../lambdas/contract/wire/writer.ts';
import type { Cost } from './cost.ts';
import type { Documents } from './documents.ts';
import type { Lifetime } from './lifetime.ts';
import type { Deliveries } from './pace.ts';

export interface RecordingOptions {
  readonly life: Lifetime;
  readonly cost: Cost;
  readonly documents: Documents;
  emit(event: EncodedEvent): void;
  /** Called when the page changes too fast to be recorded. */
  onStorm(): void;
  /** Called when the snapshot is written; `ms` is the time that all its pieces took. */
  onSnapshot(ms: number): void;
  /**
   * Called with the recorded changes; with undefined if attributes were compared instead of observed. `isUnchanged`:
   * whether the attributes of a node were only written again, as `classList.remove` does.
   */
  onChanges?(deliveries: Deliveries | undefined, isUnchanged: (node: Node) => boolean): void;
  /** The number of nodes of a snapshot that are written in one task. */
  readonly pieceNodes?: number;
}

/** Records the DOM of the page. Only one recording can run at a time. */
export interface PageRecorder {
  /** Starts with a Meta event and a full snapshot. Returns a function that stops recording. */
  start(options: RecordingOptions): () => void;
  /** The id of a node in the current recording; -1 if it has none. */
  idOf(node: Node): number;
  /** Records pending changes now. */
  flush(): void;
}
