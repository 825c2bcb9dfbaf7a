import * as z from 'zod/mini';
import { call, Id } from './call.ts';
import { RecordingFilter, recordingOrders } from './recording-filter.ts';
import { RecordingRow } from './recording-row.ts';

/** How many sessions were recorded: on Free in total, else in this billing period (§7). */
export const countSessions = call({
  method: 'GET',
  path: '/api/sessions/count/{userId}',
  caller: 'owner',
  body: z.object({ userId: Id }),
  reply: z.object({ success: z.boolean(), data: z.object({ totalSessions: z.number() }) }),
});

/** Recorded sessions per date in the owner's time zone, oldest first, including today. */
export const listSessionDays = call({
  method: 'GET',
  path: '/api/recordings/list-session-days',
  caller: 'owner',
  body: z.void(),
  reply: z.object({ days: z.array(z.object({ date: z.string(), sessions: z.number() })) }),
});
export const TAGS_PER_RECORDING = 10;
const tag = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
const tags = z.array(tag).check(z.maxLength(TAGS_PER_RECORDING));

/** Newest first, or by frustration; pass `next` as `after` for the following page. It is null on the last page. */
export const listRecordings = call({
  method: 'GET',
  path: '/api/recordings/list-recordings',
  caller: 'owner',
  body: z.extend(RecordingFilter, {
    order: z.optional(z.enum(recordingOrders)),
    after: z.optional(z.string().check(z.regex(/^([0-9a-f-]{36}\.)?(\d{1,9}\.)?[0-9a-f-]{36}$/))),
  }),
  reply: z.object({
    /** May be shorter than a page, even empty, while `next` points to more sessions. */
    recordings: z.array(RecordingRow),
    next: z.nullable(z.string()),
    /** Values that occur in the sessions that were read. */
    countries: z.array(z.string()),
    browsers: z.array(z.string()),
    tags: z.array(z.string()),
    /** By frustration: how many of the newest sessions were compared; null if all were. */
    among: z.nullable(z.number()),
  }),
});

export const deleteRecording = call({
  method: 'POST',
  path: '/functions/v1/delete-recording',
  caller: 'owner',
  body: z.object({ sessionId: Id }),
  reply: z.object({ success: z.boolean() }),
});

/** Sets the owner's annotations of a recording; absent ones do not change. */
export const annotateRecording = call({
  method: 'POST',
  path: '/functions/v1/annotate-recording',
  caller: 'owner',
  body: z.object({
    sessionId: Id,
    starred: z.optional(z.boolean()),
    tags: z.optional(tags),
    /** The tags that were changed to `tags`; what others changed since then is kept. Without them, all are replaced. */
    tagsBefore: z.optional(tags),
    note: z.optional(z.string().check(z.trim(), z.maxLength(1_000))),
  }),
  reply: z.object({ success: z.boolean(), tags: z.optional(z.array(z.string())) }),
});

export const RECORDINGS_PER_DELETION = 50;

/** Deletes the selected recordings. Ignores those that are deleted already. */
export const deleteRecordings = call({
  method: 'POST',
  path: '/functions/v1/delete-recordings',
  caller: 'owner',
  body: z.object({
    sessionIds: z.array(Id).check(z.minLength(1), z.maxLength(RECORDINGS_PER_DELETION)),
  }),
  reply: z.object({ success: z.boolean(), deleted: z.number() }),
});

/** Deletes the recordings of one website; `left`: some are deleted later, without another call. */
export const deleteWebsiteRecordings = call({
  method: 'POST',
  path: '/functions/v1/delete-website-recordings',
  caller: 'owner',
  body: z.object({ domain: z.string().check(z.minLength(1), z.maxLength(300)) }),
  reply: z.object({ success: z.boolean(), deleted: z.number(), left: z.boolean() }),
});
