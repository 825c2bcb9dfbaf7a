/**
 * A stored mail as the preview may show it. Three walls, each enough alone: no address is left that a click or a key
 * could follow; the document's own policy fetches nothing; and the frame around it has a sandbox that allows nothing.
 */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** What leads or loads somewhere by itself. */
const ACTIVE =
  'script, base, meta[http-equiv], link, iframe, frame, object, embed, portal, audio, video';
const ADDRESSES = ['href', 'xlink:href', 'action', 'formaction', 'ping', 'srcset', 'background'];

export function previewDocument(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll(ACTIVE)) element.remove();
  for (const element of page.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (ADDRESSES.includes(name) || name.startsWith('on')) element.removeAttribute(name);
    }
  }
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = POLICY;
  page.head.prepend(policy);
  page.documentElement.lang ||= 'en';
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
