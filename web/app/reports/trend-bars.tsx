import { insights } from '../../../lambdas/contract/copy/insights.ts';
import type { TrendDay } from '../../../lambdas/contract/reports.ts';
import { formatLocalDate } from '../lib/time/local-date.ts';

const copy = insights.trend;

export const STEP = 24;
const BAR = 16;
export const VISITORS = 96;
export const LANE = 8;
export const ISSUES = 32;
/** A day without visitors still has a visible bar. */
const MIN_BAR_HEIGHT = 2;

export interface ReportedDay extends TrendDay {
  visitors: number;
  issues: number;
}

export const dayOf = (date: string) => formatLocalDate(date, 'day');

interface BarsProps {
  day: ReportedDay;
  x: number;
  max: { visitors: number; issues: number };
}

export function TrendBars({ day, x, max }: BarsProps) {
  const up = Math.max(MIN_BAR_HEIGHT, (day.visitors / max.visitors) * VISITORS);
  const down = (day.issues / max.issues) * ISSUES;
  const bar = { x: x + (STEP - BAR) / 2, width: BAR, rx: 2 };
  return (
    <g>
      <title>{copy.point(dayOf(day.date), day.visitors, day.issues)}</title>
      <rect {...bar} y={VISITORS - up} height={up} className="fill-data-1" />
      <path
        d={`M${x} ${VISITORS + LANE / 2}h${STEP}`}
        className="stroke-line-strong"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
      <rect {...bar} y={VISITORS + LANE} height={down} className="fill-important-mark" />
    </g>
  );
}
