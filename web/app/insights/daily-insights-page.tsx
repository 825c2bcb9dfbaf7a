import type { ComponentProps } from 'react';
import { heatmap } from '../../../lambdas/contract/copy/heatmap.ts';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import { lazyPart } from '../lib/lazy.tsx';
import { HeatPanel } from '../reports/heat-panel.tsx';
import { InsightsPage } from '../reports/insights-page.tsx';
import type { InsightsSlots } from '../reports/slots.ts';
import { Alert } from '../ui/alert.tsx';
import { PageLoader } from '../ui/loader.tsx';

/** The player loads only when a clip is opened: most readers need just the text. */
const EvidenceClip = lazyPart(() => import('./evidence-clip.tsx').then((m) => m.EvidenceClip));
const Clip = (clip: ComponentProps<InsightsSlots['Clip']>) => (
  <EvidenceClip
    waiting={<PageLoader words={recordings.clip.loading} />}
    missing={<Alert tone="critical">{recordings.clip.failed}</Alert>}
    {...clip}
  />
);

const HeatmapPanel = lazyPart(() =>
  import('../recordings/heatmap-panel.tsx').then((m) => m.HeatmapPanel),
);
/** The recorded page of that day; where no recording of it is kept, the drawing that stands for one. */
const Heatmap = ({ page, report }: ComponentProps<InsightsSlots['Heatmap']>) => {
  const { analysis_date: day } = report.summary_json.summary_data;
  const placeholder = <HeatPanel page={page} />;
  return (
    <HeatmapPanel
      waiting={<PageLoader words={heatmap.loading} />}
      missing={placeholder}
      key={day}
      websiteDay={day}
      page={page}
      placeholder={placeholder}
    />
  );
};

/** The report's page, with what the recordings have to show in it. */
export const DailyInsightsPage = () => <InsightsPage Clip={Clip} Heatmap={Heatmap} />;
