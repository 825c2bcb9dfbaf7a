import { type App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { Preflight } from 'cdk-preflight';
import type { stacksOf } from '../cloud.ts';
import type { Stage } from '../stage.ts';
import { acknowledgeAccounts } from './accounts.ts';
import { acknowledgeDeployments } from './deployments.ts';
import { acknowledgeEntryPoints } from './entry-points.ts';
import { acknowledgeFunctions } from './functions.ts';
import { acknowledgeStorage } from './storage.ts';

/** The checks of every synthesis for AWS. Findings must be fixed, or acknowledged in a file of this folder. */
export function inspect(app: App, stage: Stage, stacks: ReturnType<typeof stacksOf>): void {
  Preflight.apply(app);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
  const { main, edge } = stacks;
  acknowledgeAccounts(main);
  acknowledgeEntryPoints(main);
  acknowledgeFunctions(main, stage);
  acknowledgeStorage(main, stage);
  acknowledgeDeployments(edge, main);
}
