import { getRecording } from '../../../../lambdas/contract/recording-playback.ts';
import { call } from '../../lib/api.ts';
import type { useRecording } from '../list/use-recordings.ts';
import { type PartLoader, partLoader } from '../playback/part-loader.ts';

type RecordingDetails = NonNullable<ReturnType<typeof useRecording>['data']>;

export const recordingLoader = ({ recording, parts }: RecordingDetails): PartLoader =>
  partLoader(parts, async (failure) => {
    const fresh = await call(getRecording, { sessionId: recording.session_id });
    // The parts of a session change when it ends.
    if (fresh.recording.state !== recording.state) throw failure;
    return fresh.parts;
  });
