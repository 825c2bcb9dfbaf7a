import type { Policy, PolicyCache } from '../privacy/text-policy.ts';
import type { Entry, Nodes } from './ids.ts';
import type { WireSink } from './wire-sink.ts';

/** What the parts of one recording share. */
export interface Context {
  readonly nodes: Nodes;
  readonly sink: WireSink;
  /** While changes are written (policy.ts). */
  readonly policyOf: (node: Node | null, known: PolicyCache) => Policy;
  /** The number of the present look at the page. */
  look: number;
  readonly found: Found;
}

/** What a walk through the page came by, and what others have to look after. */
interface Found {
  frame(frame: Entry): void;
  shadow(root: ShadowRoot, entry: Entry): void;
  /** A node that was recorded before, now in this parent. */
  known(entry: Entry, parent: Entry): void;
  /** A style sheet is recorded with its element. */
  sheet(sheet: CSSStyleSheet, entry: Entry): void;
}
