import { domainToASCII } from 'node:url';
import type { SESClient, SESServiceException } from '@aws-sdk/client-ses';
import type { Notice } from '../contract/notices.ts';
import { Problem } from '../contract/problem.ts';
import { senderShare, type TokenBucket, takeToken } from '../contract/rules/sending-rate.ts';
import { now } from '../runtime/clock.ts';
import { connector } from '../runtime/connector.ts';
import { log } from '../runtime/log.ts';
import { isOutage } from './outage.ts';
import { withTimeout } from './sdk.ts';

export interface Mail {
  readonly to: string;
  /** The person on whose behalf the email is sent. Without one it is automatic, and replies go to support. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  /** Absent in plain-text emails. */
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Inline pictures, shown as `cid:name`. */
  readonly pictures?: readonly Picture[];
  /** The email service repeats these in its events about this email. */
  readonly tags?: Readonly<Record<string, string>>;
}

interface Picture {
  readonly name: string;
  /** A PNG, base64. */
  readonly png: string;
}

/** The outcome of an attempt. Only after `unknown` is it unclear whether the email was sent. */
export type Attempt =
  | { readonly kind: 'accepted'; readonly messageId: string }
  /** Throttled, paused or unreachable: the same email may be sent later. */
  | { readonly kind: 'deferred'; readonly cause: unknown }
  /** The service will never accept this email, because of its address or content. */
  | { readonly kind: 'rejected'; readonly cause: unknown }
  | { readonly kind: 'unknown'; readonly cause: unknown };

export interface Mailer {
  readonly appOrigin: string;
  readonly supportAddress: string;
  readonly postalAddress: string;
  /**
   * For emails that someone waits for. Retries a throttled email with exponential backoff and jitter. Throws the problem
   * `mail-rejected` or `mail-unavailable`.
   */
  send(mail: Mail): Promise<void>;
  /** For emails that must not be sent twice: one attempt, which returns its outcome instead of throwing. */
  attempt(mail: Mail): Promise<Attempt>;
}

/** Errors that are about this email, so a retry would fail, too. */
const PERMANENT_ERRORS = new Set(['MessageRejected', 'InvalidParameterValue', 'ValidationError']);
/** The connection was never established, so nothing was sent. */
const UNREACHABLE_CODES = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };
export const MAIL_TIMEOUT_MS = 10_000;
/** Pauses of up to 0.4, 0.8 and 1.6 s: a fifth of the rate is reserved for these emails, so capacity frees up soon. */
const SEND_ATTEMPTS = 4;
const SEND_PAUSE_MS = 200;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export const mail = connector('mail', (env): Mailer => {
  // Loaded with the first email: most invocations send none.
  let opened: Promise<Awaited<ReturnType<typeof load>>> | undefined;
  let client: SESClient | undefined;
  const open = async () => {
    opened ??= load();
    const loaded = await opened;
    // One attempt: after a lost response the email may have been sent, and two are worse than none.
    client ??= new loaded.SESClient({ maxAttempts: 1, ...withTimeout(MAIL_TIMEOUT_MS) });
    return { ...loaded, client };
  };
  const sendRaw = async ({ tags = {}, pictures = [], headers = {}, ...mail }: Mail) => {
    const { client, SendRawEmailCommand, MailComposer } = await open();
    const attachments = pictures.map(({ name, png }) => ({
      filename: `${name}.png`,
      cid: name,
      content: Buffer.from(png, 'base64'),
      contentType: 'image/png',
      contentDisposition: 'inline' as const,
    }));
    const from = { name: 'Reveille', address: env.MAIL_FROM };
    // RFC 3834: mailboxes send no out-of-office reply to an automatic email.
    const automatic = { replyTo: env.SUPPORT_ADDRESS, headers: { ...headers, ...AUTOMATIC } };
    const content = { from, headers, ...(mail.replyTo === undefined && automatic), ...mail };
    const raw = await new MailComposer({ ...content, attachments }).compile().build();
    const { MessageId = '' } = await client.send(
      new SendRawEmailCommand({
        RawMessage: { Data: raw },
        Destinations: [asciiAddress(mail.to)],
        ConfigurationSetName: env.MAIL_CONFIGURATION_SET,
        Tags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
      }),
    );
    return MessageId;
  };
  const perSecond = Number(env.MAIL_RATE_PER_SECOND);
  const share = senderShare(perSecond);
  let bucket: TokenBucket = { tokens: 1, at: 0 };
  /** Waits for a token of this sender's share of the account's sending rate. */
  const waitForToken = async () => {
    const taken = takeToken(bucket, now().getTime(), share);
    bucket = taken.bucket;
    if (taken.waitMs > 0) await pause(taken.waitMs);
  };
  return {
    appOrigin: env.APP_ORIGIN,
    supportAddress: env.SUPPORT_ADDRESS,
    postalAddress: env.POSTAL_ADDRESS,
    async send(mail) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          await sendRaw(mail);
          return;
        } catch (cause) {
          const outcome = outcomeOf(cause, env.MAIL_FROM);
          if (attempt === SEND_ATTEMPTS || outcome !== 'deferred') {
            logFailure(outcome, cause);
            if (outcome === 'rejected') log.warn('email-rejected' satisfies Notice);
            throw problemAfter(outcome, cause);
          }
          await pause(Math.random() * SEND_PAUSE_MS * 2 ** attempt);
        }
      }
    },
    async attempt(mail) {
      await waitForToken();
      try {
        return { kind: 'accepted', messageId: await sendRaw(mail) };
      } catch (cause) {
        const kind = outcomeOf(cause, env.MAIL_FROM);
        logFailure(kind, cause);
        return { kind, cause };
      }
    },
  };
});

