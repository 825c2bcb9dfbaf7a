import * as z from 'zod/mini';

/** A drawing of the page where a session's first problem was, in CSS pixels of its viewport. */
export const Thumbnail = z.object({
  width: z.number(),
  height: z.number(),
  /** Left, top, width, height; `target` is what the problem is about. */
  boxes: z.array(
    z.object({
      box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
      target: z.boolean(),
    }),
  ),
});
export type Thumbnail = z.infer<typeof Thumbnail>;
