/**
 * The mail service takes so many mails per second from the whole account. Reports take four fifths of it; the rest is
 * for mails that a person waits for (verification, recovery, deletion). Senders need no coordination: as many as are
 * needed run at once, and each keeps to its share with its token bucket.
 */
const REPORTS_SHARE = 0.8;
/** Four mails under way at 150 ms each would be 26. */
const MAILS_PER_SENDER_AND_SECOND = 20;
const FEWEST_SENDERS = 2;
/** Of the thousand executions that an account runs. */
export const MOST_SENDERS = 150;

/** How many senders may run at once for an account that may send so many mails per second. */
export const sendersFor = (mailsPerSecond: number, most = MOST_SENDERS): number =>
  Math.min(
    most,
    Math.max(
      FEWEST_SENDERS,
      Math.ceil((REPORTS_SHARE * mailsPerSecond) / MAILS_PER_SENDER_AND_SECOND),
    ),
  );

/** What one sender may send per second. */
export const senderShare = (mailsPerSecond: number): number =>
  (REPORTS_SHARE * mailsPerSecond) / sendersFor(mailsPerSecond);

/** What is left of a sender's share; negative while callers wait for it. */
export interface TokenBucket {
  readonly tokens: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Takes one mail out of the bucket, and says how long to wait before sending it. Never more than a second's worth at once. */
export function take(
  bucket: TokenBucket,
  now: number,
  perSecond: number,
): { bucket: TokenBucket; waitMs: number } {
  const most = Math.max(1, perSecond);
  const refilled = Math.min(most, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
  const tokens = refilled - 1;
  const waitMs = tokens >= 0 ? 0 : Math.ceil((-tokens / perSecond) * 1000);
  return { bucket: { tokens, at: now }, waitMs };
}
