import { useEffect, useState } from 'react';
import { dailyVideo } from '../../../lambdas/contract/copy/daily-video.ts';
import type { Narration } from '../../../lambdas/contract/reports.ts';
import { Timeline } from '../recordings/player/timeline.tsx';
import { useFullScreen } from '../recordings/player/use-full-screen.ts';
import { usePlayerKeys } from '../recordings/player/use-player-keys.ts';
import { Card } from '../ui/layout/card.tsx';
import { captionAt, type Film, sceneAt, voiceAt } from './film.ts';
import { FilmControls } from './film-controls.tsx';
import { SceneClip } from './scene-clip.tsx';
import { SceneList } from './scene-list.tsx';
import { Sky } from './sky.tsx';
import { useFilm } from './use-film.ts';
import { Voice } from './voice.tsx';

const copy = dailyVideo.player;
const STEP_MS = 5_000;

interface Props {
  film: Film;
  audio: Narration['audio'];
  /** Something of it could not be loaded. */
  onBroken: () => void;
}

/** The day's clips one after the other, with their titles and what is said about them. */
export function FilmPlayer({ film, audio, onBroken }: Props) {
  const { scenes, totalMs } = film;
  const { state, toggle, seek, hold } = useFilm(film);
  const { atMs, isPlaying } = state;
  const [isMuted, setIsMuted] = useState(false);
  const { frame, toggle: fullScreen } = useFullScreen();
  const current = sceneAt(film, atMs);
  const scene = scenes[current];
  const hasClip = scene?.clip !== undefined;
  useEffect(() => {
    if (!hasClip) hold(false);
  }, [hasClip, hold]);
  const goTo = (index: number) => seek(scenes[index]?.fromMs ?? 0);
  // The list is below the picture; on a small screen it is off screen.
  const choose = (index: number) => {
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
      <Card
        ref={frame}
        isPadded={false}
        aria-label={copy.label}
        className="scroll-mt-18 overflow-hidden"
      >
        <div className="relative aspect-square bg-night sm:aspect-video in-[:fullscreen]:h-[calc(100dvh-13rem)] in-[:fullscreen]:w-full">
          {!hasClip && <TitleCard title={scene?.title ?? ''} />}
          {scenes.map(({ clip, fromMs }, index) =>
            clip && (index === current || index === current + 1) ? (
              <SceneClip
                key={fromMs}
                clip={clip}
                offsetMs={Math.max(0, atMs - fromMs)}
                film={state}
                isShown={index === current}
                onHold={hold}
                onBroken={onBroken}
              />
            ) : null,
          )}
        </div>
        <Caption film={film} atMs={atMs} current={current} isSpoken={audio !== null} />
        <div className="grid gap-2 border-t border-line p-4">
          <Timeline atMs={atMs} totalMs={totalMs} idle={[]} marks={[]} onSeek={seek} />
          <FilmControls
            {...{ atMs, totalMs, isPlaying }}
            onToggle={toggle}
            voice={audio ? { isMuted, onMute: () => setIsMuted(!isMuted) } : undefined}
            onFullScreen={fullScreen}
          />
        </div>
      </Card>
      {audio && (
        <Voice {...{ audio, isPlaying, isMuted, onBroken }} wantedMs={voiceAt(film, atMs)} />
      )}
      <SceneList scenes={scenes} current={current} onGo={choose} />
    </>
  );
}

function TitleCard({ title }: { title: string }) {
  return (
    <div className="absolute inset-0 text-night-ink">
      <Sky />
      <p className="absolute inset-x-6 top-[18%] text-center font-voice text-[clamp(1.125rem,3.4vw,2rem)] leading-tight font-bold text-balance">
        {title}
      </p>
    </div>
  );
}

interface CaptionProps {
  film: Film;
  atMs: number;
  current: number;
  /** Then it is heard; otherwise a screen reader says it. */
  isSpoken: boolean;
}

/** Below the picture, so that it hides nothing of it; always as high as its longest text needs. */
function Caption({ film, atMs, current, isSpoken }: CaptionProps) {
  const scene = film.scenes[current];
  const clips = film.scenes.filter(({ clip }) => clip);
  const nth = scene?.clip ? clips.indexOf(scene) + 1 : 0;
  return (
    <div className="min-h-32 bg-night px-4 py-3 text-night-ink sm:min-h-24 sm:px-6">
      <p className="flex justify-between gap-4 text-ui text-night-muted">
        <span className="min-w-0 truncate">{scene?.clip ? scene.title : ''}</span>
        {nth > 0 && <span className="shrink-0 tabular-nums">{copy.clip(nth, clips.length)}</span>}
      </p>
      <p aria-live={isSpoken ? 'off' : 'polite'} className="mt-0.5 text-base text-pretty">
        {captionAt(film, atMs)}
      </p>
    </div>
  );
}
