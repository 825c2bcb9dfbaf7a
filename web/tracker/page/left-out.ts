/** Elements that no replay needs: what runs, and what a page says to search engines and other sites. */
import { attributeOf } from './natives.ts';

const LOOKS = /^(viewport|color-scheme|theme-color)$/i;

export function isLeftOut(element: Element, tag: string): boolean {
  switch (tag) {
    case 'script':
      return true;
    case 'meta':
      return (
        attributeOf(element, 'charset') === null && !LOOKS.test(attributeOf(element, 'name') ?? '')
      );
    case 'link':
      return !/(^|\s)stylesheet(\s|$)/i.test(attributeOf(element, 'rel') ?? '');
    default:
      return false;
  }
}
