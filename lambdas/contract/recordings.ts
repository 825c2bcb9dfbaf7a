import * as z from 'zod/mini';
import { call } from './call.ts';
import { clickKinds, deviceClasses, signalKinds } from './digest.ts';
import { Thumbnail } from './recording-thumbnail.ts';
import { sessionEventKinds } from './replay/session-events.ts';

/** How many sessions were recorded: on Free in all, else in this billing period (§7). */
export const countSessions = call({
  method: 'GET',
  path: '/api/sessions/count/{userId}',
  caller: 'owner',
  body: z.object({ userId: z.string() }),
  reply: z.object({ success: z.boolean(), data: z.object({ totalSessions: z.number() }) }),
});

/** Recorded sessions by date of the owner's zone, oldest first, today last. */
export const listSessionDays = call({
  method: 'GET',
  path: '/api/recordings/list-session-days',
  caller: 'owner',
  body: z.void(),
  reply: z.object({ days: z.array(z.object({ date: z.string(), sessions: z.number() })) }),
});

/** A recorded session as a list shows it. Instants are ISO 8601 in UTC. */
export const RecordingRow = z.object({
  session_id: z.string(),
  domain: z.string(),
  started_at: z.string(),
  /** `running` may still grow; `unreadable` cannot be played, and `why` says so. */
  state: z.enum(['running', 'ready', 'unreadable']),
  why: z.nullable(z.string()),
  /** Whether its owner has played it. */
  watched: z.boolean(),
  /** Something arrived within the last two minutes and the page was not left. */
  live: z.boolean(),
  starred: z.boolean(),
  tags: z.array(z.string()),
  note: z.string(),
  /** A random id of the browser: the same for all its visits while its storage lives. */
  visitor: z.string(),
  thumbnail: z.optional(Thumbnail),
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
      /** The first pages in the order they were opened. */
      path: z.array(z.string()),
      clicks: z.number(),
      errors: z.number(),
      /** For ordering only (docs/report-rules.md §1). */
      frustration: z.number(),
      /** `label` names the element of the first of its kind. */
      signals: z.array(
        z.object({ kind: z.enum(signalKinds), count: z.number(), label: z.string() }),
      ),
    }),
  ),
});
export type RecordingRow = z.infer<typeof RecordingRow>;

/** The days before now that a list may be narrowed to; nothing means all time. */
export const recordingPeriods = ['3', '7', '30'] as const;
export const recordingOrders = ['newest', 'frustration'] as const;
/** The shortest visits a list may be narrowed to, in seconds. */
export const recordingLengths = ['10', '30', '60', '300'] as const;
export const recordingSources = [
  'direct',
  'search',
  'social',
  'email',
  'campaign',
  'other-site',
  'same-site',
] as const;
export const TAGS_PER_RECORDING = 10;
const tag = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
const words = z.string().check(z.maxLength(200));
const instant = z.iso.datetime();

/** What narrows a list of recordings. A filter on what only a finished session has excludes running ones. */
export const RecordingFilter = z.object({
  days: z.optional(z.enum(recordingPeriods)),
  /** Started in `[from, to)`; wins over `days`. */
  from: z.optional(instant),
  to: z.optional(instant),
  device: z.optional(z.enum(deviceClasses)),
  /** ISO 3166 alpha-2. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** Occurs in the path of the first page, and of any page. */
  entry: z.optional(words),
  page: z.optional(words),
  /** Occurs in the label of an element that was clicked, or that a problem is about. */
  clicked: z.optional(words),
  browser: z.optional(words),
  source: z.optional(z.enum(recordingSources)),
  /** Whether an earlier session of the same browser is known. */
  visits: z.optional(z.enum(['new', 'returning'])),
  visitor: z.optional(words),
  signal: z.optional(z.enum(signalKinds)),
  errors: z.optional(z.literal('yes')),
  seconds: z.optional(z.enum(recordingLengths)),
  watched: z.optional(z.enum(['yes', 'no'])),
  starred: z.optional(z.literal('yes')),
  live: z.optional(z.literal('yes')),
  tag: z.optional(words),
});
export type RecordingFilter = z.infer<typeof RecordingFilter>;

