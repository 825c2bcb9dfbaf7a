const SANDBOX = 'allow-same-origin';
/** Narrower than the app's own policy, which lets its pictures come from the bucket's host. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: blob:; font-src data:; media-src data: blob:";

/**
 * Seals the empty frame of a recording before anything is built in it: no script by its sandbox, nothing from elsewhere
 * by a policy of its own, which stays with the document whatever is written into it. False when it is not sandboxed.
 */
export function isSealed(frame: HTMLIFrameElement): boolean {
  const page = frame.contentDocument;
  if (frame.getAttribute('sandbox') !== SANDBOX || !page) return false;
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = POLICY;
  page.head.append(policy);
  return true;
}
