import type { ComponentProps } from 'react';
import { insights } from '../../../lambdas/contract/copy/insights.ts';
import { recordingClip } from '../../../lambdas/contract/copy/recording-clip.ts';
import { lazyPart } from '../lib/loading/lazy.tsx';
import { WhenNear } from '../lib/loading/when-near.tsx';
import { InsightsPage } from '../reports/insights-page.tsx';
import type { InsightsSlots } from '../reports/slots.ts';
import { Alert } from '../ui/alert.tsx';
import { Card } from '../ui/layout/card.tsx';
import { PageLoader } from '../ui/loader.tsx';

/** The player loads when a clip is opened, because most readers only need the text. */
const EvidenceClip = lazyPart(() => import('./evidence-clip.tsx').then((m) => m.EvidenceClip));
const Clip = (clip: ComponentProps<InsightsSlots['Clip']>) => (
  <EvidenceClip
    fallback={<PageLoader label={recordingClip.loading} />}
    errorFallback={<Alert tone="critical">{recordingClip.failed}</Alert>}
    scrollsIntoView
    {...clip}
  />
);

/** Loads near the viewport, because it is far down the page and needs the player. */
const DayHeatmap = lazyPart(() => import('./day-heatmap.tsx').then((m) => m.DayHeatmap));
const heatmapPlaceholder = (
  <>
    <Card className="h-96 print:hidden" />
    <p className="hidden print:block">{insights.heatmap.notPrinted}</p>
  </>
);
const Heatmap = (heatmap: ComponentProps<InsightsSlots['Heatmap']>) => (
  <WhenNear fallback={heatmapPlaceholder}>
    <DayHeatmap {...heatmap} fallback={<div data-loading>{heatmapPlaceholder}</div>} />
  </WhenNear>
);

/** The report page with components that play recordings. */
export const DailyInsightsPage = () => <InsightsPage Clip={Clip} Heatmap={Heatmap} />;
