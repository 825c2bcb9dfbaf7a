import { insights } from '../../../lambdas/contract/copy/insights.ts';
import { HeatRamp } from '../ui/heat-ramp.tsx';
import { Card } from '../ui/layout/card.tsx';

const copy = insights.heatmap;
/** Center x, center y, radius, and the heat colors of the middle and the rim. */
const spots = [
  [180, 150, 84, 'heat-5', 'heat-4'],
  [440, 96, 60, 'heat-4', 'heat-3'],
  [470, 232, 66, 'heat-3', 'heat-2'],
] as const;
const colorOf = (step: string) => `var(--color-${step})`;

/** The specification's placeholder (§2): a drawing of a page with a color legend and a note. */
export function HeatPanel({ page }: { page: string }) {
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold break-words">{copy.title(page)}</h2>
        <HeatRamp />
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
        {spots.map(([x, y, radius, middle, rim]) => (
          <g key={x}>
            <radialGradient id={`spot-${x}`}>
              <stop offset="0" stopColor={colorOf(middle)} stopOpacity="0.88" />
              <stop offset="0.45" stopColor={colorOf(rim)} stopOpacity="0.5" />
              <stop offset="1" stopColor={colorOf('heat-1')} stopOpacity="0" />
            </radialGradient>
            <circle cx={x} cy={y} r={radius} fill={`url(#spot-${x})`} />
          </g>
        ))}
      </svg>
      <p className="mt-2 text-ui text-ink-subtle">{copy.drawing}</p>
    </Card>
  );
}
