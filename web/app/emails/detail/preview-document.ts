/**
 * Makes a stored email safe for the preview. Three layers, each sufficient alone: no URL is left that a click or key could
 * follow, the document's content security policy blocks all requests, and the frame's sandbox allows nothing.
 */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** A link without a URL must not look as if it worked. In high contrast, the email keeps the colors of its recipient. */
const STYLE = 'a { cursor: not-allowed !important; } :root { forced-color-adjust: none; }';

/** Elements that navigate or load; a browser connects to some of their URLs before it applies the policy. */
const ACTIVE =
  'script, base, meta[http-equiv], link, iframe, frame, object, embed, applet, portal, fencedframe, controlledframe, audio, video, template';
const ADDRESSES: ReadonlySet<string> = new Set(
  'href xlink:href action formaction ping srcset background attributionsrc'.split(' '),
);
/** HTML that still changes after this many rounds was written to evade sanitizing. */
const ROUNDS = 5;

export function previewDocument(html: string): string {
  const page = withoutActive(html);
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = POLICY;
  page.head.prepend(policy);
  const style = page.createElement('style');
  style.textContent = STYLE;
  page.head.append(style);
  page.documentElement.lang ||= 'en';
  return serialize(page);
}

/**
 * Parses, cleans and serializes until the text stays the same, because nested markup may become a frame or link only when
 * the frame parses the serialized text again. HTML that never stabilizes is shown as plain text.
 */
function withoutActive(html: string): Document {
  let text = html;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const page = parse(text);
    clean(page);
    const next = serialize(page);
    if (next === text) return page;
    text = next;
  }
  const page = parse('');
  page.body.textContent = parse(html).body.textContent;
  return page;
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const serialize = (page: Document) => `<!doctype html>${page.documentElement.outerHTML}`;

function clean(page: Document): void {
  for (const element of page.querySelectorAll(ACTIVE)) element.remove();
  for (const element of page.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (ADDRESSES.has(name) || name.startsWith('on')) element.removeAttribute(name);
    }
  }
}
