import * as z from 'zod/mini';
import { call, Id } from './call.ts';
import { RecordingRow } from './recording-row.ts';
import { sessionEventKinds } from './replay/session-events.ts';
import { signalKinds } from './signal.ts';

/** The content of a part's link, as gzip JSON. A running session's parts are batches with the same `events`. */
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
  /** Each part begins with a full picture of its own (`keyframe`), or continues from the one before. */
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
  body: z.object({ sessionId: Id }),
  reply: z.object({
    recording: RecordingRow,
    pages: z.array(z.object({ page: z.string(), entered_ms: z.number(), dwell_ms: z.number() })),
    marks: z.array(RecordingMark),
    /** Clicks, fields, errors and failed requests of the whole session. Null while it runs: the parts contain them. */
    events: z.nullable(
      z.array(
        z.object({
          kind: z.enum(sessionEventKinds),
          at_ms: z.number(),
          label: z.string(),
          count: z.number(),
          detail: z.string(),
        }),
      ),
    ),
    parts: z.array(RecordingPart),
    /** The neighbors in the list: the session before this one and the one after it. */
    previous: z.nullable(z.string()),
    following: z.nullable(z.string()),
  }),
});

/** The owner has played it. */
export const watchRecording = call({
  method: 'POST',
  path: '/functions/v1/watch-recording',
  caller: 'owner',
  body: z.object({ sessionId: Id }),
  reply: z.object({ success: z.boolean() }),
});
