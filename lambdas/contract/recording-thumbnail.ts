import * as z from 'zod/mini';

export const thumbnailParts = ['field', 'control', 'text'] as const;

/** The part of a page around a session's first signal or last click, in CSS pixels of that part. */
export const Thumbnail = z.object({
  width: z.number(),
  height: z.number(),
  /** Set if the picture shows the last click, because no signal can be drawn. */
  isCalm: z.optional(z.boolean()),
  /** Left, top, width, height; `target` marks the element of the signal or the click. */
  boxes: z.array(
    z.object({
      box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
      target: z.boolean(),
      /** How the box is drawn. */
      part: z.enum(thumbnailParts),
    }),
  ),
});
export type Thumbnail = z.infer<typeof Thumbnail>;
