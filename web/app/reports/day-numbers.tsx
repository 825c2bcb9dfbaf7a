import { digits } from '../../../lambdas/contract/copy/digits.ts';
import { insights } from '../../../lambdas/contract/copy/insights.ts';
import { pageLabel } from '../../../lambdas/contract/copy/numerals.ts';
import type { SummaryData } from '../../../lambdas/contract/report-summary.ts';

const copy = insights.dayNumbers;

/** The numbers behind the summary of the day. */
export function DayNumbers({ summary }: { summary: SummaryData }) {
  const { key_snapshot_data: snapshot, key_snapshot: top } = summary;
  const numbers: [name: string, value: number | string][] = [
    [copy.visitors, snapshot.visitors],
    [copy.sessions, summary.total_sessions],
    [copy.events, summary.total_events],
    [copy.bots, summary.bots],
    [copy.compared, summary.comparison],
  ];
  if (top.top_page) numbers.push([copy.topPage(pageLabel(top.top_page)), summary.top_page_visits]);
  return (
    <details className="mt-3 text-ui text-ink-muted">
      <summary className="w-fit cursor-pointer">{copy.title}</summary>
      <dl className="mt-2 grid max-w-132 grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {numbers.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="break-words">{name}</dt>
            <dd className="text-right tabular-nums">
              {typeof value === 'number' ? digits(value) : value}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
