import { insights } from '../../../lambdas/contract/copy/insights.ts';
import type { TrendDay } from '../../../lambdas/contract/reports.ts';
import { ChartKey } from '../ui/chart/chart-key.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Bars, dayOf, ISSUES, type Known, LANE, STEP, VISITORS } from './trend-bars.tsx';
import { Numbers } from './trend-numbers.tsx';
import { useReportList } from './use-report.ts';

const copy = insights.trend;
/** A chart needs at least three values that are compared (docs/report-rules.md §6). */
const ENOUGH_DAYS = 3;
const isKnown = (day: TrendDay): day is Known => day.visitors !== null && day.issues !== null;

/**
 * Visitors upwards, issues downwards; a day without a report has a dot in place of the line, a day without visitors a stub
 * on it. The sentence and the table say the same.
 */
export function Trend({ date }: { date: string }) {
  const { data } = useReportList(date);
  const days = data?.days ?? [];
  const known = days.filter(isKnown);
  const [first, last] = [days[0], days.at(-1)];
  if (known.length < ENOUGH_DAYS || !first || !last) return null;
  const visitors = known.map((day) => day.visitors);
  const issues = known.map((day) => day.issues);
  const unknown = days.length - known.length;
  const words = [
    copy.summary(
      dayOf(first.date),
      dayOf(last.date),
      rangeOf(visitors, 'visitor'),
      rangeOf(issues, 'issue'),
    ),
    ...(unknown > 0 ? [copy.withoutReport(unknown)] : []),
  ].join(' ');
  return (
    <Card>
      <h2 className="font-semibold">{copy.title}</h2>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-ui text-ink-muted">
        <ChartKey className="bg-data-1">{copy.visitors}</ChartKey>
        <ChartKey className="bg-important-mark">{copy.issues}</ChartKey>
        {unknown > 0 && (
          <ChartKey className="m-[3px] size-1! rounded-full! bg-line-strong">{copy.none}</ChartKey>
        )}
      </p>
      <svg
        role="img"
        aria-label={words}
        viewBox={`0 0 ${days.length * STEP} ${VISITORS + LANE + ISSUES}`}
        preserveAspectRatio="none"
        className="mt-4 h-36 w-full md:h-48"
      >
        {days.map((day, place) =>
          isKnown(day) ? (
            <Bars
              key={day.date}
              day={day}
              x={place * STEP}
              most={{ visitors: Math.max(1, ...visitors), issues: Math.max(1, ...issues) }}
            />
          ) : (
            <path
              key={day.date}
              d={`M${(place + 0.5) * STEP} ${VISITORS + LANE / 2}h0`}
              className="stroke-line-strong"
              strokeWidth="4"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          ),
        )}
      </svg>
      <p className="mt-1 flex justify-between text-xs text-ink-subtle tabular-nums">
        <span>{dayOf(first.date)}</span>
        <span>{dayOf(last.date)}</span>
      </p>
      <details className="mt-2 text-ui text-ink-muted">
        <summary className="cursor-pointer">{copy.table}</summary>
        <Numbers days={days} />
      </details>
    </Card>
  );
}

const rangeOf = (values: readonly number[], one: string) =>
  copy.range(Math.min(...values), Math.max(...values), one);
