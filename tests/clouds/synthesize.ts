import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { App, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { stacksOf } from '../../lib/cloud.ts';
import { bundleEmptyFunctions } from '../../lib/code/bundle.ts';
import { reviewedStages } from '../../lib/review/reviewed-stages.ts';
import { stageFrom } from '../../lib/stage.ts';
import type { Synthesized } from './template.ts';

/** The context that the CDK CLI passes to an app. */
const { context } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../cdk.json'), 'utf8'),
) as { context: Record<string, unknown> };

/** Prints the stacks of a minimal stage, a production stage with every option, and a first deployment. */
bundleEmptyFunctions();
const plain = { STAGE: 'test', APP_ORIGIN: 'https://app.example.com' };
const synthesized = {
  plain: synthesize(plain),
  production: synthesize(reviewedStages['production with everything'] ?? {}),
  // Before the domain is verified, in a new AWS account.
  first: synthesize({ ...plain, MAIL_DOMAIN_VERIFIED: 'no', CONCURRENT_EXECUTIONS: '10' }),
};
process.stdout.write(JSON.stringify(synthesized));

function synthesize(settings: Parameters<typeof stageFrom>[0]) {
  const app = new App({ context });
  const { main, edge, global } = stacksOf(app, stageFrom(settings));
  return { main: describe(main), edge: describe(edge), global: describe(global) };
}

function describe(stack: Stack): Synthesized {
  return {
    template: Template.fromStack(stack).toJSON(),
    region: stack.region,
    isProtected: stack.terminationProtection === true,
  };
}
