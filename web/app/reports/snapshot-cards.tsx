import { digits } from '../../../lambdas/contract/copy/digits.ts';
import { insights } from '../../../lambdas/contract/copy/insights.ts';
import { pageLabel } from '../../../lambdas/contract/copy/numerals.ts';
import type { SummaryData } from '../../../lambdas/contract/report-summary.ts';
import { Link } from '../lib/router/router.tsx';
import { Card } from '../ui/layout/card.tsx';
import { sessionsOfDay } from './sessions-link.ts';

const copy = insights.cards;
const colors = ['bg-data-1', 'bg-data-2', 'bg-data-3', 'bg-ink-disabled'];

/** Numbers look like links only on hover. */
const numberLink = 'text-inherit no-underline hover:underline';

/** The day in three numbers. */
export function SnapshotCards({ summary }: { summary: SummaryData }) {
  const day = summary.analysis_date;
  const isEmpty = summary.key_snapshot_data.visitors === 0;
  return (
    <div className="grid gap-4 md:grid-cols-[1fr_1.55fr_1.1fr] print:grid-cols-[1fr_1.55fr_1.1fr]">
      <Card>
        <h2 className="font-semibold text-ink-muted">{copy.visitors}</h2>
        <p className="mt-1 text-3xl font-semibold tabular-nums">
          <Link to={sessionsOfDay(day)} className={numberLink}>
            {digits(summary.key_snapshot_data.visitors)}
          </Link>
        </p>
        <p className="text-ink-muted">{summary.comparison}</p>
      </Card>
      <Card>
        <h2 className="font-semibold text-ink-muted">{copy.devices}</h2>
        {isEmpty ? (
          <p className="mt-2 text-ink-muted">{copy.none}</p>
        ) : (
          <>
            <DeviceBar devices={summary.devices} />
            <Legend split={summary.key_snapshot_data.device_split} day={day} />
          </>
        )}
      </Card>
      <Card>
        <h2 className="font-semibold text-ink-muted">{copy.topPage}</h2>
        {isEmpty ? (
          <p className="mt-2 text-ink-muted">{copy.none}</p>
        ) : (
          <>
            <p className="mt-2 text-lg font-semibold break-words">
              <Link
                to={sessionsOfDay(day, { page: summary.key_snapshot.top_page })}
                className={numberLink}
              >
                {summary.top_page_name ?? pageLabel(summary.key_snapshot.top_page)}
              </Link>
            </p>
            <p className="text-ink-muted tabular-nums">{copy.visits(summary.top_page_visits)}</p>
          </>
        )}
      </Card>
    </div>
  );
}

/** `split`: "Phone 61%, Computer 34%". Shows each part with its color in the bar, and links a device to its sessions. */
const Legend = ({ split, day }: { split: string; day: string }) => (
  <ul className="mt-2 flex flex-wrap gap-x-3.5 gap-y-1 text-ui tabular-nums">
    {split.split(', ').map((part, index) => (
      <li key={part} className="inline-flex items-center gap-1.5">
        <i aria-hidden="true" className={`size-2.5 rounded-sm ${colors[index] ?? ''}`} />
        <DeviceShare part={part} day={day} />
      </li>
    ))}
  </ul>
);

/** "Other" joins small shares, so no filter shows its sessions. */
function DeviceShare({ part, day }: { part: string; day: string }) {
  const device = part.split(' ')[0]?.toLowerCase() ?? '';
  if (device === 'other') return part;
  return (
    <Link
      to={sessionsOfDay(day, { device })}
      className={`inline-flex min-h-6 items-center ${numberLink}`}
    >
      {part}
    </Link>
  );
}

/** A stacked bar of devices; the legend below has the same data as text. */
function DeviceBar({ devices }: Pick<SummaryData, 'devices'>) {
  return (
    <div className="mt-3 flex h-3 gap-0.5 overflow-hidden rounded-full" aria-hidden="true">
      {devices.map(
        ({ device, share }, index) =>
          share > 0 && (
            <i key={device} className={colors[index] ?? ''} style={{ flexGrow: share }} />
          ),
      )}
    </div>
  );
}
