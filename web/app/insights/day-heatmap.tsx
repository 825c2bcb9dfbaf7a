import type { ComponentProps } from 'react';
import { heatmap } from '../../../lambdas/contract/copy/heatmap.ts';
import { lazyPart } from '../lib/loading/lazy.tsx';
import { HeatPanel } from '../reports/heat-panel.tsx';
import type { InsightsSlots } from '../reports/slots.ts';
import { PageLoader } from '../ui/loader.tsx';

const HeatmapPanel = lazyPart(() =>
  import('../recordings/heatmap/heatmap-panel.tsx').then((m) => m.HeatmapPanel),
);

/** The heatmap of the page on that day, or a drawing if its recordings are deleted. */
export function DayHeatmap({ page, report }: ComponentProps<InsightsSlots['Heatmap']>) {
  const { analysis_date: day } = report.summary_json.summary_data;
  const placeholder = <HeatPanel page={page} />;
  return (
    <HeatmapPanel
      fallback={<PageLoader label={heatmap.loading} />}
      errorFallback={placeholder}
      key={day}
      websiteDay={day}
      page={page}
      placeholder={placeholder}
    />
  );
}
