import { EventType, IncrementalSource, NodeType } from '../../../../lambdas/contract/rrweb.ts';
import type { RecordedEvent } from '../../../../lambdas/contract/tracker.ts';
import { opensConnection } from './opens-connection.ts';

/** Replaces element names that are invalid in a document. */
const UNKNOWN = 'x-unknown';
const PLAIN_NAME = /^[a-z][a-z0-9:.-]*$/i;
const COMPONENT = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/;
/** Names of SVG and MathML that no component may have. */
const RESERVED = /^(annotation-xml|color-profile|font-face.*|missing-glyph)$/;
const PLAIN_IDENTIFIER = /^[\w\s./:+()'-]*$/;

interface SerializedNode {
  type?: unknown;
  tagName?: unknown;
  isCustom?: unknown;
  readonly isSVG?: unknown;
  name?: unknown;
  publicId?: unknown;
  systemId?: unknown;
  /** Of a text in a style element. */
  readonly isStyle?: unknown;
  textContent?: unknown;
  readonly attributes?: Record<string, unknown>;
  readonly childNodes?: readonly SerializedNode[];
}
interface IncrementalData {
  readonly source?: number;
  readonly adds?: readonly ({ readonly node?: SerializedNode } | null)[];
  readonly attributes?: readonly SerializedNode[];
}

/**
 * Removes attributes that connect before the frame's policy applies (`opens-connection.ts`), so that no server learns that
 * the recording is being watched. Removes media events: the frame loads no media, and the replayer fails if such an event
 * names another element. Defines components. Repairs styles and text along paths. Replaces invalid element names,
 * because one of them would break the whole page. Changes nodes in place, because a part may have a hundred thousand.
 */
export function sanitizeEvents(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  return events.filter(({ type, data }) => {
    if (type === EventType.FullSnapshot)
      clean((data as { node?: SerializedNode } | undefined)?.node);
    if (type !== EventType.IncrementalSnapshot) return true;
    const { source, adds, attributes } = (data ?? {}) as IncrementalData;
    if (Array.isArray(adds)) for (const each of adds) clean(each?.node);
    if (Array.isArray(attributes)) for (const each of attributes) clean(each);
    return source !== IncrementalSource.MediaInteraction;
  });
}

function clean(node: SerializedNode | undefined): void {
  if (node?.type === NodeType.Element) prepareElement(node);
  if (node?.type === NodeType.DocumentType && !isDoctype(node)) {
    Object.assign(node, { name: 'html', publicId: '', systemId: '' });
  }
  if (node?.isStyle) node.textContent = repairedStyle(node.textContent);
  const { tagName, attributes, childNodes } = node ?? {};
  if (attributes?._cssText) attributes._cssText = repairedStyle(attributes._cssText);
  if (attributes) {
    for (const name of Object.keys(attributes)) {
      if (opensConnection(tagName, name.toLowerCase(), attributes[name])) delete attributes[name];
    }
  }
  if (Array.isArray(childNodes)) for (const child of childNodes) clean(child);
}

const BORDERS = /(border-(?:inline|block): )([^;}]*initial[^;}]*)/g;
/**
 * Chromium writes two equal logical borders of a rule as one with `initial` parts (`border-inline: 0px initial initial`),
 * which no browser accepts.
 */
const repairedStyle = (css: unknown): string =>
  String(css).replace(BORDERS, (_, name: string, value: string) => {
    const parts = value.split(' ').filter((part) => part !== 'initial');
    return name + (/^(!|$)/.test(parts[0] ?? '') ? ['initial', ...parts] : parts).join(' ');
  });

/** Makes an element renderable. A page's script can create elements with names that the parser would reject; the replayer throws at them. */
function prepareElement(node: SerializedNode): void {
  const { tagName } = node;
  if (typeof tagName === 'string' && isName(tagName)) {
    // Recordings do not contain when a component was defined. Pages may hide all others (`:not(:defined)`).
    if (COMPONENT.test(tagName) && !RESERVED.test(tagName) && !node.isSVG) node.isCustom = true;
    // Names are recorded in lower case. The replayer restores those of all other elements of drawings.
    if (node.isSVG && tagName === 'textpath') node.tagName = 'textPath';
    return;
  }
  node.tagName = UNKNOWN;
  delete node.isCustom;
}

/** Rejects names of Object.prototype such as `constructor`, because the replayer looks names up in plain objects. */
function isName(name: string): boolean {
  if (name in {}) return false;
  if (PLAIN_NAME.test(name)) return true;
  try {
    document.createElement(name);
    return true;
  } catch {
    return false;
  }
}

const isDoctype = ({ name, publicId, systemId }: SerializedNode): boolean =>
  [name, publicId, systemId].every((each) => PLAIN_IDENTIFIER.test(String(each ?? ''))) &&
  /^[a-z][\w-]*$/i.test(String(name ?? ''));
