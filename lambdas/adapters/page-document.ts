import { type CheerioAPI, load } from 'cheerio/slim';
import {
  type AnyNode,
  Document,
  DomHandler,
  Element,
  hasChildren,
  isTag,
  isText,
  type ParentNode,
} from 'domhandler';
import { Parser } from 'htmlparser2';

/** Browsers flatten elements that are nested deeper than 512 levels. */
const MAX_DEPTH = 1_000;
const MAX_ELEMENTS = 60_000;
const PARSING_MS = 2_000;
/** The limits are checked after each chunk. */
const CHUNK_CHARACTERS = 16_384;
const INVISIBLE = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe']);

class BoundedHandler extends DomHandler {
  #elements = 0;
  isFull = false;

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.#elements += 1;
    this.isFull ||= this.#elements > MAX_ELEMENTS || this.tagStack.length > MAX_DEPTH;
    if (!this.isFull) super.onopentag(name, attributes);
  }
  override onclosetag(): void {
    if (!this.isFull) super.onclosetag();
  }
  override ontext(text: string): void {
    if (!this.isFull) super.ontext(text);
  }
}

/**
 * Parses a third-party page, up to limits of depth, elements and time, so that no page can exhaust the stack or the
 * processor. Ignores the rest of a page beyond a limit.
 */
export function documentIn(html: string): CheerioAPI {
  const handler = new BoundedHandler();
  const parser = new Parser(handler);
  const deadline = performance.now() + PARSING_MS;
  for (let from = 0; from < html.length; from += CHUNK_CHARACTERS) {
    if (handler.isFull || performance.now() > deadline) break;
    parser.write(html.slice(from, from + CHUNK_CHARACTERS));
  }
  if (!handler.isFull) parser.end();
  // The selector engine compares all its root nodes with each other, so there is only one.
  const page = new Element('page', {}, handler.root.children);
  for (const child of page.children) child.parent = page;
  const root = new Document([page]);
  page.parent = root;
  return load(root);
}

/** Removes everything a visitor cannot see, in one pass: removing elements one by one is quadratic. */
export function removeInvisible(root: ParentNode): void {
  for (const node of walk(root)) {
    if (!hasChildren(node)) continue;
    node.children = node.children.filter((child) => !isTag(child) || !INVISIBLE.has(child.name));
    for (const [index, child] of node.children.entries()) {
      child.prev = node.children[index - 1] ?? null;
      child.next = node.children[index + 1] ?? null;
    }
  }
}

/** The text inside a node, up to `max` characters. */
export function textOf(root: AnyNode, max: number): string {
  let text = '';
  for (const node of walk(root)) {
    if (isText(node)) text += node.data.slice(0, max - text.length);
    if (text.length >= max) break;
  }
  return text;
}

/** The elements inside a node, in document order. */
export function* elementsIn(root: AnyNode): Generator<Element> {
  for (const node of walk(root)) if (isTag(node) && node !== root) yield node;
}

/** The node and its descendants in document order, without recursion. */
function* walk(root: AnyNode): Generator<AnyNode> {
  const waiting: AnyNode[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    if (!hasChildren(node)) continue;
    for (let index = node.children.length - 1; index >= 0; index -= 1) {
      waiting.push(node.children[index] as AnyNode);
    }
  }
}
