import { isMatching, policyOf, SHOWN } from '../privacy/text-policy.ts';

/** The page's window, or that of a same-origin frame. */
export type Page = Window & typeof globalThis;

/** Undefined unless it is an http(s) URL. Objects of the page are not converted, because that would run its code again. */
export function urlOf(address: unknown, page: Page = window): URL | undefined {
  if (typeof address !== 'string' && !(address instanceof page.URL)) return undefined;
  try {
    const url = new URL(address, page.document.baseURI);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}
/** The address without its fragment. */
export const urlKey = ({ origin, pathname, search }: URL): string => origin + pathname + search;

/** An absolute URL, or an object in a drawing, with an address that may be relative. */
type Address = string & Partial<SVGAnimatedString>;
/** Whether a hidden element has this address, or one that starts with it. An address may describe what is hidden. */
export function isFileOfHidden(file: URL): boolean {
  const key = urlKey(file);
  // Parsing each address takes longer than all else: a list may have hundreds of pictures that fail.
  const isFile = (address?: Address) =>
    (address?.baseVal ? urlOf(address.baseVal)?.href : address)?.startsWith?.(key);
  const elements = document.querySelectorAll<Element & Record<string, Address | undefined>>(
    'img,[src],[*|href]:not(a),[data],[poster]',
  );
  return [...elements].some(
    (element) =>
      ['currentSrc', 'src', 'href', 'data', 'poster'].some((name) => isFile(element[name])) &&
      policyOf(element) !== SHOWN,
  );
}

/** Elements whose file may fail to load. Of several sources, the last one fails only if all others did. */
export const FILES = 'img,link,script,video,audio,source:last-of-type';
/** Of the properties, each of these elements has some. */
interface FileElement extends Element {
  readonly currentSrc?: string;
  readonly src?: string;
  readonly href?: string;
}

/** An image may show another file than its `src`. A video whose `src` was emptied keeps the one that it showed before. */
export function fileUrlOf(element: FileElement): URL | undefined {
  if (!isMatching(element, FILES)) return undefined;
  const shown = element.localName === 'img' && element.currentSrc;
  return urlOf(shown || (element.src ?? element.href));
}
