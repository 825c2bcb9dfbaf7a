import * as z from 'zod/mini';
import * as recordings from '../contract/recordings.ts';
import { http, lambda, queue, raw, schedule } from '../runtime/function.ts';

/** A session that has ended, as the sweep last saw it. */
const ending = z.object({ ownerId: z.string(), sessionId: z.string(), lastSeenAt: z.string() });

// Both answer other people's pages, on their own origin: preflights too.
export const startSession = lambda({
  trigger: raw(['POST', 'OPTIONS'], '/functions/v1/start-session'),
  uses: ['table', 'signing', 'limit-notices'],
});
export const recordEvents = lambda({
  trigger: raw(['POST', 'OPTIONS'], '/functions/v1/record-events'),
  uses: ['table', 'recordings', 'signing', 'limit-notices'],
  memoryMb: 1_024,
});

export const sweepSessions = lambda({
  trigger: schedule(5),
  uses: ['table', 'session-closings'],
  timeoutSeconds: 60,
});
export const closeSession = lambda({
  trigger: queue('session-closings', ending),
  uses: ['table', 'recordings'],
  timeoutSeconds: 120,
  memoryMb: 1_769,
});
/** Once a day. */
export const sweepOrphans = lambda({
  trigger: schedule(1_440),
  uses: ['table', 'recordings'],
  timeoutSeconds: 300,
});

export const countSessions = lambda({
  trigger: http(recordings.countSessions),
  uses: ['table'],
});
export const listSessionDays = lambda({
  trigger: http(recordings.listSessionDays),
  uses: ['table'],
});
// Both unpack up to two thousand digests.
export const listRecordings = lambda({
  trigger: http(recordings.listRecordings),
  uses: ['table'],
  memoryMb: 1_769,
});
export const getHeatmap = lambda({
  trigger: http(recordings.getHeatmap),
  uses: ['table', 'recordings'],
  memoryMb: 1_769,
});
export const watchRecording = lambda({
  trigger: http(recordings.watchRecording),
  uses: ['table'],
});
export const getRecording = lambda({
  trigger: http(recordings.getRecording),
  uses: ['table', 'recordings'],
});
export const deleteRecording = lambda({
  trigger: http(recordings.deleteRecording),
  uses: ['table', 'recordings'],
});
export const deleteWebsiteRecordings = lambda({
  trigger: http(recordings.deleteWebsiteRecordings),
  uses: ['table', 'recordings'],
  timeoutSeconds: 29,
});
