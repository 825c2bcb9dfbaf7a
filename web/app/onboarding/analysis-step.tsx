import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { onboarding } from '../../../lambdas/contract/copy/onboarding.ts';
import { Button } from '../ui/button.tsx';
import { AnalysisLoading, AnalysisText } from '../websites/analysis-text.tsx';
import { analyzeKey } from '../websites/use-website.ts';
import { StepFrame } from './step-frame.tsx';
import type { Wizard } from './use-onboarding.ts';

const copy = onboarding.analysis;

export function AnalysisStep({ wizard }: { wizard: Wizard }) {
  const { analysis, setAnalysis, analyze, domain, isAnalyzing, toInstallation } = wizard;
  const cache = useQueryClient();
  const resume = useEffectEvent(() => {
    const isRunning = cache.isMutating({ mutationKey: analyzeKey }) > 0;
    if (analysis === '' && domain !== '' && !isRunning) analyze(domain);
  });
  // Restarts an analysis without a result, when onboarding opens again or a new login shows this step again.
  useEffect(() => resume(), []);

  if (isAnalyzing) {
    return (
      <StepFrame heading={copy.loadingHeading} lead={copy.loadingLead(domain)}>
        <AnalysisLoading />
      </StepFrame>
    );
  }
  const isMissing = analysis === copy.failed.note;
  return (
    <StepFrame
      heading={isMissing ? copy.missingHeading : copy.heading}
      lead={isMissing ? copy.missingLead : copy.lead}
    >
      <AnalysisText value={analysis} onChange={setAnalysis} />
      <div>
        <Button size="lg" disabled={analysis.trim() === ''} onClick={toInstallation}>
          {copy.submit}
        </Button>
      </div>
    </StepFrame>
  );
}
