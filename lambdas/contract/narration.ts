import * as z from 'zod/mini';
import { call } from './call.ts';
import { Evidence } from './report-issue.ts';

/**
 * A part of the narration: a few sentences of the audio summary, or a scene of the daily video. Times are milliseconds
 * from the first word, of the voice or, without audio, of an estimated reading speed.
 */
export const NarrationChapter = z.object({
  title: z.string(),
  sentences: z.array(z.object({ text: z.string(), at_ms: z.number(), end_ms: z.number() })),
  /** Shown in sequence while the text is read. */
  clips: z.array(Evidence),
});
export type NarrationChapter = z.infer<typeof NarrationChapter>;

/** The narration of a report, about a minute long (§9). */
export const Narration = z.object({
  /** The local date on which the report is sent, which identifies it, and the day that it covers. */
  date: z.string(),
  analysis_date: z.string(),
  site_name: z.string(),
  title: z.string(),
  chapters: z.array(NarrationChapter),
  /** A link to the audio that works for an hour, and its captions as WebVTT; null if there is no audio. */
  audio: z.nullable(z.object({ url: z.string(), captions: z.string() })),
});
export type Narration = z.infer<typeof Narration>;

export const getNarration = call({
  method: 'GET',
  path: '/api/reports/get-narration',
  caller: 'owner',
  /** The report of a date; the latest if the date is missing or has no report. */
  body: z.object({ date: z.optional(z.iso.date()) }),
  reply: z.object({ narration: z.nullable(Narration) }),
});
