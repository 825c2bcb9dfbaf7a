/** The schema of a language model's draft, with size limits. All fields are text: no field is a number or a link. */
import * as z from 'zod/mini';

const text = (min: number, max: number) => z.string().check(z.minLength(min), z.maxLength(max));

export const Draft = z.strictObject({
  subject: text(10, 80),
  intro: text(20, 400),
  focus: z.array(text(10, 160)).check(z.minLength(1), z.maxLength(3)),
  issues: z
    .array(
      z.strictObject({
        id: text(2, 4),
        title: text(10, 90),
        description: text(20, 500),
        suggestion: text(15, 240),
        evidence: z.array(text(2, 8)).check(z.minLength(1), z.maxLength(5)),
      }),
    )
    .check(z.minLength(1), z.maxLength(6)),
});
export type Draft = z.infer<typeof Draft>;

/** The same as JSON Schema, for the model. */
export const draftSchema: object = z.toJSONSchema(Draft);
