import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';

const [FULL_SNAPSHOT, INCREMENTAL] = [2, 3];
const MEDIA = 7;
/** Relations by which a browser opens connections ahead of time: no policy forbids all of them. */
const HINT = /pre|dns/i;
const WRITTEN_OUT = 'data:';

interface Written {
  readonly attributes?: Record<string, unknown>;
  readonly childNodes?: readonly Written[];
}
interface Change {
  readonly source?: number;
  readonly adds?: readonly ({ readonly node?: Written } | null)[];
  readonly attributes?: readonly Written[];
}

/**
 * Takes out what would call somebody past the policy of a recording's frame, so that nobody learns that the recording
 * is being watched: the hints of links, and the picture of a canvas unless it is written out, since the replayer loads
 * it in the app's own page. Also what was done to sound and film: the frame loads neither, and the replayer breaks
 * where such an event names another element. Nodes are changed where they stand: a part may have a hundred thousand.
 */
export function harmless(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  return events.filter(({ type, data }) => {
    if (type === FULL_SNAPSHOT) clean((data as { node?: Written } | undefined)?.node);
    if (type !== INCREMENTAL) return true;
    const { source, adds, attributes } = (data ?? {}) as Change;
    if (Array.isArray(adds)) for (const each of adds) clean(each?.node);
    if (Array.isArray(attributes)) for (const each of attributes) clean(each);
    return source !== MEDIA;
  });
}

function clean(node: Written | undefined): void {
  const { attributes, childNodes } = node ?? {};
  if (attributes) {
    const { rel = '', rr_dataURL: picture = WRITTEN_OUT } = attributes;
    if (HINT.test(String(rel))) delete attributes.rel;
    if (!String(picture).startsWith(WRITTEN_OUT)) delete attributes.rr_dataURL;
  }
  if (Array.isArray(childNodes)) for (const child of childNodes) clean(child);
}
