import { heatmap as copy } from '../../../../lambdas/contract/copy/heatmap.ts';
import type { HeatedElement } from '../../../../lambdas/contract/heatmap.ts';
import { type HeatSpot, heatSpots, type Layer, reachShares, STEPS } from './heat-spots.ts';
import { ProblemIcon } from './problem-icon.tsx';
import type { Picture } from './use-picture.ts';

interface Props {
  picture: Picture;
  size: { readonly width: number; readonly height: number };
  layer: Layer;
  elements: readonly HeatedElement[];
  reach: readonly number[];
  visits: number;
  /** The element that the list points at. */
  pointed: HeatedElement | undefined;
}

const ramp = Array.from({ length: STEPS }, (_, index) => index + 1);

/** The overlay on the picture, in pixels of the recorded viewport. Hidden from screen readers, which get the list. */
export function HeatLayer({ picture, size, layer, elements, reach, visits, pointed }: Props) {
  const box = pointed && picture.boxes.get(pointed);
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="absolute inset-0 size-full"
      aria-hidden="true"
    >
      <defs>
        {ramp.map((step) => (
          <radialGradient key={step} id={`heat-${step}`}>
            <stop offset="0" stopColor={`var(--color-heat-${step})`} stopOpacity="0.88" />
            <stop offset="1" stopColor={`var(--color-heat-${step})`} stopOpacity="0" />
          </radialGradient>
        ))}
      </defs>
      {layer === 'reach' ? (
        <Reach {...{ picture, size, reach, visits }} />
      ) : (
        heatSpots(elements, layer).map(({ element, spot }) => {
          const at = picture.boxes.get(element);
          if (!at) return null;
          const [x, y] = [at.left + at.width * spot.x, at.top + at.height * spot.y];
          return (
            <Mark
              key={`${element.element.selector} ${element.element.label} ${spot.kind} ${spot.x} ${spot.y}`}
              x={x}
              y={y}
              spot={spot}
            />
          );
        })
      )}
      {box && (
        <rect
          x={box.left - 4}
          y={box.top - 4}
          width={box.width + 8}
          height={box.height + 8}
          rx="6"
          fill="none"
          strokeWidth="3"
          className="stroke-ring"
        />
      )}
    </svg>
  );
}

/** A glow; rage and dead clicks have a symbol on top of it. */
const Mark = ({ x, y, spot }: { x: number; y: number; spot: HeatSpot }) => (
  <g data-kind={spot.kind} transform={`translate(${x} ${y})`}>
    <circle r={22 + spot.level * 6} fill={`url(#heat-${spot.level})`} />
    {spot.kind !== 'click' && <ProblemIcon kind={spot.kind} />}
  </g>
);

/** A band for each tenth of the page, colored by the share of visits that reached it. */
function Reach({
  picture,
  size,
  reach,
  visits,
}: Pick<Props, 'picture' | 'size' | 'reach' | 'visits'>) {
  const band = picture.height / reach.length;
  const text = size.width / 46;
  return reachShares({ reach: [...reach], visits }).map((share, tenth) => {
    const top = tenth * band - picture.top;
    const step = Math.max(1, Math.ceil(share * STEPS));
    return (
      <g key={tenth} data-tenth={tenth}>
        <rect
          y={top}
          width={size.width}
          height={band}
          fill={`var(--color-heat-${step})`}
          opacity="0.3"
        />
        <line x1="0" x2={size.width} y1={top} y2={top} stroke="white" strokeWidth="1.5" />
        <g transform={`translate(${size.width - text * 5} ${top + text * 0.5})`}>
          <rect width={text * 4.5} height={text * 1.7} rx={text * 0.4} className="fill-night" />
          <text
            x={text * 2.25}
            y={text * 1.2}
            fontSize={text}
            textAnchor="middle"
            className="fill-night-ink"
          >
            {copy.share(Math.round(share * 100))}
          </text>
        </g>
      </g>
    );
  });
}