type Failure = Exclude<Attempt['kind'], 'accepted'>;

/** Logged here, because callers act on the kind only, and a call that sends an email responds without the reason. */
const logFailure = (outcome: Failure, error: unknown) =>
  log.warn('failed to send an email', { outcome, error });

/** The failure of a call that sends an email. A bug of ours stays as it is. */
function problemAfter(outcome: Failure, cause: unknown): unknown {
  if (outcome === 'rejected') return new Problem('mail-rejected', { cause });
  const isUnavailable = outcome === 'deferred' || isOutage(cause);
  return isUnavailable ? new Problem('mail-unavailable', { cause }) : cause;
}

async function load() {
  const [sdk, composer] = await Promise.all([
    import('@aws-sdk/client-ses'),
    import('nodemailer/lib/mail-composer'),
  ]);
  return { ...sdk, MailComposer: composer.default };
}

/** Whether the service responded with an error, as opposed to a broken connection. */
const isServiceError = (cause: unknown): cause is SESServiceException =>
  cause instanceof Error && '$fault' in cause && '$metadata' in cause;

/**
 * Whether SES rejects our sender, for example because its DNS records have disappeared. The message lists the identities
 * that are not verified; in the sandbox they may be recipients.
 */
const isUnverified = ({ name, message }: Error, sender: string) =>
  name === 'MessageRejected' &&
  message.includes('not verified') &&
  message.toLowerCase().includes(sender.toLowerCase().replace(/^.*@/, ''));

/** Whether AWS paused the account, for example because of bounces. SES reports that as a rejection of the email. */
const isPaused = ({ name, message }: Error) =>
  name === 'MessageRejected' && /^Sending (paused|suspended) for this account/.test(message);

/** SES supports internationalized domains only in Punycode. */
function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at));
}

function outcomeOf(cause: unknown, sender: string): Failure {
  if (UNREACHABLE_CODES.has(String((cause as { code?: unknown }).code))) return 'deferred';
  if (!isServiceError(cause)) return 'unknown';
  if (isUnverified(cause, sender) || isPaused(cause)) return 'deferred';
  if (PERMANENT_ERRORS.has(cause.name)) return 'rejected';
  const status = cause.$metadata.httpStatusCode ?? 500;
  return status >= 400 && status < 500 ? 'deferred' : 'unknown';
}
