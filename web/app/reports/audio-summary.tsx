import { Headphones } from 'lucide-react';
import { insights } from '../../../lambdas/contract/copy/insights.ts';
import type { ReportRow } from '../../../lambdas/contract/reports.ts';
import { Card } from '../ui/card.tsx';

/** The specification's static player (§2): it shows what will be there and plays nothing. */
export function AudioSummary(_: { report: ReportRow }) {
  const copy = insights.audio;
  return (
    <Card className="flex items-center gap-4">
      <button
        type="button"
        disabled
        aria-label={copy.play}
        className="grid size-11 shrink-0 place-items-center rounded-full border border-line bg-sunken text-ink-disabled"
      >
        <Headphones />
      </button>
      <div className="grow">
        <h2 className="font-semibold">{copy.title}</h2>
        <p className="text-ui text-ink-muted">{copy.none}</p>
      </div>
      <span className="text-ui text-ink-subtle tabular-nums">{copy.length}</span>
    </Card>
  );
}
