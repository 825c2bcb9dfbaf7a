import type { Thumbnail } from '../../../../lambdas/contract/recording-thumbnail.ts';

const HEIGHT = 48;
const MOST_WIDTH = 76;

/** The page of a session's first problem, drawn from the boxes of its controls. Decorative: the badges name the problem. */
export function RowThumbnail({ thumbnail: { width, height, boxes } }: { thumbnail: Thumbnail }) {
  const shown = Math.min(MOST_WIDTH, Math.max(HEIGHT / 2, (HEIGHT * width) / (height || 1)));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      className="shrink-0 rounded-sm border border-line bg-sunken md:max-lg:hidden"
      style={{ width: shown, height: HEIGHT }}
    >
      {boxes.toReversed().map(({ box: [x, y, w, h], target }) => (
        <rect
          key={`${x} ${y} ${w} ${h}`}
          {...{ x, y, width: w, height: h }}
          rx={4}
          vectorEffect="non-scaling-stroke"
          className={target ? 'fill-critical-mark' : 'fill-surface stroke-line-strong'}
        />
      ))}
    </svg>
  );
}
