import * as z from 'zod/mini';
import { call } from './call.ts';

/** `Delivered` unless the email service reported otherwise. */
const emailStatuses = ['Delivered', 'Sending', 'Bounced', 'Complained', 'Not sent'] as const;
export const EmailStatus = z.enum(emailStatuses);
export type EmailStatus = z.infer<typeof EmailStatus>;

/** One log to one recipient: a row of the list (§3). */
export const EmailRow = z.object({
  /** `{logId}-{email}` */
  id: z.string(),
  to: z.string(),
  status: EmailStatus,
  subject: z.string(),
  /** ISO 8601 in UTC. */
  created_at: z.string(),
});
export type EmailRow = z.infer<typeof EmailRow>;

/** The day filters of the list (§9); without one, all time. */
export const emailPeriods = ['3', '7', '30'] as const;

export const listEmails = call({
  method: 'GET',
  path: '/api/emails/list-emails',
  caller: 'owner',
  body: z.object({
    days: z.optional(z.enum(emailPeriods)),
    /** Rows to this address only. */
    recipient: z.optional(z.string().check(z.maxLength(320))),
    /** Every word must occur in recipient or subject. */
    search: z.optional(z.string().check(z.maxLength(200))),
    /** The cursor of the previous response. */
    cursor: z.optional(z.string().check(z.regex(/^\d{8}$/))),
  }),
  reply: z.object({
    rows: z.array(EmailRow),
    /** Absent if there is nothing older. */
    cursor: z.optional(z.string()),
    /** Whether the account has any log: an empty list and an empty search result show different text. */
    hasAny: z.boolean(),
  }),
});

/** What a link in an email opens. */
const linkKinds = ['report', 'clip', 'app'] as const;

/** A recipient opened the email or followed one of its links. */
export const EmailHit = z.object({
  kind: z.enum(['open', 'click']),
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** Only for clicks. */
  to: z.optional(z.enum(linkKinds)),
});
export type EmailHit = z.infer<typeof EmailHit>;

/** A row's id, or only the log's id for its first recipient. */
const id = z.string().check(z.regex(/^\d+(-.*)?$/), z.maxLength(400));

export const getEmail = call({
  method: 'GET',
  path: '/api/emails/get-email',
  caller: 'owner',
  body: z.object({ id }),
  reply: z.extend(EmailRow, {
    /** The email as it was sent, without its pixel and tracked links; null if it is no longer stored. */
    sites_email_templates: z.nullable(z.string()),
    sites_email_text: z.nullable(z.string()),
    sent_email_addresses: z.array(z.string()),
    /** The local date of its report. */
    date: z.iso.date(),
    opens: z.number(),
    clicks: z.number(),
    /** The first opens and clicks, in order. */
    hits: z.array(EmailHit),
  }),
});

/** Sends an email from the list again, only to the caller's own address. */
export const sendAgain = call({
  method: 'POST',
  path: '/api/emails/send-again',
  caller: 'owner',
  body: z.object({ id }),
  reply: z.object({ success: z.boolean(), to: z.string() }),
});
