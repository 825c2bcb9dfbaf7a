import * as z from 'zod/mini';

export const thumbnailParts = ['field', 'control', 'text'] as const;

/** The part of a page around a session's first problem or last click, in CSS pixels of that part. */
export const Thumbnail = z.object({
  width: z.number(),
  height: z.number(),
  /** Around the last click of a session without a problem to draw. */
  isCalm: z.optional(z.boolean()),
  /** Left, top, width, height; `target` is what the problem or the click is about. */
  boxes: z.array(
    z.object({
      box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
      target: z.boolean(),
      /** What a box is drawn as. */
      part: z.enum(thumbnailParts),
    }),
  ),
});
export type Thumbnail = z.infer<typeof Thumbnail>;
