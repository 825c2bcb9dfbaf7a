/** Writes the attributes of an element, each masked when it is read, and state that attributes do not contain. */
import { maskedAttribute, type Owner } from '../privacy/mask-attributes.ts';
import { isIgnored } from '../privacy/text-policy.ts';
import { attributeOf, documentIn } from './natives.ts';
import { absolute, absoluteCss } from './styles/css.ts';
import type { WireSink } from './wire-sink.ts';

/** Writes the current value of an attribute; `null` removes it. Omits attributes that may not leave the browser. */
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
  if (name === 'autoplay') return;
  if (name === 'checked' && tag === 'input' && !isChange) return; // writeState writes the current state, not the initial one
  const isFrame = name === 'src' && tag === 'iframe';
  // A same-origin frame is recorded with its document, other frames only with their URL.
  if (isFrame && documentIn(element)) return;
  const absoluteValue = value && withAbsoluteUrls(element, name, value, tag);
  write(sink, isFrame ? 'rr_src' : name, absoluteValue, owner);
  if (isChange && name === 'open' && tag === 'dialog') writeDialog(sink, element);
}

function write(sink: WireSink, name: string, value: string, owner: Owner): void {
  const masked = maskedAttribute(name, value, owner);
  if (masked !== undefined) sink.attribute(name, masked);
}

/** The value with absolute URLs. */
function withAbsoluteUrls(element: Element, name: string, value: string, tag: string): string {
  switch (name) {
    case 'style':
      return value.includes('url(') ? absoluteCss(value, element.baseURI) : value;
    case 'href':
    case 'xlink:href':
      return value[0] === '#' && tag !== 'a' ? value : absolute(element.baseURI, value);
    case 'src':
    case 'poster':
    case 'background':
      return absolute(element.baseURI, value);
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

/** Writes checked, dialog and scroll state, which attributes do not reflect. */
export function writeState(
  sink: WireSink,
  element: Element,
  owner: Owner,
  isSnapshot: boolean,
): void {
  const { tag } = owner;
  // Where events are not recorded, the visitor's clicks must not show in a later record either.
  if (
    tag === 'input' &&
    (element as HTMLInputElement)[isIgnored(element) ? 'defaultChecked' : 'checked']
  )
    sink.attribute('checked', true);
  if (tag === 'dialog' && (element as HTMLDialogElement).open) writeDialog(sink, element);
  // An added element is not scrolled yet, and the scroll position of a field reveals the length of its value.
  if (!isSnapshot || owner.isField) return;
  const { scrollLeft, scrollTop } = element;
  if (!(scrollLeft || scrollTop) || isIgnored(element)) return;
  if (scrollLeft) sink.attribute('rr_scrollLeft', scrollLeft);
  if (scrollTop) sink.attribute('rr_scrollTop', scrollTop);
}

const writeDialog = (sink: WireSink, dialog: Element): void =>
  sink.attribute('rr_open_mode', dialog.matches(':modal') ? 'modal' : 'non-modal');

/**
 * Writes a blocked element as an empty box of the same size. Computed sizes are those that a style sets: without padding
 * and transforms. Inline elements have none, so their content becomes padding.
 */
export function writeBox(sink: WireSink, element: Element, owner: Owner): void {
  writeAttribute(sink, element, 'class', attributeOf(element, 'class'), owner, false);
  const { width, height } = getComputedStyle(element);
  const content = element.getBoundingClientRect().width;
  if (width === 'auto') sink.attribute('style', `padding:0 ${content}px 0 0`);
  sink.attribute('rr_width', width);
  sink.attribute('rr_height', height);
}
