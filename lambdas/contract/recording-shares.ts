import * as z from 'zod/mini';
import { call, Id } from './call.ts';
import { DAY_MS } from './durations.ts';
import type { getRecording } from './recording-playback.ts';

/** After how many days a shared link expires. */
export const shareDays = ['1', '7', '30'] as const;
export const SHARE_NOTE_MAX = 500;
/** The most active links per recording. */
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
    startMs: z.number().check(z.nonnegative(), z.maximum(DAY_MS)),
  }),
  reply: z.object({ share: RecordingShare }),
});

/** The active links, newest first. */
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

/** The signed payload of a link: `o` owner, `s` session, `i` the share, whose item shows whether the link still works. */
export const ShareToken = z.object({ o: z.string(), s: z.string(), i: z.string() });
export type ShareToken = z.infer<typeof ShareToken>;

/** The purpose of a share token, so that it opens nothing else. */
export const SHARE_PURPOSE = 'recording-share';

type Found = z.infer<(typeof getRecording)['reply']>;

/** The response of `GET /m/recording/{token}`: one recording, without references to other ones. */
export interface SharedRecording
  extends Pick<Found, 'recording' | 'pages' | 'marks' | 'events' | 'parts'> {
  readonly note: string;
  readonly start_ms: number;
  readonly expires_at: string;
}
