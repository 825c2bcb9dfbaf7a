import { type ComponentProps, lazy, Suspense } from 'react';
import { heatmap } from '../../../lambdas/contract/copy/heatmap.ts';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import { HeatPanel } from '../reports/heat-panel.tsx';
import { InsightsPage } from '../reports/insights-page.tsx';
import type { InsightsSlots } from '../reports/slots.ts';
import { PageLoader } from '../ui/loader.tsx';

/** The player comes when somebody wants to see a clip: most readers believe the words. */
const EvidenceClip = lazy(() =>
  import('./evidence-clip.tsx').then((m) => ({ default: m.EvidenceClip })),
);
const Clip = (clip: ComponentProps<InsightsSlots['Clip']>) => (
  <Suspense fallback={<PageLoader words={recordings.clip.loading} />}>
    <EvidenceClip {...clip} />
  </Suspense>
);

const HeatmapPanel = lazy(() =>
  import('../recordings/heatmap-panel.tsx').then((m) => ({ default: m.HeatmapPanel })),
);
/** The recorded page of that day; where no recording of it is kept, the drawing that stands for one. */
const Heatmap = ({ page, report }: ComponentProps<InsightsSlots['Heatmap']>) => {
  const { analysis_date: day } = report.summary_json.summary_data;
  const placeholder = <HeatPanel page={page} />;
  return (
    <Suspense fallback={<PageLoader words={heatmap.loading} />}>
      <HeatmapPanel key={day} websiteDay={day} page={page} placeholder={placeholder} />
    </Suspense>
  );
};

/** The report's page, with what the recordings have to show in it. */
export const DailyInsightsPage = () => <InsightsPage Clip={Clip} Heatmap={Heatmap} />;
