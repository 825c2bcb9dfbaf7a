/**
 * Two signals are one issue if their kind, page and element agree after normalization, which removes counters and ids.
 * Rage, dead and error clicks on one control differ only in strength, so they share a family. A script error or a failed
 * request is the same fault on every page, so its message shape or path takes the place of the page.
 */
import type { ElementFingerprint, Signal } from '../../contract/signal.ts';
import { extensions } from './file-extensions.ts';
import { familyOf } from './kinds.ts';

/** A failed request is identified by path and response: "/api/cart 500", "/api/cart without an answer". */
export const STATUS = / (\d{3}|without an answer)$/;

/** Its path, and the status or 'without an answer'; the status is '' for anything else. */
export function requestParts(about = ''): { readonly path: string; readonly status: string } {
  return { path: about.replace(STATUS, ''), status: STATUS.exec(about)?.[1] ?? '' };
}

/** Files that a page loads by itself, and links to files. */
const FILE = new RegExp(`\\.(${Object.values(extensions).join('|')})$`, 'i');
/** A file that fails is one issue, whatever the response. */
export const isFile = (path: string): boolean => FILE.test(path);

type FingerprintInput = Pick<Signal, 'kind' | 'page' | 'element' | 'about'>;

export function fingerprintOf({ kind, page, element, about }: FingerprintInput): string {
  const family = familyOf(kind);
  const request = requestParts(about ?? page);
  const parts: Readonly<Record<string, readonly string[]>> = {
    click: [normalize(page), normalize(elementKey(element))],
    keyboard: [normalize(page), normalize(elementKey(element)), normalize(keyOf(about))],
    error: [normalize(errorText(about ?? page))],
    request: [normalize(request.path), isFile(request.path) ? '' : request.status],
    back: [normalize(page), normalize(about ?? elementKey(element))],
  };
  return `${family}-${hash((parts[family] ?? [normalize(page)]).join('\n'))}`;
}

/** Enter and Space on one control are one fault. */
export const keyOf = (about = ''): string => (about === 'Space' ? 'Enter' : about);

/** Chromium starts messages of errors with a word that other browsers leave out. */
export const errorText = (about: string): string =>
  about.replace(/^Uncaught (\(in promise\) )?/, '');

/** The selector is stable; the label distinguishes repeated list items. */
const elementKey = (element: ElementFingerprint | undefined): string =>
  element ? `${element.role} ${element.label.replace(/[()]/g, '')} ${element.selector}` : '';

/** Replaces ids and counters, ignores case and spaces, keeps positions: "Cart 3" is "cart 12", `li(2)` is not `li(3)`. */
const normalize = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '#')
    .replace(/\b(?=[a-f]*\d)[0-9a-f]{8,}\b/g, '#')
    .replace(/(?<![(\d])\d+/g, '#')
    .replace(/\s+/g, ' ')
    .trim();

/** FNV-1a with 64 bits: short, stable across versions, and wide enough for one owner's thousands of issues. */
export function hash(text: string): string {
  let value = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    value = BigInt.asUintN(64, (value ^ BigInt(byte)) * 0x100000001b3n);
  }
  return value.toString(16).padStart(16, '0');
}
