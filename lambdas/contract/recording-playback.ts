import * as z from 'zod/mini';
import { call, Id } from './call.ts';
import { RecordingRow } from './recording-row.ts';
import { sessionEventKinds } from './replay/session-events.ts';
import { signalKinds } from './signal.ts';

/** The content of a part, as gzipped JSON. The parts of a running session are batches with the same `events`. */
export const PART_VERSION = 1;
export interface PartContent {
  readonly v: typeof PART_VERSION;
  /** The number of events at the start that the server generated: the snapshot of the page. */
  readonly synthetic: number;
  readonly events: readonly unknown[];
}

/** A link to one part of a recording. Parts are in order. */
export const RecordingPart = z.object({
  url: z.string(),
  /** The range of this part, in milliseconds from the recording's first event. Null while the session is running. */
  from_ms: z.nullable(z.number()),
  to_ms: z.nullable(z.number()),
  /** Whether the part starts with a full snapshot; otherwise it continues the previous part. */
  keyframe: z.boolean(),
});
export type RecordingPart = z.infer<typeof RecordingPart>;

/** One marker on a recording's timeline. */
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
    /** Clicks, fields, errors and failed requests of the session. Null while it runs: then the parts contain them. */
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

/** Records that the owner played the recording. */
export const watchRecording = call({
  method: 'POST',
  path: '/functions/v1/watch-recording',
  caller: 'owner',
  body: z.object({ sessionId: Id }),
  reply: z.object({ success: z.boolean() }),
});
