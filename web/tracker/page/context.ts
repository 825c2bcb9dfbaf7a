import type { Policy, PolicyCache } from '../privacy/text-policy.ts';
import type { Entry, Nodes } from './recorded-tree.ts';
import type { WireSink } from './wire-sink.ts';

/** Shared by the parts of one recording. */
export interface Context {
  readonly nodes: Nodes;
  readonly sink: WireSink;
  /** The current policy of a node while changes are written (policy.ts). */
  readonly policyOf: (node: Node | null, cache: PolicyCache) => Policy;
  /** The number of the current pass: 1 for the snapshot, then incremented for each set of changes. */
  pass: number;
  readonly handlers: WalkHandlers;
}

/** Callbacks of the walk for nodes that other parts handle. */
interface WalkHandlers {
  frame(frame: Entry): void;
  shadow(root: ShadowRoot, entry: Entry): void;
  /** A node that is already recorded is about to be written in this parent. */
  unlinkRecorded(entry: Entry, parent: Entry): void;
  /** A style sheet was written with its element. */
  sheet(sheet: CSSStyleSheet, entry: Entry): void;
}
