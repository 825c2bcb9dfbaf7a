import { insights } from '../../../lambdas/contract/copy/insights.ts';
import { Card } from '../ui/card.tsx';

const copy = insights.heatmap;
const spots = [
  [180, 150, 60],
  [410, 96, 44],
  [470, 232, 52],
] as const;

/** The specification's placeholder (§2): a drawing of a page, and the legend of the ramp. */
export function HeatPanel({ page }: { page: string }) {
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold break-words">{copy.title(page)}</h2>
        <span className="flex items-center gap-2 text-ui text-ink-subtle">
          {copy.seldom}
          <i
            aria-hidden="true"
            className="h-2 w-24 rounded-full bg-linear-to-r from-heat-1 via-heat-3 to-heat-5"
          />
          {copy.often}
        </span>
      </div>
      <svg
        viewBox="0 0 640 300"
        role="img"
        aria-label={copy.alt}
        className="w-full rounded-md border border-line bg-sunken"
      >
        <g className="fill-line">
          <rect x="40" y="28" width="560" height="26" rx="6" />
          <rect x="40" y="80" width="260" height="180" rx="8" />
          <rect x="330" y="80" width="270" height="22" rx="6" />
          <rect x="330" y="118" width="200" height="14" rx="6" />
          <rect x="330" y="216" width="270" height="34" rx="8" />
        </g>
        {spots.map(([x, y, size], index) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r={size}
            className={index === 0 ? 'fill-heat-5' : 'fill-heat-3'}
            opacity={0.5 - index * 0.12}
          />
        ))}
      </svg>
    </Card>
  );
}
