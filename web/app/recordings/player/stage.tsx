import { cx } from 'class-variance-authority';
import { useEffect, useRef } from 'react';
import { general } from '../../../../lambdas/contract/copy/general.ts';
import { recordingPlayer } from '../../../../lambdas/contract/copy/recording-player.ts';
import { Button } from '../../ui/button.tsx';
import { PageLoader } from '../../ui/loader.tsx';
import { ErrorState } from '../../ui/state.tsx';
import type { Playback } from '../playback/playback.ts';
import { useElementSize } from '../use-element-size.ts';
import { usePlaybackState } from './use-playback.ts';

const copy = recordingPlayer;
/** Limits the height so that the controls below stay in the window. */
export const stageClassName =
  'relative max-h-[min(40rem,calc(100dvh-var(--around-stage,24rem)))] min-h-52 w-full rounded-t-[inherit] in-[:fullscreen]:h-[calc(100dvh-7.5rem)] in-[:fullscreen]:max-h-none';

interface Props {
  playback: Playback;
  onRetry: () => void;
  /** Fills its container instead of setting a size. */
  fills?: boolean;
}

/** The recorded page, scaled down to fit and never scaled up. */
export function Stage({ playback, onRetry, fills = false }: Props) {
  const status = usePlaybackState(playback, (state) => state.status);
  const size = usePlaybackState(playback, (state) => state.size);
  const box = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const available = useElementSize(box);
  useEffect(() => (root.current ? playback.mount(root.current) : undefined), [playback]);
  const isStopped = status === 'broken' || status === 'empty';
  const scale =
    size && available
      ? Math.min(available.width / size.width, available.height / size.height, 1)
      : 0;
  return (
    <div
      ref={box}
      className={cx('overflow-hidden bg-sunken', fills ? 'absolute inset-0' : stageClassName)}
      style={
        // A failed load does not resize the stage, so the clicked timeline stays in place.
        fills || (isStopped && !size)
          ? undefined
          : { aspectRatio: size ? size.width / size.height : 16 / 10 }
      }
    >
      <div
        className="absolute top-1/2 left-1/2 -translate-1/2 overflow-hidden bg-white forced-color-adjust-none"
        style={{ width: (size?.width ?? 0) * scale, height: (size?.height ?? 0) * scale }}
      >
        <div
          ref={root}
          role="img"
          aria-label={copy.frame}
          className="origin-top-left [&_.replayer-mouse:not([style])]:hidden [&_iframe]:border-0"
          style={{ scale: String(scale), width: size?.width, height: size?.height }}
        />
      </div>
      {status === 'loading' && (
        <div className="absolute inset-0 grid animate-appear place-items-center bg-sunken/70">
          <PageLoader label={copy.loading} />
        </div>
      )}
      {isStopped && (
        <div
          className={cx('overflow-auto bg-sunken', fills || size ? 'absolute inset-0' : 'relative')}
        >
          <ErrorState
            title={copy.cannot}
            lead={status === 'empty' ? copy.empty : copy.notLoaded}
            action={
              status === 'broken' && <Button onClick={onRetry}>{general.broken.again}</Button>
            }
          />
        </div>
      )}
    </div>
  );
}
