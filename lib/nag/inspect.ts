import { type App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { Preflight } from 'cdk-preflight';
import type { stacksOf } from '../cloud.ts';
import type { Stage } from '../stage.ts';
import { answerForAccounts } from './accounts.ts';
import { answerForDeployments } from './deployments.ts';
import { answerForEntryPoints } from './entry-points.ts';
import { answerForFunctions } from './functions.ts';
import { answerForStorage } from './storage.ts';

/** The checks that every synthesis for AWS passes: a finding is fixed, or answered for in a file of this folder. */
export function inspect(app: App, stage: Stage, stacks: ReturnType<typeof stacksOf>): void {
  Preflight.apply(app);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
  const { main, edge } = stacks;
  answerForAccounts(main);
  answerForEntryPoints(main);
  answerForFunctions(main, stage);
  answerForStorage(main, stage);
  answerForDeployments(edge, main);
}
