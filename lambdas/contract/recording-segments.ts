import * as z from 'zod/mini';
import { call, Id } from './call.ts';

export const SEGMENTS_MAX = 30;

/** Filters of the list of recordings, saved under a name. `query` is the list's own query string. */
const Segment = z.object({ id: z.string(), name: z.string(), query: z.string() });
export type Segment = z.infer<typeof Segment>;

/** Sorted by name. */
export const listSegments = call({
  method: 'GET',
  path: '/api/recordings/list-segments',
  caller: 'owner',
  body: z.void(),
  reply: z.object({ segments: z.array(Segment) }),
});

export const saveSegment = call({
  method: 'POST',
  path: '/functions/v1/save-segment',
  caller: 'owner',
  body: z.object({
    /** The segment to change. Without an id, the segment with this name is replaced or created. */
    id: z.optional(Id),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    query: z.string().check(z.minLength(1), z.maxLength(1_500)),
  }),
  reply: z.object({ segment: Segment }),
});

export const deleteSegment = call({
  method: 'POST',
  path: '/functions/v1/delete-segment',
  caller: 'owner',
  body: z.object({ id: Id }),
  reply: z.object({ success: z.boolean() }),
});
