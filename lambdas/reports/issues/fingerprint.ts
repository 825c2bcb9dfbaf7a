/**
 * What makes two signals one issue: the kind of trouble, the page and the element, all in a form that survives
 * counters, ids and re-rendering. Rage, dead and error clicks on one control are one trouble seen at different
 * strengths, so they share a family; a script error or a failing request is the same fault on every page, and what
 * it is about (its shape, its path) stands for the page.
 */
import type { ElementFingerprint, Signal, SignalKind } from '../../contract/signal.ts';

export const families: Readonly<Record<SignalKind, string>> = {
  'white-screen': 'blank',
  'error-click': 'click',
  'rage-click': 'click',
  'dead-click': 'click',
  'keyboard-barrier': 'keyboard',
  'javascript-error': 'error',
  'failed-request': 'request',
  'form-abandonment': 'form',
  'quick-back': 'back',
  'excessive-scroll': 'scroll',
  'slow-page': 'slow',
  'thrashed-cursor': 'cursor',
};

/** A failed request is identified by path and response: "/api/cart 500", "/api/cart without an answer". */
export const STATUS = / (\d{3}|without an answer)$/;

type Identified = Pick<Signal, 'kind' | 'page' | 'element' | 'about'>;

export function fingerprintOf({ kind, page, element, about }: Identified): string {
  const family = families[kind];
  const [, status = ''] = STATUS.exec(about ?? '') ?? [];
  const parts: Readonly<Record<string, readonly string[]>> = {
    click: [folded(page), folded(elementKey(element))],
    keyboard: [folded(page), folded(elementKey(element)), folded(keyOf(about))],
    error: [folded(about ?? page)],
    request: [folded((about ?? page).replace(STATUS, '')), status],
    back: [folded(page), folded(about ?? '')],
  };
  return `${family}-${hash((parts[family] ?? [folded(page)]).join('\n'))}`;
}

/** A control that Space does not reach is the same fault as one that Enter does not reach. */
const keyOf = (about = ''): string => (about === 'Space' ? 'Enter' : about);

/** The selector is stable; the label distinguishes repeated list items. */
const elementKey = (element: ElementFingerprint | undefined): string =>
  element ? `${element.role} ${element.label.replace(/[()]/g, '')} ${element.selector}` : '';

/** Ids and counters folded, case and spaces ignored, positions kept: "Cart 3" is "cart 12", `li(2)` is not `li(3)`. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '#')
    .replace(/\b(?=[a-f]*\d)[0-9a-f]{8,}\b/g, '#')
    .replace(/(?<![(\d])\d+/g, '#')
    .replace(/\s+/g, ' ')
    .trim();

/** FNV-1a, 64 bits: short, stable in every version, and one owner has thousands of issues at most. */
function hash(text: string): string {
  let value = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    value = BigInt.asUintN(64, (value ^ BigInt(byte)) * 0x100000001b3n);
  }
  return value.toString(16).padStart(16, '0');
}
