import type { PageNode } from '../../../lambdas/contract/replay/page-tree.ts';
import { NodeType } from '../../../lambdas/contract/rrweb.ts';
import { elementsIn } from './page-actions.ts';

const MATCHES_NOTHING = /^$/;

/**
 * A page as lines of text, which equal the lines of its recording. Tags that match `without` are left out, and elements
 * that match `hidden` have no content. `sortsDeclarations` compares rules whatever the order of their declarations, because
 * our recorder repeats some behind the others (styles/css.ts).
 */
export function linesOfPage(
  node: Node,
  { depth = 0, without = MATCHES_NOTHING, hidden = '', sortsDeclarations = false } = {},
): string[] {
  const indent = ' '.repeat(depth);
  const inside = { depth: depth + 1, without, hidden, sortsDeclarations };
  const children = (of: Node) => [...of.childNodes].flatMap((each) => linesOfPage(each, inside));
  if (node.nodeType === Node.TEXT_NODE) return [`${indent}"${(node as Text).data}"`];
  if (node.nodeType === Node.DOCUMENT_NODE) return children(node);
  if (node.nodeType !== Node.ELEMENT_NODE) return [];
  const element = node as HTMLElement;
  const { localName, shadowRoot } = element;
  if (without.test(localName)) return [];
  if (hidden && element.matches(hidden)) return [`${indent}${localName}`];
  const attributes = [...element.attributes]
    .filter(({ name }) => name !== 'srcdoc')
    .map(({ name, value }) => `${name}=${value}`);
  const head = `${indent}${[localName, ...attributes.sort()].join(' ')}`;
  if (localName === 'style') {
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const rules = rulesOf(element as HTMLStyleElement);
    const shown = sortsDeclarations ? rules.map(withSortedDeclarations) : rules;
    return [`${head} ${texts.length} ${shown.join('')}`];
  }
  const page = (element as HTMLIFrameElement).contentDocument;
  const shade = shadowRoot ? [`${indent} shadow`, ...children(shadowRoot)] : [];
  return [head, ...(page ? linesOfPage(page, inside) : children(element)), ...shade];
}
const rulesOf = ({ sheet }: HTMLStyleElement): string[] =>
  [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText);
const withSortedDeclarations = (rule: string): string =>
  rule
    .split(/; |\{ /)
    .sort()
    .join();

export function linesOfRecorded(node: PageNode, depth = 0): string[] {
  const indent = ' '.repeat(depth);
  const all = node.childNodes ?? [];
  const lines = (nodes: readonly PageNode[]) =>
    nodes.flatMap((each) => linesOfRecorded(each, depth + 1));
  if (node.type === 3) return [`${indent}"${node.textContent}"`];
  if (node.type === NodeType.Document) return lines(all);
  if (node.type !== 2) return [];
  const attributes = Object.entries(node.attributes ?? {})
    .filter(([name]) => !/^(_cssText|rr_)/.test(name))
    .map(([name, value]) => `${name}=${value}`);
  const head = `${indent}${[node.tagName, ...attributes.sort()].join(' ')}`;
  if (node.tagName === 'style') {
    const css = all.map(({ textContent = '' }) => textContent).join('');
    return [`${head} ${all.length} ${css}`];
  }
  const shade = all.filter(({ isShadow }) => isShadow);
  const light = all.filter(({ isShadow }) => !isShadow);
  // A frame that was reloaded shows its last document.
  const shown = node.tagName === 'iframe' ? light.slice(-1) : light;
  return [
    head,
    ...lines(shown),
    ...(shade.length > 0 ? [`${indent} shadow`, ...lines(shade)] : []),
  ];
}

const isLoaded = ({ contentDocument }: HTMLIFrameElement): boolean =>
  contentDocument?.URL === 'about:srcdoc' && contentDocument.readyState === 'complete';

/** Resolves when every frame has loaded. A loading frame removes its inner frames, so all are checked again. */
export async function framesLoaded(): Promise<void> {
  const isAnyLoading = () =>
    elementsIn(document.body).some(
      (each) => each.localName === 'iframe' && !isLoaded(each as HTMLIFrameElement),
    );
  do await new Promise((next) => setTimeout(next, 0));
  while (isAnyLoading());
}
