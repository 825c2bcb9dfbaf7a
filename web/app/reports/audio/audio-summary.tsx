import type { ReportRow } from '../../../../lambdas/contract/reports.ts';
import { lazyPart } from '../../lib/loading/lazy.tsx';
import { Card } from '../../ui/layout/card.tsx';

const SpokenSummary = lazyPart(() => import('./spoken-summary.tsx').then((m) => m.SpokenSummary));

/** Loads after the text of the report, into reserved space. */
export const AudioSummary = ({ report }: { report: ReportRow }) => (
  <SpokenSummary fallback={<Card className="h-32" />} report={report} />
);
