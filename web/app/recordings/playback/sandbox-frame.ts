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
