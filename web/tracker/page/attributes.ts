/** What an element says of itself: its attributes, each masked where it is read, and what no attribute shows. */
import { maskedAttribute, type Owner } from '../privacy/mask-attributes.ts';
import { attributeOf, documentIn } from './natives.ts';
import { absolute, absoluteCss } from './styles/css.ts';
import type { WireSink } from './wire-sink.ts';

/** Writes an attribute as it is now; one that is gone, or may not leave any longer, is taken away where it was recorded. */
export function writeAttribute(
  sink: WireSink,
  element: Element,
  name: string,
  value: string | null,
  owner: Owner,
  isChange: boolean,
): void {
  if (value === null) {
    if (maskedAttribute(name, '', owner) !== undefined) sink.attribute(name, null);
    return;
  }
  const { tag } = owner;
  if (name === 'autoplay' && (tag === 'video' || tag === 'audio')) return;
  if (name === 'checked' && tag === 'input' && !isChange) return; // recorded as it is, and not as it was at first
  if (name === 'src' && tag === 'iframe') {
    // A frame that is recorded shows its document; of another one only the address is known.
    if (documentIn(element)) return;
    write(sink, 'rr_src', absolute(element.baseURI, value), owner);
    return;
  }
  write(sink, name, value === '' ? value : whole(element, name, value, tag), owner);
  if (isChange && name === 'open' && tag === 'dialog') writeDialog(sink, element);
}

function write(sink: WireSink, name: string, value: string, owner: Owner): void {
  const masked = maskedAttribute(name, value, owner);
  if (masked !== undefined) sink.attribute(name, masked);
}

/** Addresses as they read from anywhere. */
function whole(element: Element, name: string, value: string, tag: string): string {
  switch (name) {
    case 'style':
      return value.includes('url(') ? absoluteCss(value, element.baseURI) : value;
    case 'href':
      return value[0] === '#' && tag === 'use' ? value : absolute(element.baseURI, value);
    case 'xlink:href':
      return value[0] === '#' ? value : absolute(element.baseURI, value);
    case 'src':
    case 'poster':
      return absolute(element.baseURI, value);
    case 'background':
      return /^t/.test(tag) ? absolute(element.baseURI, value) : value;
    case 'data':
      return tag === 'object' ? absolute(element.baseURI, value) : value;
    case 'srcset':
      return value.replace(/(^|,\s+)([^\s,]\S*[^\s,])/g, (_, before, address) => {
        return before + absolute(element.baseURI, address);
      });
    default:
      return value;
  }
}

/** What the element is by now, whatever its attributes say. */
export function writeState(sink: WireSink, element: Element, owner: Owner, isWhole: boolean): void {
  const { tag } = owner;
  if (tag === 'input' && (element as HTMLInputElement).checked) sink.attribute('checked', true);
  if (tag === 'dialog' && (element as HTMLDialogElement).open) writeDialog(sink, element);
  // What is new on a page has not been scrolled yet; how far a field has scrolled shows the length of what was typed.
  if (!isWhole || owner.isField) return;
  const { scrollLeft, scrollTop } = element;
  if (scrollLeft) sink.attribute('rr_scrollLeft', scrollLeft);
  if (scrollTop) sink.attribute('rr_scrollTop', scrollTop);
}

const writeDialog = (sink: WireSink, dialog: Element): void =>
  sink.attribute('rr_open_mode', dialog.matches(':modal') ? 'modal' : 'non-modal');

/** An empty box of the size of what an owner wants blocked. */
export function writeBox(sink: WireSink, element: Element, owner: Owner): void {
  writeAttribute(sink, element, 'class', attributeOf(element, 'class'), owner, false);
  const { width, height } = element.getBoundingClientRect();
  sink.attribute('rr_width', `${width}px`);
  sink.attribute('rr_height', `${height}px`);
}
