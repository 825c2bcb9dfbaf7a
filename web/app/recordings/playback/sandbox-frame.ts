const SANDBOX = 'allow-same-origin';
/** Narrower than the app's policy, which allows images from the bucket's host. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: blob:; font-src data:; media-src data: blob:; base-uri 'none'; form-action 'none'";

/**
 * Adds a content security policy to the empty frame of a recording. The sandbox blocks scripts and the policy blocks
 * requests, whatever is written into the document later. Returns false if the frame is not sandboxed.
 */
export function sandboxFrame(frame: HTMLIFrameElement): boolean {
  const page = frame.contentDocument;
  if (frame.getAttribute('sandbox') !== SANDBOX || !page) return false;
  // No policy covers DNS prefetching of links. Once it is off, a recorded page cannot turn it on again.
  page.head.append(
    meta(page, 'Content-Security-Policy', POLICY),
    meta(page, 'x-dns-prefetch-control', 'off'),
  );
  return true;
}

function meta(page: Document, name: string, content: string): HTMLMetaElement {
  return Object.assign(page.createElement('meta'), { httpEquiv: name, content });
}

const canvasStyles = new WeakMap<Document, HTMLStyleElement>();

/** Gives each canvas its size: a frame without scripts shows it as an inline element. Any style of the page wins. */
export function sizeCanvases(page: Document | null | undefined): void {
  const canvases = page?.getElementsByTagName('canvas');
  if (!page || !canvases?.length) return;
  const style = canvasStyles.get(page) ?? page.createElement('style');
  canvasStyles.set(page, style);
  // A rebuilt page has lost its elements.
  if (!style.isConnected) page.documentElement.prepend(style);
  const rules = [...new Set(Array.from(canvases, ruleFor))].join('');
  if (style.textContent !== rules) style.textContent = rules;
}

function ruleFor(canvas: HTMLCanvasElement): string {
  const { width, height } = canvas;
  const having = (name: string) => {
    const value = canvas.getAttribute(name);
    return value === null ? `:not([${name}])` : `[${name}="${CSS.escape(value)}"]`;
  };
  return `:where(canvas${having('width')}${having('height')}){display:inline-block;width:${width}px;aspect-ratio:${width}/${height}}`;
}
