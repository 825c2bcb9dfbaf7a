/** Bugs or invalid input; no service raises these. */
const BUGS = [RangeError, ReferenceError, SyntaxError, TypeError];
/** Errors that a retry can resolve, because the request itself is valid. */
const TRANSIENT =
  /Throttl|TooManyRequests|Exceeded|SlowDown|ExpiredToken|RequestTimeout|InProgress|TransactionConflict/;
/** Rights, credentials, the table or the bucket are missing. DynamoDB responds 400 to these, as to a malformed request. */
const UNPREPARED = /AccessDenied|UnrecognizedClient|Signature|ResourceNotFound|NoSuchBucket/;
const TRANSIENT_STATUSES = new Set([401, 403, 408, 409, 429]);

/**
 * Whether a call to the table or the bucket failed because of the service, the network or missing permissions. False for
 * failures that would repeat: an item that is too large, a malformed request, a bug.
 */
export function isOutage(error: unknown): boolean {
  if (BUGS.some((kind) => error instanceof kind)) return false;
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  if (status === undefined || status >= 500 || TRANSIENT_STATUSES.has(status)) return true;
  return TRANSIENT.test(name ?? '') || UNPREPARED.test(name ?? '');
}
