const SANDBOX = 'allow-same-origin';
/** Narrower than the app's own policy, which lets its pictures come from the bucket's host. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: blob:; font-src data:; media-src data: blob:; base-uri 'none'; form-action 'none'";

/**
 * Seals the empty frame of a recording before anything is built in it: no script by its sandbox, nothing from elsewhere
 * by a policy of its own, which stays with the document whatever is written into it. False when it is not sandboxed.
 */
export function sandboxFrame(frame: HTMLIFrameElement): boolean {
  const page = frame.contentDocument;
  if (frame.getAttribute('sandbox') !== SANDBOX || !page) return false;
  // No policy covers looking up the hosts of links; once off, a recorded page cannot turn it on again.
  page.head.append(
    meta(page, 'Content-Security-Policy', POLICY),
    meta(page, 'x-dns-prefetch-control', 'off'),
  );
  return true;
}

function meta(page: Document, name: string, content: string): HTMLMetaElement {
  return Object.assign(page.createElement('meta'), { httpEquiv: name, content });
}
