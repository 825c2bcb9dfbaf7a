import { insights } from '../../../lambdas/contract/copy/insights.ts';
import type { TrendDay } from '../../../lambdas/contract/reports.ts';
import { ChartKey } from '../ui/chart/chart-key.tsx';
import { Card } from '../ui/layout/card.tsx';
import { dayOf, ISSUES, LANE, type ReportedDay, STEP, TrendBars, VISITORS } from './trend-bars.tsx';
import { TrendNumbers } from './trend-numbers.tsx';
import { useReportList } from './use-report.ts';

const copy = insights.trend;
/** A chart needs at least three comparable values (docs/report-rules.md §6). */
const MIN_DAYS = 3;
const hasReport = (day: TrendDay): day is ReportedDay =>
  day.visitors !== null && day.issues !== null;

/**
 * Visitors upwards, issues downwards. A day without a report has a dot instead of the axis, a day without visitors a minimal
 * bar. The label and the table have the same data.
 */
export function TrendChart({ date }: { date: string }) {
  const { data } = useReportList(date);
  const days = data?.days ?? [];
  const reported = days.filter(hasReport);
  const [first, last] = [days[0], days.at(-1)];
  if (reported.length < MIN_DAYS || !first || !last) return null;
  const visitors = reported.map((day) => day.visitors);
  const issues = reported.map((day) => day.issues);
  const missing = days.length - reported.length;
  const label = [
    copy.summary(
      dayOf(first.date),
      dayOf(last.date),
      rangeOf(visitors, 'visitor'),
      rangeOf(issues, 'problem'),
    ),
    ...(missing > 0 ? [copy.withoutReport(missing)] : []),
  ].join(' ');
  return (
    <Card>
      <h2 className="font-semibold">{copy.title}</h2>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-ui text-ink-muted">
        <ChartKey className="bg-data-1">{copy.visitors}</ChartKey>
        <ChartKey className="bg-important-mark">{copy.issues}</ChartKey>
        {missing > 0 && (
          <ChartKey className="m-[3px] size-1! rounded-full! bg-line-strong">{copy.none}</ChartKey>
        )}
      </p>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${days.length * STEP} ${VISITORS + LANE + ISSUES}`}
        preserveAspectRatio="none"
        className="mt-4 h-36 w-full md:h-48"
      >
        {days.map((day, index) =>
          hasReport(day) ? (
            <TrendBars
              key={day.date}
              day={day}
              x={index * STEP}
              max={{ visitors: Math.max(1, ...visitors), issues: Math.max(1, ...issues) }}
            />
          ) : (
            <path
              key={day.date}
              d={`M${(index + 0.5) * STEP} ${VISITORS + LANE / 2}h0`}
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
        <TrendNumbers days={days} />
      </details>
    </Card>
  );
}

const rangeOf = (values: readonly number[], singular: string) =>
  copy.range(Math.min(...values), Math.max(...values), singular);
