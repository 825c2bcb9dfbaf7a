import { EventType, IncrementalSource } from '../../contract/rrweb.ts';
import type { RecordedEvent } from '../../contract/tracker.ts';
import type { Cut } from '../../contract/wire/cut-values.ts';
import { maskAddress } from './personal-data.ts';

/** The fields of rrweb's nodes that masking reads. */
interface Node {
  readonly id: number;
  tagName?: string;
  textContent?: string;
  attributes?: Record<string, unknown>;
  childNodes?: Node[];
}
type Content = Record<string, unknown>;

/** Input types whose `value` is a caption and not typed text. */
const BUTTON_TYPES = new Set(['button', 'submit', 'reset']);
/** Elements whose addresses stay unmasked, because replay needs these resources. */
const RESOURCE_TAGS = new Set(['link', 'use', 'image', 'base']);

export interface Masked {
  /** Original page addresses and their masked versions. */
  readonly addresses: ReadonlyMap<string, string>;
  /** The values that were removed from events. */
  readonly cuts: readonly Cut[];
}

/**
 * Masks field values and addresses on the server, in case the tracker missed them or a request is forged. Changes the
 * events in place and returns what it changed. Decoding has already validated the events and masked all texts
 * (mask-texts.ts).
 */
export function mask(events: readonly RecordedEvent[]): Masked {
  const addresses = new Map<string, string>();
  const removed: Cut[] = [];
  const setAddress = (holder: Content, name: string, address: unknown) => {
    if (typeof address !== 'string') return;
    const masked = maskAddress(address);
    if (masked === address) return;
    holder[name] = masked;
    addresses.set(address, masked);
  };
  const clear = (holder: Content, name: string) => {
    if (holder[name] === '') return;
    holder[name] = '';
    removed.push({ holder, name, isEmptied: true });
  };
  const drop = (holder: Content, name: string) => {
    if (!Object.hasOwn(holder, name)) return;
    delete holder[name];
    removed.push({ holder, name, isEmptied: false });
  };

  function maskNode(node: Node, isTyped = false): void {
    const { attributes, childNodes } = node;
    const tag = tagOf(node);
    if (attributes) maskAttributes(tag, attributes);
    if (isTyped && node.textContent) clear(node as unknown as Content, 'textContent');
    if (childNodes) for (const child of childNodes) maskNode(child, tag === 'textarea');
  }

  function maskAttributes(tag: string, attributes: Content): void {
    const isCaption = tag === 'input' && BUTTON_TYPES.has(String(attributes.type).toLowerCase());
    if ((tag === 'input' && !isCaption) || tag === 'textarea' || tag === 'select') {
      drop(attributes, 'value');
    }
    if (tag === 'option') drop(attributes, 'selected');
    if (!RESOURCE_TAGS.has(tag)) maskLinks(attributes);
  }

  // Written out: a loop over the names would be several times slower per element.
  function maskLinks(attributes: Content): void {
    const { href, action, formaction, 'xlink:href': xlink } = attributes;
    setAddress(attributes, 'href', href);
    setAddress(attributes, 'action', action);
    setAddress(attributes, 'formaction', formaction);
    setAddress(attributes, 'xlink:href', xlink);
  }

  function maskChange(change: Content): void {
    if (change.source === IncrementalSource.Input) clear(change, 'text');
    if (change.source !== IncrementalSource.Mutation) return;
    // Nodes are added one by one, so a text node may belong to a textarea that was added before it.
    const typedInto = new Set<number>();
    for (const { parentId, node } of change.adds as { parentId: number; node: Node }[]) {
      maskNode(node, typedInto.has(parentId));
      if (tagOf(node) === 'textarea') typedInto.add(node.id);
    }
    for (const { attributes } of change.attributes as { attributes: Content }[]) {
      // The element is unknown here, so every changed `value` is dropped.
      drop(attributes, 'value');
      drop(attributes, 'selected');
      maskLinks(attributes);
    }
  }

  function maskCustom(payload: Content): void {
    for (const name of ['page', 'referrer', 'path', 'file']) {
      setAddress(payload, name, payload[name]);
    }
  }

  for (const { type, data } of events) {
    const content = data as Content;
    if (type === EventType.FullSnapshot) maskNode(content.node as Node);
    else if (type === EventType.IncrementalSnapshot) maskChange(content);
    else if (type === EventType.Meta) maskLinks(content);
    else if (type === EventType.Custom) maskCustom((content.payload ?? {}) as Content);
  }
  return { addresses, cuts: removed };
}

/** The recorder writes lowercase tags; a forged uppercase tag must not bypass masking. */
const tagOf = ({ tagName }: Node) => (typeof tagName === 'string' ? tagName.toLowerCase() : '');
