/** Mistakes in our code or in what it was given; no service raises these. */
const MISTAKES = [RangeError, ReferenceError, SyntaxError, TypeError];
/** Rejections that say nothing about the request itself: the same one succeeds later. */
const PASSING = /Throttl|TooManyRequests|Exceeded|SlowDown|ExpiredToken|RequestTimeout|InProgress/;
const PASSING_STATUSES = new Set([401, 403, 408, 409, 429]);

/**
 * Whether a call to the table or the bucket failed because the service, the network or our rights did. False for what
 * would fail every time: an item that is too large, a malformed request, a mistake of ours.
 */
export function isOutage(error: unknown): boolean {
  if (MISTAKES.some((kind) => error instanceof kind)) return false;
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  if (status === undefined || status >= 500 || PASSING_STATUSES.has(status)) return true;
  return PASSING.test(name ?? '');
}
