import { cx } from 'class-variance-authority';
import { useEffect, useEffectEvent } from 'react';
import type { Evidence } from '../../../lambdas/contract/report-issue.ts';
import { useRecording } from '../recordings/list/use-recordings.ts';
import { recordingLoader } from '../recordings/player/recording-loader.ts';
import { Stage } from '../recordings/player/stage.tsx';
import { usePlayback, usePlaybackState } from '../recordings/player/use-playback.ts';
import { PageLoader } from '../ui/loader.tsx';
import type { ClockState } from './use-video-clock.ts';

interface Props {
  clip: Evidence;
  /** Milliseconds since the start of its scene. */
  offsetMs: number;
  clock: Pick<ClockState, 'isPlaying' | 'seeks'>;
  /** Whether this clip is visible; the next one loads behind it. */
  isShown: boolean;
  onHold: (isMissing: boolean) => void;
  onBroken: () => void;
}

export function SceneClip(props: Props) {
  const { data, error } = useRecording(props.clip.session_id);
  const { isShown } = props;
  const hold = useEffectEvent(props.onHold);
  const fail = useEffectEvent(props.onBroken);
  useEffect(() => {
    if (error && isShown) fail();
    else if (isShown && !data) hold(true);
  }, [error, data, isShown]);
  return (
    <div className={cx('absolute inset-0', !isShown && 'invisible')} inert={!isShown}>
      {data ? <Picture details={data} {...props} /> : <PageLoader />}
    </div>
  );
}

type RecordingDetails = NonNullable<ReturnType<typeof useRecording>['data']>;

/** The recording plays, pauses and seeks with the video. */
function Picture({
  details,
  clip,
  offsetMs,
  clock,
  isShown,
  onHold,
  onBroken,
}: Props & { details: RecordingDetails }) {
  const { recording, parts } = details;
  const { start_ms, end_ms } = clip;
  const source = { parts, ...recordingLoader(details) };
  const length = recording.facts?.duration_ms ?? end_ms;
  const playback = usePlayback(source, start_ms, length);
  const status = usePlaybackState(playback, (state) => state.status);
  const hold = useEffectEvent(onHold);
  const fail = useEffectEvent(onBroken);
  const seek = () => playback.seek(start_ms + offsetMs);
  const onJump = useEffectEvent(seek);
  const plays = isShown && clock.isPlaying && offsetMs < end_ms - start_ms;

  useEffect(() => playback.setSkips(false), [playback]);
  useEffect(() => {
    if (plays) playback.play();
    else playback.pause();
  }, [playback, plays]);
  const { seeks } = clock;
  useEffect(() => {
    if (seeks > 0) onJump();
  }, [seeks]);
  useEffect(() => {
    if (!isShown) return;
    if (status === 'broken' || status === 'empty') fail();
    else hold(status === 'loading');
  }, [isShown, status]);
  return <Stage fills playback={playback} onRetry={seek} />;
}
