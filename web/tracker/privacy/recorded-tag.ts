import { allows, isLocked } from './strict-mode.ts';

const UNKNOWN_TAG = /[^a-z1-6-_]/;

/** The recorded tag name. Strict mode replaces new custom tag names, because pages can put text into them. */
export function recordedTag(element: Element, tag = element.localName): string {
  if (!globalThis.WITHOUT_STRICT && (tag.includes('-') || isLocked())) {
    const isUnknown = /-|Unknown/.test(`${tag}${element}`);
    if (isUnknown && !allows(tag, 'tag:') && isLocked()) return 'x-hidden';
  }
  return UNKNOWN_TAG.test(tag) ? 'div' : tag;
}
