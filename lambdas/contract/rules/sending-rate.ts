/**
 * The email service limits the emails per second of the whole AWS account. Reports use four fifths of the limit; the rest
 * is for emails that a person waits for (verification, recovery, deletion). Senders run concurrently without coordination:
 * each limits its share with a token bucket.
 */
const REPORTS_SHARE = 0.8;
/** Four concurrent requests of 150 ms each would reach 26. */
const MAILS_PER_SENDER_AND_SECOND = 20;
const MIN_SENDERS = 2;
/** An account runs at most 1,000 concurrent executions. */
export const MAX_SENDERS = 150;

/** The number of concurrent senders for an account with this limit. */
export const sendersFor = (mailsPerSecond: number, maxSenders = MAX_SENDERS): number =>
  Math.min(
    maxSenders,
    Math.max(
      MIN_SENDERS,
      Math.ceil((REPORTS_SHARE * mailsPerSecond) / MAILS_PER_SENDER_AND_SECOND),
    ),
  );

/** The emails per second of one sender. */
export const senderShare = (mailsPerSecond: number): number =>
  (REPORTS_SHARE * mailsPerSecond) / sendersFor(mailsPerSecond);

/** The tokens of one sender; negative while callers wait. */
export interface TokenBucket {
  readonly tokens: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Takes one token; returns the bucket and how long to wait before sending. The bucket holds at most one second of tokens. */
export function takeToken(
  bucket: TokenBucket,
  now: number,
  perSecond: number,
): { bucket: TokenBucket; waitMs: number } {
  const capacity = Math.max(1, perSecond);
  const refilled = Math.min(capacity, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
  const tokens = refilled - 1;
  const waitMs = tokens >= 0 ? 0 : Math.ceil((-tokens / perSecond) * 1000);
  return { bucket: { tokens, at: now }, waitMs };
}
