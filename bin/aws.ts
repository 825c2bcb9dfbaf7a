import { App } from 'aws-cdk-lib';
import { EdgeStack } from '../lib/edge.ts';
import { inspect } from '../lib/nag.ts';
import { MainStack } from '../lib/stack.ts';
import { stage } from '../lib/stage.ts';

const app = new App();
const settings = stage();
const main = new MainStack(app, settings);
// The emulator knows neither the edge nor the findings of a review.
if (!settings.endpoint) inspect(app, settings, main, new EdgeStack(app, settings, main));
