import { Problem } from '../../contract/problem.ts';
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
/** Elements whose `value` is a caption and not typed text. */
const BUTTONS = new Set(['button', 'submit', 'reset']);
/** Keys that were spelled with escapes to get past the first look. */
const POLLUTING = new Set(['__proto__', 'constructor']);
/** A page's resources keep their addresses, or the replay has no styles. */
const RESOURCES = new Set(['link', 'use', 'image', 'base']);

/**
 * The second masking: removes what a tracker missed or a forged request sent. Changes the events in place and returns
 * whether it had to. `isSuspect` is the scan's hint that texts must be searched too.
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

  function maskNode(value: unknown, isTyped = false): void {
    const node: Node = recordOf(value);
    const { attributes, childNodes } = node;
    const tag = tagOf(node);
    if (attributes) maskAttributes(tag, attributes);
    if (isTyped && node.textContent) set(node as Content, 'textContent', '');
    if (childNodes) for (const child of listOf(childNodes)) maskNode(child, tag === 'textarea');
  }

  function maskAttributes(tag: string, attributes: Content): void {
    const isCaption = tag === 'input' && BUTTONS.has(String(attributes.type).toLowerCase());
    if ((tag === 'input' && !isCaption) || tag === 'textarea' || tag === 'select') {
      drop(attributes, 'value');
    }
    if (tag === 'option') drop(attributes, 'selected');
    if (!RESOURCES.has(tag)) maskLinks(attributes);
  }

  // One by one: asked by a name that varies, every element would pay several times as much.
  function maskLinks(attributes: Content): void {
    const { href, action, formaction, 'xlink:href': xlink } = attributes;
    if (typeof href === 'string') set(attributes, 'href', maskAddress(href));
    if (typeof action === 'string') set(attributes, 'action', maskAddress(action));
    if (typeof formaction === 'string') set(attributes, 'formaction', maskAddress(formaction));
    if (typeof xlink === 'string') set(attributes, 'xlink:href', maskAddress(xlink));
  }

  function maskChange(change: Content): void {
    if (change.source === INPUT) set(change, 'text', '');
    if (change.source !== MUTATION) return;
    for (const added of listOf(change.adds)) maskNode(recordOf(added).node);
    for (const changed of listOf(change.attributes)) {
      const attributes = recordOf(recordOf(changed).attributes);
      // The element is unknown here, so every changed `value` is dropped.
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
    if (type === FULL_SNAPSHOT) maskNode(content.node);
    else if (type === INCREMENTAL) maskChange(content);
    else if (type === META) maskLinks(content);
    else if (type === CUSTOM) maskCustom((content.payload ?? {}) as Content);
    if (isSuspect) maskTexts(content);
  }
  return isChanged;
}

/** The recorder writes lower case; upper case must not bypass the rules. */
const tagOf = ({ tagName }: Node) => (typeof tagName === 'string' ? tagName.toLowerCase() : '');

/** What is not of rrweb's shape would pass by the masking unseen, so it is no batch at all. */
function recordOf(value: unknown): Content {
  if (typeof value !== 'object' || value === null) throw new Problem('batch-unreadable');
  return value as Content;
}
function listOf(value: unknown): readonly unknown[] {
  if (value !== undefined && !Array.isArray(value)) throw new Problem('batch-unreadable');
  return value ?? [];
}
