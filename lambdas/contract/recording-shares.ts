import * as z from 'zod/mini';
import { call, Id } from './call.ts';
import type { getRecording } from './recording-playback.ts';

/** Days after which a shared link stops working. */
export const shareDays = ['1', '7', '30'] as const;
export const SHARE_NOTE_MAX = 500;
/** Links to one recording that work at the same time. */
export const SHARES_PER_RECORDING = 20;

const RecordingShare = z.object({
  id: z.string(),
  /** Opens the recording without a login until it expires or is revoked. */
  token: z.string(),
  note: z.string(),
  /** Where it starts to play. */
  start_ms: z.number(),
  created_at: z.string(),
  expires_at: z.string(),
});
export type RecordingShare = z.infer<typeof RecordingShare>;

export const shareRecording = call({
  method: 'POST',
  path: '/functions/v1/share-recording',
  caller: 'owner',
  body: z.object({
    sessionId: Id,
    note: z.string().check(z.maxLength(SHARE_NOTE_MAX)),
    days: z.enum(shareDays),
    startMs: z.number().check(z.nonnegative(), z.maximum(86_400_000)),
  }),
  reply: z.object({ share: RecordingShare }),
});

/** The links that still work, newest first. */
export const listRecordingShares = call({
  method: 'GET',
  path: '/api/recordings/list-recording-shares',
  caller: 'owner',
  body: z.object({ sessionId: Id }),
  reply: z.object({ shares: z.array(RecordingShare) }),
});

export const revokeRecordingShare = call({
  method: 'POST',
  path: '/functions/v1/revoke-recording-share',
  caller: 'owner',
  body: z.object({ sessionId: Id, shareId: Id }),
  reply: z.object({ success: z.boolean() }),
});

/** What a link carries, signed: `o` owner, `s` session, `i` the share, which says whether the link still works. */
export const ShareToken = z.object({ o: z.string(), s: z.string(), i: z.string() });
export type ShareToken = z.infer<typeof ShareToken>;

/** What keeps a token for recordings from opening anything else. */
export const SHARE_PURPOSE = 'recording-share';

type Found = z.infer<(typeof getRecording)['reply']>;

/** The answer of `GET /m/recording/{token}`: one recording, and nothing that leads to another one. */
export interface SharedRecording
  extends Pick<Found, 'recording' | 'pages' | 'marks' | 'events' | 'parts'> {
  readonly note: string;
  readonly start_ms: number;
  readonly expires_at: string;
}
