/** Elements that a replay does not need or may not show: scripts, selected options, and links and meta tags that do not affect appearance. */
import { attributeOf } from './natives.ts';

const APPEARANCE = /^(viewport|color-scheme|theme-color)$/i;

/** Whether recordings omit an element. */
export function isOmitted(element: Element, tag: string): boolean {
  switch (tag) {
    case 'script':
    // A copy of the option that the visitor selected.
    case 'selectedcontent':
      return true;
    case 'meta':
      return (
        attributeOf(element, 'charset') === null &&
        !APPEARANCE.test(attributeOf(element, 'name') ?? '')
      );
    case 'link':
      return !/(^|\s)stylesheet(\s|$)/i.test(attributeOf(element, 'rel') ?? '');
    default:
      return false;
  }
}
