import * as z from 'zod/mini';
import { call, Instant } from './call.ts';
import { clickKinds, deviceClasses } from './digest.ts';
import { RecordingPart } from './recording-playback.ts';

const PageCount = z.object({ page: z.string(), sessions: z.number() });

/** Clicks on one control. Positions are fractions of its box. */
const HeatedElement = z.object({
  element: z.object({ role: z.string(), label: z.string(), selector: z.string() }),
  counts: z.object({ click: z.number(), rage: z.number(), dead: z.number() }),
  spots: z.array(
    z.object({ x: z.number(), y: z.number(), kind: z.enum(clickKinds), count: z.number() }),
  ),
});
export type HeatedElement = z.infer<typeof HeatedElement>;

/** How all visitors used one page on one device class. */
export const Heatmap = z.object({
  page: z.string(),
  device: z.enum(deviceClasses),
  sessions: z.number(),
  /** Page views, and how many of them ended in each tenth of the page. */
  visits: z.number(),
  reach: z.array(z.number()),
  /** The most clicked elements first; `left_out` is the number of other elements with clicks. */
  elements: z.array(HeatedElement),
  left_out: z.number(),
  /** The newest recording that shows the page: the parts to load, and the time in it. */
  picture: z.nullable(
    z.object({ session_id: z.string(), at_ms: z.number(), parts: z.array(RecordingPart) }),
  ),
});
export type Heatmap = z.infer<typeof Heatmap>;

/**
 * Where visitors clicked and how far they scrolled, in sessions that started in `[from, to)`. Defaults to the most viewed
 * page and its most used device class.
 */
export const getHeatmap = call({
  method: 'GET',
  path: '/api/recordings/get-heatmap',
  caller: 'owner',
  body: z.object({
    page: z.optional(z.string().check(z.maxLength(200))),
    device: z.optional(z.enum(deviceClasses)),
    from: z.optional(Instant),
    to: z.optional(Instant),
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
