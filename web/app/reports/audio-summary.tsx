import { lazy, Suspense } from 'react';
import type { ReportRow } from '../../../lambdas/contract/reports.ts';
import { Card } from '../ui/card.tsx';

const SpokenSummary = lazy(() =>
  import('./spoken-summary.tsx').then((m) => ({ default: m.SpokenSummary })),
);

/** Comes after the words of the report, into a place that is kept for it. */
export const AudioSummary = ({ report }: { report: ReportRow }) => (
  <Suspense fallback={<Card className="h-32" />}>
    <SpokenSummary report={report} />
  </Suspense>
);
