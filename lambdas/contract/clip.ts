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

/** What `GET /m/clip/{token}` answers: the seconds of one clip and nothing of the recording around it. */
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
  /** rrweb events; the first two are the picture of the moment at which the clip begins. */
  readonly events: readonly unknown[];
}
