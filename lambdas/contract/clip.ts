import * as z from 'zod/mini';
import { call } from './call.ts';

/** Revokes all links to the clips of one report. */
export const revokeClips = call({
  method: 'POST',
  path: '/api/reports/revoke-clips',
  caller: 'owner',
  body: z.object({ date: z.iso.date() }),
  reply: z.object({ success: z.boolean() }),
});

/** The response of `GET /m/clip/{token}`: one clip, without the rest of its recording. */
export interface Clip {
  readonly site_name: string;
  readonly date: string;
  readonly title: string;
  /** What to watch for, in one or two sentences. */
  readonly watch_for: string;
  /** Everything a developer needs to reproduce it, as plain text. */
  readonly developer?: string | undefined;
  readonly page: string;
  /** The clip's offset in its recording, in milliseconds. */
  readonly start_ms: number;
  readonly end_ms: number;
  /** rrweb events; the first two are the snapshot at the start of the clip. */
  readonly events: readonly unknown[];
}
