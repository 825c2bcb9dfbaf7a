import { type ComponentProps, lazy, Suspense } from 'react';
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

/** The report's page, with what the recordings have to show in it. */
export const DailyInsightsPage = () => <InsightsPage Clip={Clip} Heatmap={HeatPanel} />;
