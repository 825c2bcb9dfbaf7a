import { useEffect, useRef } from 'react';
import { onboarding } from '../../../lambdas/contract/copy/onboarding.ts';
import { Button } from '../ui/button.tsx';
import { AnalysisLoading, AnalysisText } from '../websites/analysis-text.tsx';
import { StepFrame } from './step-frame.tsx';
import type { Wizard } from './use-onboarding.ts';

const copy = onboarding.analysis;

export function AnalysisStep({ wizard }: { wizard: Wizard }) {
  const { analysis, setAnalysis, analyze, domain, isAnalyzing, toInstallation } = wizard;
  // Restarts an analysis that had no result when onboarding was interrupted.
  const isResumed = useRef(analysis === '' && !isAnalyzing && domain !== '');
  useEffect(() => {
    if (!isResumed.current) return;
    isResumed.current = false;
    analyze(domain);
  }, [analyze, domain]);

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
