/**
 * A stored mail as the preview may show it. Three walls, each enough alone: no address is left that a click or a key
 * could follow; the document's policy fetches nothing; and the frame around it has a sandbox that allows nothing.
 */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** A link without an address must not style as if it could be followed. */
const LINKS_OFF = 'a { cursor: not-allowed !important; }';

/** Elements that navigate or load; a browser connects to some of their URLs before it applies the policy. */
const ACTIVE =
  'script, base, meta[http-equiv], link, iframe, frame, object, embed, applet, portal, fencedframe, controlledframe, audio, video, template';
const ADDRESSES = new Set([
  ...[
    'href',
    'xlink:href',
    'action',
    'formaction',
    'ping',
    'srcset',
    'background',
    'attributionsrc',
  ],
]);
/** What has not settled after so many rounds was written to survive them. */
const ROUNDS = 5;

export function previewDocument(html: string): string {
  const page = withoutActive(html);
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = POLICY;
  page.head.prepend(policy);
  const style = page.createElement('style');
  style.textContent = LINKS_OFF;
  page.head.append(style);
  page.documentElement.lang ||= 'en';
  return written(page);
}

/**
 * Parsed, cleaned and written until the text stays the same: markup can be nested so that only the written text, read
 * again by the frame, becomes a frame or a link. What never settles is shown as its text.
 */
function withoutActive(html: string): Document {
  let text = html;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const page = parsed(text);
    clean(page);
    const next = written(page);
    if (next === text) return page;
    text = next;
  }
  const page = parsed('');
  page.body.textContent = parsed(html).body.textContent;
  return page;
}

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const written = (page: Document) => `<!doctype html>${page.documentElement.outerHTML}`;

function clean(page: Document): void {
  for (const element of page.querySelectorAll(ACTIVE)) element.remove();
  for (const element of page.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (ADDRESSES.has(name) || name.startsWith('on')) element.removeAttribute(name);
    }
  }
}
