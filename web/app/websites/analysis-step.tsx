import { connection as copy } from '../../../lambdas/contract/copy/connection.ts';
import { Button } from '../ui/button.tsx';
import { AnalysisLoading, AnalysisText } from './analysis-text.tsx';
import type { Connection } from './use-connection.ts';

export function AnalysisStep({ connection }: { connection: Connection }) {
  const { domain, analysis, typeAnalysis, analyze, toInstallation, isAnalyzing } = connection;
  if (isAnalyzing) return <AnalysisLoading />;
  return (
    <>
      <p className="text-ink-muted">{copy.describe}</p>
      <AnalysisText value={analysis} onChange={typeAnalysis} />
      <div className="flex flex-wrap gap-2">
        <Button disabled={analysis.trim() === ''} onClick={toInstallation}>
          {copy.actions.next}
        </Button>
        <Button variant="secondary" onClick={() => analyze(domain)}>
          {copy.actions.again}
        </Button>
      </div>
    </>
  );
}
