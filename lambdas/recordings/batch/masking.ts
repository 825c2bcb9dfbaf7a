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
  const masking = new Masking();
  for (const event of events) masking.maskEvent(event);
  return masking;
}

class Masking implements Masked {
  readonly addresses = new Map<string, string>();
  readonly cuts: Cut[] = [];

  maskEvent({ type, data }: RecordedEvent): void {
    const content = data as Content;
    if (type === EventType.FullSnapshot) this.#maskNode(content.node as Node);
    else if (type === EventType.IncrementalSnapshot) this.#maskChange(content);
    else if (type === EventType.Meta) this.#maskLinks(content);
    else if (type === EventType.Custom) this.#maskCustom((content.payload ?? {}) as Content);
  }

  #maskNode(node: Node, isTyped = false): void {
    const { attributes, childNodes } = node;
    const tag = tagOf(node);
    if (attributes) this.#maskAttributes(tag, attributes);
    if (isTyped && node.textContent) this.#clear(node as unknown as Content, 'textContent');
    if (childNodes) for (const child of childNodes) this.#maskNode(child, tag === 'textarea');
  }

  #maskAttributes(tag: string, attributes: Content): void {
    const isCaption = tag === 'input' && BUTTON_TYPES.has(String(attributes.type).toLowerCase());
    if ((tag === 'input' && !isCaption) || tag === 'textarea' || tag === 'select')
      this.#drop(attributes, 'value');
    if (tag === 'option') this.#drop(attributes, 'selected');
    if (!RESOURCE_TAGS.has(tag)) this.#maskLinks(attributes);
  }

  // Written out: a loop over the names would be several times slower per element.
  #maskLinks(attributes: Content): void {
    const { href, action, formaction, 'xlink:href': xlink } = attributes;
    this.#maskAddress(attributes, 'href', href);
    this.#maskAddress(attributes, 'action', action);
    this.#maskAddress(attributes, 'formaction', formaction);
    this.#maskAddress(attributes, 'xlink:href', xlink);
  }

  #maskChange(change: Content): void {
    if (change.source === IncrementalSource.Input) this.#clear(change, 'text');
    if (change.source !== IncrementalSource.Mutation) return;
    // Nodes are added one by one, so a text node may belong to a textarea that was added before it.
    const typedInto = new Set<number>();
    for (const { parentId, node } of change.adds as { parentId: number; node: Node }[]) {
      this.#maskNode(node, typedInto.has(parentId));
      if (tagOf(node) === 'textarea') typedInto.add(node.id);
    }
    for (const { attributes } of change.attributes as { attributes: Content }[]) {
      // The element is unknown here, so every changed `value` is dropped.
      this.#drop(attributes, 'value');
      this.#drop(attributes, 'selected');
      this.#maskLinks(attributes);
    }
  }

  #maskCustom(payload: Content): void {
    for (const name of ['page', 'referrer', 'path', 'file'])
      this.#maskAddress(payload, name, payload[name]);
  }

  #maskAddress(holder: Content, name: string, address: unknown): void {
    if (typeof address !== 'string') return;
    const masked = maskAddress(address);
    if (masked === address) return;
    holder[name] = masked;
    this.addresses.set(address, masked);
  }

  #clear(holder: Content, name: string): void {
    if (holder[name] === '') return;
    holder[name] = '';
    this.cuts.push({ holder, name, isEmptied: true });
  }

  #drop(holder: Content, name: string): void {
    if (!Object.hasOwn(holder, name)) return;
    delete holder[name];
    this.cuts.push({ holder, name, isEmptied: false });
  }
}

/** The recorder writes lowercase tags; a forged uppercase tag must not bypass masking. */
const tagOf = ({ tagName }: Node) => (typeof tagName === 'string' ? tagName.toLowerCase() : '');
