import { useEffect, useEffectEvent, useRef } from 'react';
import { heatmap as copy } from '../../../../lambdas/contract/copy/heatmap.ts';
import type { HeatedElement, Heatmap } from '../../../../lambdas/contract/heatmap.ts';
import { PageLoader } from '../../ui/loader.tsx';
import { loadPart } from '../playback/part-events.ts';
import { usePlayback, usePlaybackState } from '../player/use-playback.ts';
import { useElementSize } from '../use-element-size.ts';
import { HeatLayer } from './heat-layer.tsx';
import { usePicture } from './use-picture.ts';
import type { Layer } from './warmth.ts';

/** The largest height of the picture. */
const highest = () => Math.min(window.innerHeight * 0.7, 704);

interface Props {
  heat: Heatmap;
  picture: NonNullable<Heatmap['picture']>;
  layer: Layer;
  pointed: HeatedElement | undefined;
}

/**
 * The page as the newest recording shows it, in the player's own sandbox, with its warm places on top. The frame stays as
 * large as the visitor's window and is scrolled inside, since a page that fills the window would grow with its frame.
 */
export function HeatStage({ heat, picture: { parts, at_ms }, layer, pointed }: Props) {
  const load = (index: number) => loadPart(parts[index]?.url ?? '');
  const playback = usePlayback({ parts, load }, at_ms, at_ms);
  const status = usePlaybackState(playback, (state) => state.status);
  const size = usePlaybackState(playback, (state) => state.size);
  const box = useRef<HTMLElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const room = useElementSize(box);
  const isReady = status === 'paused' || status === 'ended';
  const { picture, scrollTo } = usePicture(root, heat.elements, isReady);
  useEffect(() => (root.current ? playback.mount(root.current) : undefined), [playback]);
  const { width = 0, height = 0 } = size ?? {};
  const scale = width > 0 && room ? Math.min(room.width / width, highest() / height, 1) : 0;
  const showScrolled = () => {
    if (scale > 0) scrollTo((box.current?.scrollTop ?? 0) / scale);
  };
  const whenReady = useEffectEvent(showScrolled);
  // The recorded page may be scrolled; the picture starts at its scroll position.
  useEffect(() => {
    if (isReady && scale > 0) whenReady();
  }, [isReady, scale]);
  useEffect(() => {
    const target = pointed && picture?.boxes.get(pointed);
    if (!picture || !target || !box.current) return;
    const isSeen = target.top >= 0 && target.top + target.height <= height;
    if (isSeen) return;
    box.current.scrollTop = (picture.top + target.top - height / 3) * scale;
  }, [pointed, picture, height, scale]);
  if (status === 'broken' || status === 'empty') {
    return <p className="p-6 text-ink-muted">{copy.pictureFailed}</p>;
  }
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={copy.picture}
      onScroll={showScrolled}
      className="relative overflow-x-hidden overflow-y-auto rounded-md border border-line bg-sunken"
      style={{ height: height * scale || 320 }}
    >
      <div
        className="mx-auto"
        style={{ width: width * scale, height: (picture?.height ?? height) * scale }}
      >
        <div className="sticky top-0 overflow-hidden bg-white" style={{ height: height * scale }}>
          <div
            ref={root}
            className="origin-top-left [&_.replayer-mouse]:hidden [&_iframe]:border-0"
            style={{ scale: String(scale), width, height }}
          />
          {picture && size && <HeatLayer {...heat} {...{ picture, layer, pointed }} size={size} />}
        </div>
      </div>
      {!isReady && (
        <div className="absolute inset-0 grid place-items-center">
          <PageLoader words={copy.loading} />
        </div>
      )}
    </section>
  );
}
