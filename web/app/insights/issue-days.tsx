import { cx } from 'class-variance-authority';
import { digits } from '../../../lambdas/contract/copy/digits.ts';
import { issuePage } from '../../../lambdas/contract/copy/issue-page.ts';
import type { IssueHistory } from '../../../lambdas/contract/issues.ts';
import { Link } from '../lib/router/router.tsx';
import { formatLocalDate } from '../lib/time/local-date.ts';
import { sessionsOfDay } from '../reports/sessions-link.ts';
import { countsUpTo, labeledDays, withoutGaps } from '../ui/chart/chart-axis.ts';
import { ChartKey } from '../ui/chart/chart-key.tsx';
import { Card } from '../ui/layout/card.tsx';

const copy = issuePage;

type Days = IssueHistory['days'];

/** A bar chart of visitors per day: the affected ones among those who reached the page. A table has the same data. */
export function IssueDays({ days }: { days: Days }) {
  return (
    <Card>
      <h2 className="font-semibold">{copy.history}</h2>
      {days.length === 0 ? (
        <p className="mt-2 text-ink-muted">{copy.noHistory}</p>
      ) : (
        <>
          <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-ui text-ink-muted">
            <ChartKey className="bg-critical-mark">{copy.affected}</ChartKey>
            <ChartKey className="bg-data-2">{copy.notAffected}</ChartKey>
          </p>
          <Chart days={days} />
          <details className="mt-3 text-ui">
            <summary className="w-fit cursor-pointer text-ink-muted">{copy.table}</summary>
            <Table days={days} />
          </details>
        </>
      )}
    </Card>
  );
}

const dayOf = (date = '') => formatLocalDate(date, 'day');

function Chart({ days }: { days: Days }) {
  const maxExposed = Math.max(...days.map(({ exposed }) => exposed));
  const affected = days.map((day) => day.affected);
  const counts = countsUpTo(maxExposed);
  const top = counts.at(-1) ?? 1;
  const shown: readonly (Days[number] | { date: string })[] = withoutGaps(days);
  const label = copy.chart(
    [dayOf(days[0]?.date), dayOf(days.at(-1)?.date)],
    [Math.min(...affected), Math.max(...affected)],
    maxExposed,
  );
  return (
    <div
      role="img"
      aria-label={label}
      className="mt-5 grid grid-cols-[auto_1fr] gap-x-2 text-xs text-ink-subtle tabular-nums"
    >
      {/* Each number is vertically centered on its line. */}
      <div className="-my-2 flex h-40 flex-col-reverse justify-between text-right leading-4">
        {counts.map((count) => (
          <span key={count}>{digits(count)}</span>
        ))}
      </div>
      <div className="relative flex h-36 items-end gap-px">
        {counts.map((count) => (
          <i
            key={count}
            className={cx(
              'absolute inset-x-0 border-t',
              count === 0 ? 'border-line-strong' : 'border-line',
            )}
            style={{ bottom: share(count, top) }}
          />
        ))}
        {shown.map((day) => (
          <div key={day.date} className="relative flex h-full min-w-0 grow basis-0 items-end">
            {'exposed' in day && <Bar day={day} top={top} />}
          </div>
        ))}
      </div>
      <div className="relative col-start-2 mt-1.5 h-4">
        {labeledDays(shown.length).map((index) => (
          <span
            key={index}
            data-date
            className="absolute -translate-x-1/2 whitespace-nowrap"
            style={{ left: share(index + 0.5, shown.length) }}
          >
            {formatLocalDate(shown[index]?.date ?? '', 'shortDay')}
          </span>
        ))}
      </div>
    </div>
  );
}

const share = (part: number, whole: number) => `${whole > 0 ? (part / whole) * 100 : 0}%`;

const Bar = ({ day: { date, exposed, affected }, top }: { day: Days[number]; top: number }) => (
  <i
    title={copy.point(dayOf(date), affected, exposed)}
    className="relative mx-auto block w-4/5 max-w-10 overflow-hidden rounded-t-xs bg-data-2 forced-color-adjust-none"
    style={{ height: share(exposed, top) }}
  >
    <i
      className="absolute inset-x-0 bottom-0 block bg-critical-mark"
      style={{ height: share(affected, exposed) }}
    />
  </i>
);

const Table = ({ days }: { days: Days }) => (
  <table
    aria-label={copy.history}
    className="mt-2 text-left tabular-nums [&_tbody_th]:font-normal [&_td]:pr-6 [&_th]:pr-6"
  >
    <thead>
      <tr>
        <th scope="col">{copy.day}</th>
        <th scope="col">{copy.affected}</th>
        <th scope="col">{copy.exposed}</th>
      </tr>
    </thead>
    <tbody>
      {days.map(({ date, exposed, affected }) => (
        <tr key={date}>
          <th scope="row">
            <Link to={sessionsOfDay(date)}>{formatLocalDate(date, 'day')}</Link>
          </th>
          <td>{affected}</td>
          <td>{exposed}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
