import * as z from 'zod/mini';
import * as clip from '../contract/clip.ts';
import * as emails from '../contract/emails.ts';
import * as issueAnswer from '../contract/issue-answer.ts';
import * as issues from '../contract/issues.ts';
import { SWEEP_MINUTES } from '../contract/limits.ts';
import * as narration from '../contract/narration.ts';
import * as reports from '../contract/reports.ts';
import { MAX_SENDERS } from '../contract/rules/sending-rate.ts';
import { http, lambda, queue, raw, schedule, stream } from '../runtime/function.ts';

/** A zone's schedule or the sweep; `scheduledAt` is the scheduled instant, not the current one. */
const ZoneReports = z.object({
  moment: z.enum(['prepare', 'send', 'sweep']),
  zone: z.string(),
  scheduledAt: z.iso.datetime(),
  /** A part of the zone's owners; absent for all of them. */
  shard: z.optional(z.number()),
});

/** An SES event (SES → SNS → SQS), reduced to the fields that are read. */
const MailEvent = z.object({
  eventType: z.string(),
  mail: z.object({
    messageId: z.string(),
    timestamp: z.string(),
    tags: z.optional(z.record(z.string(), z.array(z.string()))),
    destination: z.optional(z.array(z.string())),
  }),
  delivery: z.optional(z.object({ timestamp: z.string() })),
  bounce: z.optional(z.object({ bounceType: z.string() })),
  complaint: z.optional(z.object({ complaintFeedbackType: z.optional(z.nullable(z.string())) })),
});
const isSweep = z.optional(z.literal(true));
const OwnerReport = z.object({ ownerId: z.string(), scheduledAt: z.iso.datetime(), isSweep });

/** Updates an owner's report schedule when the profile or website changes. */
export const syncSchedules = lambda({
  trigger: stream({ items: ['PROFILE', 'INTEGRATION#'] }),
  uses: ['table', 'scheduler'],
  timeoutSeconds: 60,
});
/** Once per day: repairs schedules whose change the stream lost, and recreates missing ones. */
export const queueScheduleChecks = lambda({
  trigger: schedule(24 * 60),
  uses: ['table', 'scheduler', 'schedule-checks'],
  timeoutSeconds: 300,
});
export const checkSchedules = lambda({
  trigger: queue('schedule-checks', z.object({ ownerIds: z.array(z.string()) }), {
    worstSeconds: 60,
    concurrency: 5,
  }),
  uses: ['table', 'scheduler'],
  timeoutSeconds: 60,
});

export const queueZoneReports = lambda({
  trigger: queue('zone-reports', ZoneReports, { worstSeconds: 300, concurrency: 16 }),
  uses: ['table', 'zone-reports', 'report-preparations', 'report-sendings'],
  timeoutSeconds: 300,
});
export const sweepDueReports = lambda({
  trigger: schedule(SWEEP_MINUTES),
  uses: ['table', 'zone-reports'],
  timeoutSeconds: 60,
});
export const prepareDailyReport = lambda({
  // The worst case: reading the most sessions that a report reads, then the model, then the speech service.
  trigger: queue('report-preparations', OwnerReport, { worstSeconds: 110, concurrency: 120 }),
  uses: ['table', 'bucket', 'addresses', 'signing', 'language-model', 'speech'],
  timeoutSeconds: 110,
  memoryMb: 1_769,
});
export const sendDailyReport = lambda({
  // Four owners at once, because sending mostly waits. The limit follows from the mail rate (see lib/events/queues.ts).
  trigger: queue('report-sendings', OwnerReport, {
    worstSeconds: 110,
    batch: 4,
    atOnce: 4,
    concurrency: MAX_SENDERS,
  }),
  uses: ['table', 'bucket', 'mail', 'signing', 'report-sendings'],
  timeoutSeconds: 110,
  memoryMb: 1_769,
});

export const getLatestReport = lambda({
  trigger: http(reports.getLatestReport),
  uses: ['table:read', 'bucket:read'],
});
/** The script of the audio summary and the daily video. Its link to the voice works for longer than a token. */
export const getNarration = lambda({
  trigger: http(narration.getNarration, 'current'),
  uses: ['table:read', 'bucket:read'],
});
export const getReportMedia = lambda({
  trigger: http(reports.getReportMedia),
  uses: ['table:read', 'bucket:read'],
});
export const listReports = lambda({ trigger: http(reports.listReports), uses: ['table:read'] });
export const getIssue = lambda({
  trigger: http(issues.getIssue),
  uses: ['table:read', 'bucket:read'],
});
export const answerIssue = lambda({
  trigger: http(issueAnswer.answerIssue),
  uses: ['table', 'bucket'],
});
export const revokeClips = lambda({ trigger: http(clip.revokeClips), uses: ['table'] });
/** No login: the token grants access to one clip. */
export const getClip = lambda({
  trigger: raw(['GET'], '/m/clip/{token}'),
  uses: ['table:read', 'bucket:read', 'signing'],
});
/** No login: GET shows the confirmation page, POST stores the verdict. */
export const giveFeedback = lambda({
  trigger: raw(['GET', 'HEAD', 'POST'], '/m/feedback/{token}'),
  uses: ['table', 'bucket', 'signing'],
});

/** Once per day: checks that every website still has its tag. */
export const queueWebsiteChecks = lambda({
  trigger: schedule(24 * 60),
  uses: ['table', 'website-checks'],
  timeoutSeconds: 300,
});

export const recordMailEvent = lambda({
  trigger: queue('mail-events', MailEvent, {
    worstSeconds: 5,
    batch: 10,
    atOnce: 5,
    concurrency: 20,
  }),
  uses: ['table'],
});
/** One sent email as its recipient sees it, for the app. Its links work for longer than a token. */
export const getEmail = lambda({
  trigger: http(emails.getEmail, 'current'),
  uses: ['table:read', 'bucket:read', 'addresses'],
});
export const sendAgain = lambda({
  trigger: http(emails.sendAgain),
  uses: ['table', 'bucket', 'mail', 'signing'],
});
export const viewReport = lambda({
  trigger: raw(['GET', 'HEAD'], '/m/report/{token}'),
  uses: ['table:read', 'bucket:read', 'signing', 'addresses'],
});
