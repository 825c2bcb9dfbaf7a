import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';

const [FULL_SNAPSHOT, INCREMENTAL] = [2, 3];
/** Relations by which a browser opens connections ahead of time: no policy forbids all of them. */
const HINT = /pre|dns/i;

interface Written {
  readonly attributes?: Record<string, unknown>;
  readonly childNodes?: readonly Written[];
}
interface Change {
  readonly adds?: readonly { readonly node?: Written }[];
  readonly attributes?: readonly Written[];
}

/**
 * Takes the hints out of a page's links, so that nobody learns that a recording of it is being watched. The events are
 * changed where they stand: a part may have a hundred thousand nodes.
 */
export function withoutHints(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  for (const { type, data } of events) {
    if (type === FULL_SNAPSHOT) clean((data as { node?: Written } | undefined)?.node);
    if (type !== INCREMENTAL) continue;
    const { adds, attributes } = (data ?? {}) as Change;
    if (Array.isArray(adds)) for (const { node } of adds) clean(node);
    if (Array.isArray(attributes)) for (const each of attributes) clean(each);
  }
  return events;
}

function clean(node: Written | undefined): void {
  const { attributes, childNodes } = node ?? {};
  if (attributes && HINT.test(String(attributes.rel ?? ''))) delete attributes.rel;
  if (childNodes) for (const child of childNodes) clean(child);
}
