import { insights } from '../../../lambdas/contract/copy/insights.ts';
import type { SummaryData } from '../../../lambdas/contract/report-summary.ts';
import { Card } from '../ui/layout/card.tsx';

/** Traffic sources, orders, and returning visitors. */
export function TrafficCard({ traffic }: Pick<SummaryData, 'traffic'>) {
  if (!traffic || traffic.sources.length === 0) return null;
  return (
    <Card>
      <h2 className="font-semibold text-ink-muted">{insights.traffic}</h2>
      <dl className="mt-2 grid max-w-120 grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        {traffic.sources.map(({ name, visits }) => (
          <div key={name} className="contents">
            <dt className="break-words">{name}</dt>
            <dd className="text-right text-ink-muted tabular-nums">
              {insights.cards.visits(visits)}
            </dd>
          </div>
        ))}
      </dl>
      {traffic.lines.length > 0 && <p className="mt-3">{traffic.lines.join(' ')}</p>}
    </Card>
  );
}
