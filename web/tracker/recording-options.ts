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
  /** The page changes faster than is worth recording. */
  onStorm(): void;
  /** The snapshot is written; `ms` is the time of all its pieces. */
  onSnapshot(ms: number): void;
  /** Called with the changes that were recorded; without any if attributes were compared and not observed. */
  onChanges?(deliveries: Deliveries | undefined): void;
  /** The number of nodes of a snapshot that are written in one task. */
  readonly pieceNodes?: number;
}

/** Records the DOM of the page. Only one recording can run at a time. */
export interface PageRecorder {
  /** Starts with a Meta event and a full snapshot. Returns what stops the recording. */
  start(options: RecordingOptions): () => void;
  /** The id of a node in the current recording; -1 if it has none. */
  idOf(node: Node): number;
  /** Records pending changes now. */
  flush(): void;
}
