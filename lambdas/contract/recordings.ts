import * as z from 'zod/mini';
import { call } from './call.ts';
import { deviceClasses, signalKinds } from './digest.ts';

/** How many sessions were recorded: on Free in all, else in this billing period (§7). */
export const countSessions = call({
  method: 'GET',
  path: '/api/sessions/count/{userId}',
  caller: 'owner',
  body: z.object({ userId: z.string() }),
  reply: z.object({ success: z.boolean(), data: z.object({ totalSessions: z.number() }) }),
});

/** `running` may still grow; `unreadable` cannot be played, and `why` says so. */
const recordingStates = ['running', 'ready', 'unreadable'] as const;

/** A recorded session as a list shows it. Instants are ISO 8601 in UTC. */
export const RecordingRow = z.object({
  session_id: z.string(),
  domain: z.string(),
  started_at: z.string(),
  state: z.enum(recordingStates),
  why: z.nullable(z.string()),
  /** Null until the session has ended and was read. */
  facts: z.nullable(
    z.object({
      duration_ms: z.number(),
      device: z.enum(deviceClasses),
      browser: z.string(),
      country: z.nullable(z.string()),
      referrer: z.string(),
      entry_page: z.string(),
      exit_page: z.string(),
      pages: z.number(),
      clicks: z.number(),
      errors: z.number(),
      signals: z.array(z.object({ kind: z.enum(signalKinds), count: z.number() })),
    }),
  ),
});
export type RecordingRow = z.infer<typeof RecordingRow>;

/** Newest first; `next` goes back as `after` for the following page and is null on the last one. */
export const listRecordings = call({
  method: 'GET',
  path: '/api/recordings/list-recordings',
  caller: 'owner',
  body: z.object({ after: z.optional(z.string().check(z.maxLength(500))) }),
  reply: z.object({ recordings: z.array(RecordingRow), next: z.nullable(z.string()) }),
});

/** What lies behind a part's link, as gzip JSON. A running session's part is a batch, whose `events` are the same. */
export const PART_VERSION = 1;
export interface PartContent {
  readonly v: typeof PART_VERSION;
  /** So many events at the beginning were made by the server: the picture of the moment. */
  readonly synthetic: number;
  readonly events: readonly unknown[];
}

/** Where a recording can be fetched, in the order it was made. */
export const RecordingPart = z.object({
  url: z.string(),
  /** Milliseconds from the recording's first event: what this part shows. Null while the session is running. */
  from_ms: z.nullable(z.number()),
  to_ms: z.nullable(z.number()),
  /** Each part begins with a full picture of its own (`keyframe`), or goes on from the one before. */
  keyframe: z.boolean(),
});
export type RecordingPart = z.infer<typeof RecordingPart>;

/** One moment on a recording's timeline. */
const RecordingMark = z.object({
  kind: z.enum(signalKinds),
  at_ms: z.number(),
  start_ms: z.number(),
  end_ms: z.number(),
  page: z.string(),
  label: z.string(),
});
export type RecordingMark = z.infer<typeof RecordingMark>;

export const getRecording = call({
  method: 'GET',
  path: '/api/recordings/get-recording',
  caller: 'owner',
  body: z.object({ sessionId: z.string() }),
  reply: z.object({
    recording: RecordingRow,
    pages: z.array(z.object({ page: z.string(), entered_ms: z.number(), dwell_ms: z.number() })),
    marks: z.array(RecordingMark),
    parts: z.array(RecordingPart),
    /** The neighbours in the list: the session before this one and the one after it. */
    previous: z.nullable(z.string()),
    following: z.nullable(z.string()),
  }),
});

export const deleteRecording = call({
  method: 'POST',
  path: '/functions/v1/delete-recording',
  caller: 'owner',
  body: z.object({ sessionId: z.string() }),
  reply: z.object({ success: z.boolean() }),
});

/** Deletes what was recorded on one website. Says whether some is left, which the same call goes on with. */
export const deleteWebsiteRecordings = call({
  method: 'POST',
  path: '/functions/v1/delete-website-recordings',
  caller: 'owner',
  body: z.object({ domain: z.string().check(z.minLength(1), z.maxLength(300)) }),
  reply: z.object({ success: z.boolean(), deleted: z.number(), left: z.boolean() }),
});
