import * as z from 'zod/mini';
import * as billing from '../contract/billing.ts';
import * as heatmap from '../contract/heatmap.ts';
import * as playback from '../contract/recording-playback.ts';
import * as segments from '../contract/recording-segments.ts';
import * as shares from '../contract/recording-shares.ts';
import * as recordings from '../contract/recordings.ts';
import * as websites from '../contract/websites.ts';
import { http, ingestion, lambda, queue, raw, schedule } from '../runtime/function.ts';

/** Recordings of a website to delete. Recordings that started after `until` stay. */
const text = z.string();
const erasure = z.object({ ownerId: text, domain: text, from: z.optional(text), until: text });
const ofOwner = z.object({ ownerId: text });
/** An ended session, as the sweep read it. */
const ended = z.object({ ownerId: text, sessionId: text, lastSeenAt: text });

// Both are called from customers' pages, so they also handle preflights.
export const startSession = lambda({
  trigger: ingestion(['POST', 'OPTIONS'], '/functions/v1/start-session'),
  uses: ['table', 'signing', 'releases', 'limit-notices', 'website-checks'],
  reservedOfThousand: 100,
});
export const recordEvents = lambda({
  trigger: ingestion(['POST', 'OPTIONS'], '/functions/v1/record-events'),
  uses: ['table', 'bucket', 'signing', 'limit-notices'],
  memoryMb: 1_024,
  reservedOfThousand: 300,
});

export const sweepSessions = lambda({
  trigger: schedule(5),
  uses: ['table', 'session-closings'],
  timeoutSeconds: 60,
});
export const closeSession = lambda({
  // One session per invocation: the largest takes most of the time limit, and must not make others fail.
  trigger: queue('session-closings', ended, { worstSeconds: 120, concurrency: 100 }),
  uses: ['table', 'bucket'],
  timeoutSeconds: 120,
  memoryMb: 1_769,
});
/** Runs daily. */
export const sweepOrphans = lambda({
  trigger: schedule(1_440),
  uses: ['table', 'bucket'],
  timeoutSeconds: 300,
});

export const countSessions = lambda({
  trigger: http(recordings.countSessions),
  uses: ['table:read'],
});
export const listSessionDays = lambda({
  trigger: http(recordings.listSessionDays),
  uses: ['table:read'],
});
// Both read up to two thousand digests.
export const listRecordings = lambda({
  trigger: http(recordings.listRecordings),
  uses: ['table:read'],
  memoryMb: 1_769,
});
export const getHeatmap = lambda({
  // Its links work for longer than a token.
  trigger: http(heatmap.getHeatmap, 'current'),
  uses: ['table:read', 'bucket:read'],
  memoryMb: 1_769,
});
export const watchRecording = lambda({ trigger: http(playback.watchRecording), uses: ['table'] });
export const getRecording = lambda({
  // Its links work for longer than a token.
  trigger: http(playback.getRecording, 'current'),
  uses: ['table:read', 'bucket:read'],
});
export const deleteRecording = lambda({
  trigger: http(recordings.deleteRecording),
  uses: ['table', 'bucket'],
});
export const deleteRecordings = lambda({
  trigger: http(recordings.deleteRecordings),
  uses: ['table', 'bucket'],
  timeoutSeconds: 29,
});
export const annotateRecording = lambda({
  trigger: http(recordings.annotateRecording),
  uses: ['table'],
});
export const listSegments = lambda({ trigger: http(segments.listSegments), uses: ['table:read'] });
export const saveSegment = lambda({ trigger: http(segments.saveSegment), uses: ['table'] });
export const deleteSegment = lambda({ trigger: http(segments.deleteSegment), uses: ['table'] });
export const deleteWebsiteRecordings = lambda({
  trigger: http(recordings.deleteWebsiteRecordings),
  uses: ['table', 'bucket', 'website-erasures'],
  timeoutSeconds: 29,
});
export const eraseWebsite = lambda({
  trigger: queue('website-erasures', erasure, { worstSeconds: 300, concurrency: 5 }),
  uses: ['table', 'bucket', 'website-erasures'],
  timeoutSeconds: 300,
});

export const shareRecording = lambda({
  trigger: http(shares.shareRecording),
  uses: ['table', 'signing'],
});
export const listRecordingShares = lambda({
  // Its links work for longer than a token.
  trigger: http(shares.listRecordingShares, 'current'),
  uses: ['table:read', 'signing'],
});
export const revokeRecordingShare = lambda({
  trigger: http(shares.revokeRecordingShare),
  uses: ['table'],
});
/** Needs no login: the token opens one recording. */
export const getSharedRecording = lambda({
  trigger: raw(['GET'], '/m/recording/{token}'),
  uses: ['table:read', 'bucket:read', 'signing'],
});

/** Both end open sessions. `save-integration` connects a website, and ends the visits to the one before. */
const endsSessions = { uses: ['table'], timeoutSeconds: 29 } as const;
export const saveIntegration = lambda({ trigger: http(websites.saveIntegration), ...endsSessions });
export const disconnectIntegration = lambda({
  trigger: http(websites.disconnectIntegration),
  ...endsSessions,
});
export const recheckWebsite = lambda({
  // All in parallel: each waits for one page, at worst after an email.
  trigger: queue('website-checks', ofOwner, {
    worstSeconds: 28,
    batch: 5,
    atOnce: 5,
    concurrency: 10,
  }),
  uses: ['table', 'page-reader', 'addresses', 'mail'],
  timeoutSeconds: 30,
});

/** Two ways to send the limit email: the queue when the limit is reached, and a call when the app notices it first. */
export const notifyLimit = lambda({
  trigger: queue('limit-notices', ofOwner, { worstSeconds: 30, concurrency: 5 }),
  uses: ['table', 'mail'],
  timeoutSeconds: 30,
});
export const sendUpgradeNotification = lambda({
  trigger: http(billing.sendUpgradeNotification),
  uses: ['table', 'mail'],
});
