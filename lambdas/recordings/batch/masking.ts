import type { RecordedEvent } from '../../contract/tracker.ts';
import { maskAddress, maskText } from './personal-data.ts';

/** What is read of rrweb's nodes and changes; the rest passes untouched. */
interface Node {
  tagName?: string;
  textContent?: string;
  attributes?: Record<string, unknown>;
  childNodes?: Node[];
}
type Content = Record<string, unknown>;

const [FULL_SNAPSHOT, INCREMENTAL, META, CUSTOM] = [2, 3, 4, 5] as const;
const [MUTATION, INPUT] = [0, 5] as const;
/** Whose `value` is a caption and nobody's typing. */
const BUTTONS = new Set(['button', 'submit', 'reset']);
const LINKS = ['href', 'action', 'formaction', 'xlink:href'];
/** Keys that were spelled with escapes to get past the first look. */
const POLLUTING = new Set(['__proto__', 'constructor']);
/** A page's resources keep their addresses, or the replay has no styles. */
const RESOURCES = new Set(['link', 'use', 'image', 'base']);

/**
 * The second masking: whatever a tracker let through, or somebody else sent in its place, ends here. Changes the events
 * in place and says whether it had to. `isSuspect` is the scan's word that texts must be searched too.
 */
export function mask(events: RecordedEvent[], isSuspect: boolean): boolean {
  let isChanged = false;
  const set = (holder: Content, name: string, value: unknown) => {
    if (holder[name] === value) return;
    holder[name] = value;
    isChanged = true;
  };
  const drop = (holder: Content, name: string) => {
    if (!Object.hasOwn(holder, name)) return;
    delete holder[name];
    isChanged = true;
  };

  function maskTexts(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner === 'string') set(value as Content, name, maskText(inner));
      else maskTexts(inner);
      if (maskText(name) !== name || POLLUTING.has(name)) drop(value as Content, name);
    }
  }

  function maskNode(node: Node, isTyped = false): void {
    const tag = tagOf(node);
    const { attributes } = node;
    if (attributes) maskAttributes(tag, attributes);
    if (isTyped && node.textContent) set(node as Content, 'textContent', '');
    for (const child of node.childNodes ?? []) maskNode(child, tag === 'textarea');
  }

  function maskAttributes(tag: string, attributes: Content): void {
    const isCaption = tag === 'input' && BUTTONS.has(String(attributes.type).toLowerCase());
    if ((tag === 'input' && !isCaption) || tag === 'textarea' || tag === 'select') {
      drop(attributes, 'value');
    }
    if (tag === 'option') drop(attributes, 'selected');
    if (!RESOURCES.has(tag)) maskLinks(attributes);
  }

  function maskLinks(attributes: Content): void {
    for (const name of LINKS) {
      const address = attributes[name];
      if (typeof address === 'string') set(attributes, name, maskAddress(address));
    }
  }

  function maskChange(change: Content): void {
    if (change.source === INPUT) set(change, 'text', '');
    if (change.source !== MUTATION) return;
    for (const { node } of listOf<{ node?: Node }>(change.adds)) if (node) maskNode(node);
    for (const { attributes } of listOf<{ attributes?: Content }>(change.attributes)) {
      if (!attributes) continue;
      // Whose value changed cannot be seen here, so nobody's is kept.
      drop(attributes, 'value');
      drop(attributes, 'selected');
      maskLinks(attributes);
    }
  }

  function maskCustom(payload: Content): void {
    for (const name of ['page', 'referrer', 'path', 'file']) {
      const address = payload[name];
      if (typeof address === 'string') set(payload, name, maskAddress(address));
    }
  }

  for (const { type, data } of events) {
    const content = data as Content;
    if (type === FULL_SNAPSHOT) maskNode((content.node ?? {}) as Node);
    else if (type === INCREMENTAL) maskChange(content);
    else if (type === META) maskLinks(content);
    else if (type === CUSTOM) maskCustom((content.payload ?? {}) as Content);
    if (isSuspect) maskTexts(content);
  }
  return isChanged;
}

/** The recorder writes small letters; nobody else's capitals may get around the rules. */
const tagOf = ({ tagName }: Node) =>
  tagName === undefined ? '' : /[A-Z]/.test(tagName) ? tagName.toLowerCase() : tagName;

const listOf = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);
