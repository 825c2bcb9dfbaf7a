import * as z from 'zod/mini';
import { deviceClasses } from './digest.ts';
import { Thumbnail } from './recording-thumbnail.ts';
import { signalKinds } from './signal.ts';

/** A recorded session in a list. Times are ISO 8601 in UTC. */
export const RecordingRow = z.object({
  session_id: z.string(),
  domain: z.string(),
  started_at: z.string(),
  /** `running` may still grow; `unreadable` cannot be played. */
  state: z.enum(['running', 'ready', 'unreadable']),
  /** Why it cannot be played, or why it was not analyzed although it can be. */
  why: z.nullable(z.string()),
  /** Whether the owner has played it. */
  watched: z.boolean(),
  /** A batch arrived within the last two minutes, and the page was not left. */
  live: z.boolean(),
  /** Milliseconds from its start to the last batch: the length of a session without `facts`. */
  lasted_ms: z.number(),
  starred: z.boolean(),
  tags: z.array(z.string()),
  note: z.string(),
  /** A random id of the browser: the same for all its sessions until its storage is cleared. */
  visitor: z.string(),
  thumbnail: z.optional(Thumbnail),
  /** Null until the session is closed, and if it was not analyzed. */
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
      /** `label` is the element's label of the first signal of the kind. */
      signals: z.array(
        z.object({ kind: z.enum(signalKinds), count: z.number(), label: z.string() }),
      ),
    }),
  ),
});
export type RecordingRow = z.infer<typeof RecordingRow>;