/** Newest first, or by frustration; `next` goes back as `after` for the following page and is null on the last one. */
export const listRecordings = call({
  method: 'GET',
  path: '/api/recordings/list-recordings',
  caller: 'owner',
  body: z.extend(RecordingFilter, {
    order: z.optional(z.enum(recordingOrders)),
    after: z.optional(z.string().check(z.regex(/^(\d{1,9}\.)?[0-9a-f-]{36}$/))),
  }),
  reply: z.object({
    /** May be shorter than a page, even empty, while `next` points to more sessions. */
    recordings: z.array(RecordingRow),
    next: z.nullable(z.string()),
    /** Countries of the sessions that were read. */
    countries: z.array(z.string()),
    browsers: z.array(z.string()),
    tags: z.array(z.string()),
    /** By frustration: so many of the newest sessions were compared, when there are more. */
    among: z.nullable(z.number()),
  }),
});

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
  body: z.object({ sessionId: z.string() }),
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
  body: z.object({ sessionId: z.string() }),
  reply: z.object({ success: z.boolean() }),
});

export const deleteRecording = call({
  method: 'POST',
  path: '/functions/v1/delete-recording',
  caller: 'owner',
  body: z.object({ sessionId: z.string() }),
  reply: z.object({ success: z.boolean() }),
});

/** The owner's own marks on a recording; what is left out stays as it is. */
export const annotateRecording = call({
  method: 'POST',
  path: '/functions/v1/annotate-recording',
  caller: 'owner',
  body: z.object({
    sessionId: z.string(),
    starred: z.optional(z.boolean()),
    tags: z.optional(z.array(tag).check(z.maxLength(TAGS_PER_RECORDING))),
    note: z.optional(z.string().check(z.trim(), z.maxLength(1_000))),
  }),
  reply: z.object({ success: z.boolean() }),
});

/** Deletes the recordings that were selected in the list. Those that are gone already are no failure. */
export const deleteRecordings = call({
  method: 'POST',
  path: '/functions/v1/delete-recordings',
  caller: 'owner',
  body: z.object({ sessionIds: z.array(z.string()).check(z.minLength(1), z.maxLength(50)) }),
  reply: z.object({ success: z.boolean(), deleted: z.number() }),
});

/** Deletes recordings of one website; `left` tells whether another call is needed. */
export const deleteWebsiteRecordings = call({
  method: 'POST',
  path: '/functions/v1/delete-website-recordings',
  caller: 'owner',
  body: z.object({ domain: z.string().check(z.minLength(1), z.maxLength(300)) }),
  reply: z.object({ success: z.boolean(), deleted: z.number(), left: z.boolean() }),
});

const PageCount = z.object({ page: z.string(), sessions: z.number() });

/** Clicks on one control, tied to it: places are fractions of its box. */
const HeatedElement = z.object({
  element: z.object({ role: z.string(), label: z.string(), selector: z.string() }),
  counts: z.object({ click: z.number(), rage: z.number(), dead: z.number() }),
  spots: z.array(
    z.object({ x: z.number(), y: z.number(), kind: z.enum(clickKinds), count: z.number() }),
  ),
});
export type HeatedElement = z.infer<typeof HeatedElement>;

/** One page on one class of devices, as everyone used it. */
export const Heatmap = z.object({
  page: z.string(),
  device: z.enum(deviceClasses),
  sessions: z.number(),
  /** Page views, and how many of them ended in each tenth of the page. */
  visits: z.number(),
  reach: z.array(z.number()),
  /** The most clicked first; `left_out` is how many others had clicks. */
  elements: z.array(HeatedElement),
  left_out: z.number(),
  /** The newest recording that shows the page: the parts to load, and the moment in it. */
  picture: z.nullable(
    z.object({ session_id: z.string(), at_ms: z.number(), parts: z.array(RecordingPart) }),
  ),
});
export type Heatmap = z.infer<typeof Heatmap>;

/**
 * Where people clicked and how far they read, from the sessions that began in `[from, to)`. Nothing said means the page
 * that most of them saw, on the devices most of them saw it with.
 */
export const getHeatmap = call({
  method: 'GET',
  path: '/api/recordings/get-heatmap',
  caller: 'owner',
  body: z.object({
    page: z.optional(z.string().check(z.maxLength(200))),
    device: z.optional(z.enum(deviceClasses)),
    from: z.optional(instant),
    to: z.optional(instant),
  }),
  reply: z.object({
    /** Null when the page had no views. */
    heatmap: z.nullable(Heatmap),
    /** Other pages with a heatmap, the most viewed first. */
    pages: z.array(PageCount),
    devices: z.array(z.object({ device: z.enum(deviceClasses), sessions: z.number() })),
    /** Older sessions of the time were left out: so many were read. */
    among: z.nullable(z.number()),
  }),
});
