import { type App, Tags } from 'aws-cdk-lib';
import { GlobalStack } from './global.ts';
import { EdgeStack } from './http/edge.ts';
import { MainStack } from './stack.ts';
import type { Stage } from './stage.ts';

/** All stacks of a stage on AWS. The emulator gets only `Main`, because it supports neither firewalls nor alarms. */
export function stacksOf(app: App, stage: Stage) {
  const global = new GlobalStack(app, stage);
  const main = new MainStack(app, stage, global.firewallArn);
  const edge = new EdgeStack(app, stage, main);
  for (const stack of [global, main, edge]) Tags.of(stack).add('stage', stage.name);
  return { global, main, edge };
}
