/** Native DOM getters, because a form field named `firstChild` hides the property, and pages wrap some of them. */
type Get<T> = (this: Node) => T;
const getter = <T>(owner: object, name: string): Get<T> =>
  Object.getOwnPropertyDescriptor(owner, name)?.get as Get<T>;

const type = getter<number>(Node.prototype, 'nodeType');
const parent = getter<Node | null>(Node.prototype, 'parentNode');
const first = getter<Node | null>(Node.prototype, 'firstChild');
const next = getter<Node | null>(Node.prototype, 'nextSibling');
const connected = getter<boolean>(Node.prototype, 'isConnected');
const shadow = getter<ShadowRoot | null>(Element.prototype, 'shadowRoot');
const local = getter<string>(Element.prototype, 'localName');
const value = getter<string | null>(Node.prototype, 'nodeValue');
const content = getter<string | null>(Node.prototype, 'textContent');
const { getAttributeNames, getAttribute } = Element.prototype;

export const typeOf = (node: Node): number => type.call(node);
export const parentOf = (node: Node): Node | null => parent.call(node);
export const firstChildOf = (node: Node): Node | null => first.call(node);
export const nextSiblingOf = (node: Node): Node | null => next.call(node);
export const isConnected = (node: Node): boolean => connected.call(node);
export const shadowOf = (element: Element): ShadowRoot | null => shadow.call(element);
/** Lowercase, as players expect it. */
export const tagOf = (element: Element): string => local.call(element).toLowerCase();
export const textOf = (text: Node): string => value.call(text) ?? '';
/** The texts of all descendants; empty for a document. */
export const contentOf = (node: Node): string => content.call(node) ?? '';
export const namesOf = (element: Element): string[] => getAttributeNames.call(element);
export const attributeOf = (element: Element, name: string): string | null =>
  getAttribute.call(element, name);

export const isElement = (node: Node): node is Element => typeOf(node) === 1;

/** The document of a same-origin frame; null for other frames, undefined for other elements. */
export const documentIn = (element: object | null): Document | null | undefined =>
  (element as HTMLIFrameElement | null)?.contentDocument;
