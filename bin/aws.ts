import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { environment } from '../lambdas/runtime/env.ts';
import { stacksOf } from '../lib/cloud.ts';
import { bundle, folderOf } from '../lib/code/bundle.ts';
import { addCompileCaches } from '../lib/code/compile-cache.ts';
import { deployables } from '../lib/deployables.ts';
import { inspect } from '../lib/nag/inspect.ts';
import { MainStack } from '../lib/stack.ts';
import { stage } from '../lib/stage.ts';

const app = new App();
const settings = stage();
if (!settings.endpoint) {
  bundle(false);
  const variables = Object.values(environment).flatMap(({ shape }) => Object.keys(shape));
  const folders = deployables.map(({ id }) => join(folderOf(false), id));
  await addCompileCaches(folders, variables);
}
// The emulator supports neither the edge stack nor the review.
if (settings.endpoint) new MainStack(app, settings);
else inspect(app, settings, stacksOf(app, settings));
