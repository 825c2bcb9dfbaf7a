import type { Digest } from '../../contract/digest.ts';
import type { Thumbnail } from '../../contract/recording-thumbnail.ts';
import type { Signal, WireframeBox } from '../../contract/signal.ts';

/** More would be too small to distinguish in a row of the list. */
const MOST_BOXES = 12;

/** The controls of the page where a session's first drawable problem was; undefined where it had none. */
export function thumbnailOf(digest: Digest | undefined): Thumbnail | undefined {
  const signal = digest?.signals.find(isDrawable);
  if (!signal) return undefined;
  const [width, height] = signal.viewport;
  return {
    width,
    height,
    boxes: signal.wireframe
      .filter(({ box: [, top] }) => top < height)
      .slice(0, MOST_BOXES)
      .map(({ box, isTarget = false }) => ({ box: rounded(box), target: isTarget })),
  };
}

type Drawable = Signal & Required<Pick<Signal, 'viewport' | 'wireframe'>>;
const isDrawable = (signal: Signal): signal is Drawable =>
  signal.viewport !== undefined && (signal.wireframe?.some(({ isTarget }) => isTarget) ?? false);

const rounded = ([left, top, width, height]: WireframeBox['box']): Thumbnail['boxes'][0]['box'] => [
  Math.round(left),
  Math.round(top),
  Math.round(width),
  Math.round(height),
];
