import { useEffect, useEffectEvent, useRef } from 'react';
import { heatmap as copy } from '../../../../lambdas/contract/copy/heatmap.ts';
import type { HeatedElement, Heatmap } from '../../../../lambdas/contract/heatmap.ts';
import { PageLoader } from '../../ui/loader.tsx';
import { loadPart } from '../playback/part-events.ts';
import { usePlayback, usePlaybackState } from '../player/use-playback.ts';
import { useElementSize } from '../use-element-size.ts';
import { HeatLayer } from './heat-layer.tsx';
import type { Layer } from './heat-spots.ts';
import { usePicture } from './use-picture.ts';

/** The maximum height of the picture. */
const maxHeight = () => Math.min(window.innerHeight * 0.7, 704);

interface Props {
  heat: Heatmap;
  picture: NonNullable<Heatmap['picture']>;
  layer: Layer;
  pointed: HeatedElement | undefined;
}

/**
 * The page of the newest recording in the player's sandbox, with the heatmap on top. The frame keeps the size of the
 * visitor's window and is scrolled inside, because a page that fills the window would grow with its frame.
 */
export function HeatStage({ heat, picture: { parts, at_ms }, layer, pointed }: Props) {
  const load = (index: number) => loadPart(parts[index]?.url ?? '');
  const playback = usePlayback({ parts, load }, at_ms, at_ms);
  const status = usePlaybackState(playback, (state) => state.status);
  const size = usePlaybackState(playback, (state) => state.size);
  const box = useRef<HTMLElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const available = useElementSize(box);
  const isReady = status === 'paused' || status === 'ended';
  const { picture, scrollTo } = usePicture(root, heat.elements, isReady);
  useEffect(() => (root.current ? playback.mount(root.current) : undefined), [playback]);
  const { width, height } = size ?? { width: 0, height: 0 };
  const scale = size && available ? Math.min(available.width / width, maxHeight() / height, 1) : 0;
  const updateScroll = (scaledBy: number) => {
    if (scaledBy > 0) scrollTo((box.current?.scrollTop ?? 0) / scaledBy);
  };
  const whenReady = useEffectEvent(updateScroll);
  // The recorded page may be scrolled; the picture starts at its scroll position.
  useEffect(() => {
    if (isReady) whenReady(scale);
  }, [isReady, scale]);
  useEffect(() => {
    const target = pointed && picture?.boxes.get(pointed);
    if (!picture || !target || !box.current) return;
    const isVisible = target.top >= 0 && target.top + target.height <= height;
    if (isVisible) return;
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
      onScroll={() => updateScroll(scale)}
      className="relative overflow-x-hidden overflow-y-auto rounded-md border border-line bg-sunken"
      style={{ height: height * scale || 320 }}
    >
      <div
        className="mx-auto"
        style={{ width: width * scale, height: (picture?.height ?? height) * scale }}
      >
        <div
          className="sticky top-0 overflow-hidden bg-white forced-color-adjust-none"
          style={{ height: height * scale }}
        >
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
          <PageLoader label={copy.loading} />
        </div>
      )}
    </section>
  );
}
