import * as z from 'zod/mini';
import { SWEEP_MINUTES } from '../contract/limits.ts';
import * as reports from '../contract/reports.ts';
import { http, lambda, queue, raw, schedule, stream } from '../runtime/function.ts';

/** A zone's morning, or the sweep's look at it; `scheduledAt` is the instant that was meant, not the one that is. */
const ZoneReports = z.object({
  moment: z.enum(['prepare', 'send', 'sweep']),
  zone: z.string(),
  scheduledAt: z.iso.datetime(),
  /** A part of the zone's owners; all of them where nothing is said. */
  shard: z.optional(z.number()),
});

const OwnerReport = z.object({ ownerId: z.string(), scheduledAt: z.iso.datetime() });

/** Keeps every owner's morning in step with profile and website. */
export const keepMornings = lambda({ trigger: stream(), uses: ['table', 'scheduler'] });

export const queueZoneReports = lambda({
  trigger: queue('zone-reports', ZoneReports),
  uses: ['table', 'zone-reports', 'report-preparations', 'report-sendings'],
  timeoutSeconds: 300,
});
export const sweepDueReports = lambda({
  trigger: schedule(SWEEP_MINUTES),
  uses: ['table', 'zone-reports'],
  timeoutSeconds: 60,
});
export const prepareDailyReport = lambda({
  trigger: queue('report-preparations', OwnerReport),
  uses: ['table', 'recordings', 'mail', 'signing', 'language-model', 'speech'],
  timeoutSeconds: 60,
  memoryMb: 1024,
});
export const sendDailyReport = lambda({
  trigger: queue('report-sendings', OwnerReport),
  uses: ['table', 'recordings', 'mail', 'signing', 'report-sendings'],
  timeoutSeconds: 60,
  memoryMb: 1024,
});

export const getLatestReport = lambda({
  trigger: http(reports.getLatestReport),
  uses: ['table', 'recordings'],
});
/** What the audio summary says and the daily video shows. */
export const getNarration = lambda({
  trigger: http(reports.getNarration),
  uses: ['table', 'recordings'],
});
export const getReportMedia = lambda({
  trigger: http(reports.getReportMedia),
  uses: ['table', 'recordings'],
});
export const listReports = lambda({ trigger: http(reports.listReports), uses: ['table'] });
export const answerIssue = lambda({
  trigger: http(reports.answerIssue),
  uses: ['table', 'recordings'],
});
export const revokeClips = lambda({ trigger: http(reports.revokeClips), uses: ['table'] });
/** Without a login: the token opens the seconds of one clip. */
export const getClip = lambda({
  trigger: raw(['GET'], '/m/clip/{token}'),
  uses: ['table', 'recordings', 'signing'],
});
/** Without a login: GET asks, POST acts. */
export const giveFeedback = lambda({
  trigger: raw(['GET', 'HEAD', 'POST'], '/m/feedback/{token}'),
  uses: ['table', 'recordings', 'signing'],
});
