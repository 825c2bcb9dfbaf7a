import { useEffect, useState } from 'react';
import { dailyVideo } from '../../../lambdas/contract/copy/daily-video.ts';
import type { Narration } from '../../../lambdas/contract/narration.ts';
import { useFullScreen } from '../recordings/player/use-full-screen.ts';
import { usePlayerKeys } from '../recordings/player/use-player-keys.ts';
import { Timeline } from '../recordings/timeline/timeline.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Caption } from './caption.tsx';
import { SceneClip } from './scene-clip.tsx';
import { SceneList } from './scene-list.tsx';
import { TitleCard } from './title-card.tsx';
import { useVideoClock } from './use-video-clock.ts';
import { VideoControls } from './video-controls.tsx';
import { sceneAt, type VideoTimeline, voiceAt } from './video-timeline.ts';
import { Voice } from './voice.tsx';

const copy = dailyVideo.player;
const STEP_MS = 5_000;

interface Props {
  timeline: VideoTimeline;
  audio: Narration['audio'];
  /** Called if a part could not be loaded. */
  onBroken: () => void;
}

/** Plays the day's clips one after the other, with titles and captions. */
export function ScenePlayer({ timeline, audio, onBroken }: Props) {
  const { scenes, totalMs } = timeline;
  const { state, toggle, seek, hold } = useVideoClock(timeline);
  const { atMs, isPlaying } = state;
  const [isMuted, setIsMuted] = useState(false);
  const { frame, toggle: fullScreen } = useFullScreen();
  const current = sceneAt(timeline, atMs);
  const scene = scenes[current];
  const hasClip = scene?.clip !== undefined;
  useEffect(() => {
    if (!hasClip) hold(false);
  }, [hasClip, hold]);
  const goTo = (index: number) => seek(scenes[index]?.fromMs ?? 0);
  // The list is below the picture, which may be out of view on a small screen.
  const selectScene = (index: number) => {
    goTo(index);
    frame.current?.scrollIntoView({ block: 'nearest' });
  };
  usePlayerKeys(
    {
      toggle,
      backward: () => seek(atMs - STEP_MS),
      forward: () => seek(atMs + STEP_MS),
      previous: () => goTo(Math.max(0, current - 1)),
      following: () => goTo(Math.min(scenes.length - 1, current + 1)),
      'full-screen': fullScreen,
    },
    undefined,
  );
  return (
    <>
      <Card ref={frame} isPadded={false} aria-label={copy.label} className="overflow-hidden">
        <div className="relative aspect-square bg-night sm:aspect-video in-[:fullscreen]:h-[calc(100dvh-13rem)] in-[:fullscreen]:w-full">
          {!hasClip && <TitleCard title={scene?.title ?? ''} />}
          {scenes.map(({ clip, fromMs }, index) =>
            clip && (index === current || index === current + 1) ? (
              <SceneClip
                key={fromMs}
                clip={clip}
                offsetMs={Math.max(0, atMs - fromMs)}
                clock={state}
                isShown={index === current}
                onHold={hold}
                onBroken={onBroken}
              />
            ) : null,
          )}
        </div>
        <Caption timeline={timeline} atMs={atMs} current={current} isSpoken={audio !== null} />
        <div className="grid gap-2 border-t border-line p-4">
          <Timeline atMs={atMs} totalMs={totalMs} idle={[]} marks={[]} onSeek={seek} />
          <VideoControls
            {...{ atMs, totalMs, isPlaying }}
            onToggle={toggle}
            voice={audio ? { isMuted, onMute: () => setIsMuted(!isMuted) } : undefined}
            onFullScreen={fullScreen}
          />
        </div>
      </Card>
      {audio && (
        <Voice {...{ audio, isPlaying, isMuted, onBroken }} targetMs={voiceAt(timeline, atMs)} />
      )}
      <SceneList scenes={scenes} current={current} onGo={selectScene} />
    </>
  );
}
