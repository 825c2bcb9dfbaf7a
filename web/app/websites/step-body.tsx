import { connection as copy } from '../../../lambdas/contract/copy/connection.ts';
import { Button } from '../ui/button.tsx';
import { AnalysisStep } from './analysis-step.tsx';
import { ConnectedStep } from './connected-step.tsx';
import type { ConnectionStep } from './connection-step.ts';
import { InstallStep } from './install-step.tsx';
import type { Connection } from './use-connection.ts';
import type { Website } from './use-website.ts';
import { WebsiteUrlForm } from './website-url-form.tsx';

interface BodyProps {
  step: ConnectionStep;
  connection: Connection;
  website: Website;
}

export function StepBody({ step, connection, website }: BodyProps) {
  switch (step) {
    case 'domain_input':
      return (
        <WebsiteUrlForm
          value={connection.domain}
          onChange={connection.typeDomain}
          onSubmit={connection.analyze}
        >
          <Button type="submit">{copy.actions.continue}</Button>
        </WebsiteUrlForm>
      );
    case 'analysis':
      return <AnalysisStep connection={connection} />;
    case 'installation':
      return <InstallStep connection={connection} />;
    case 'connected':
      return <ConnectedStep connection={connection} integration={website.integration} />;
  }
}
