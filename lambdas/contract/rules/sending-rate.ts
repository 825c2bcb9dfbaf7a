/**
 * The mail service takes so many mails a second from the whole account. Nobody has to agree on whose turn it is: as
 * many senders as are needed run at once, and each keeps to its share with a token bucket of its own.
 */
const MAILS_A_SENDER_PER_SECOND = 6;
const FEWEST_SENDERS = 2;
/** A queue feeds at most a thousand; a quarter of it leaves room for everything else of the account. */
const MOST_SENDERS = 250;

/** How many senders may run at once for an account that may send so many mails a second. */
export const sendersFor = (mailsPerSecond: number): number =>
  Math.min(
    MOST_SENDERS,
    Math.max(FEWEST_SENDERS, Math.ceil(mailsPerSecond / MAILS_A_SENDER_PER_SECOND)),
  );

/** What is left of a sender's share; may be negative, then somebody waits for it. */
export interface Bucket {
  readonly tokens: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Takes one mail out of the bucket, and says how long to wait before sending it. Never more than a second's worth at once. */
export function take(
  bucket: Bucket,
  now: number,
  perSecond: number,
): { bucket: Bucket; waitMs: number } {
  const most = Math.max(1, perSecond);
  const refilled = Math.min(most, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
  const tokens = refilled - 1;
  const waitMs = tokens >= 0 ? 0 : Math.ceil((-tokens / perSecond) * 1000);
  return { bucket: { tokens, at: now }, waitMs };
}
