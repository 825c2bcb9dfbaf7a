import { allows, isLocked } from './strict-mode.ts';

const UNKNOWN_TAG = /[^a-z1-6-_]/;

/** The recorded tag name. Strict mode replaces new custom tag names, because pages can put text into them. */
export function recordedTag(element: Element, tag = element.localName): string {
  if (!globalThis.WITHOUT_STRICT && (tag.includes('-') || isLocked())) {
    // Unknown elements of other namespaces have no interface of their own: `[object SVGElement]`, `[object Element]`.
    // A link as a string is its address.
    const type = Object.prototype.toString.call(element);
    const isUnknown = /-|Unknown|t (SVG|MathML)?Element]/.test(tag + type);
    if (isUnknown && !allows(tag, 'tag:') && isLocked()) return 'x-hidden';
  }
  return UNKNOWN_TAG.test(tag) ? 'div' : tag;
}
