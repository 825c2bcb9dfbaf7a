import { onboarding } from '../../../lambdas/contract/copy/onboarding.ts';
import { Button } from '../ui/button.tsx';
import { WebsiteUrlForm } from '../websites/website-url-form.tsx';
import { StepFrame } from './step-frame.tsx';
import type { Wizard } from './use-onboarding.ts';

const copy = onboarding.website;

export function WebsiteStep({ wizard }: { wizard: Wizard }) {
  return (
    <StepFrame heading={copy.heading} lead={copy.lead}>
      <WebsiteUrlForm
        value={wizard.typed}
        onChange={wizard.setTyped}
        hint={copy.hint}
        onSubmit={wizard.analyze}
      >
        <Button type="submit" size="lg" busy={wizard.isAnalyzing && copy.busy}>
          {copy.submit}
        </Button>
      </WebsiteUrlForm>
    </StepFrame>
  );
}
