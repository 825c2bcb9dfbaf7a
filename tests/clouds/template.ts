import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { EdgeStack } from '../../lib/edge.ts';
import { MainStack } from '../../lib/stack.ts';
import { stageFrom } from '../../lib/stage.ts';

/** Both stacks as AWS would get them, made once for a file of tests. */
const app = new App();
const stage = stageFrom({ STAGE: 'test', APP_ORIGIN: 'https://app.example.com' });
const mainStack = new MainStack(app, stage);
export const edgeStack = new EdgeStack(app, stage, mainStack);
export const main = Template.fromStack(mainStack);

export interface Properties {
  // biome-ignore lint/suspicious/noExplicitAny: the template is CloudFormation's, a test names the fields it knows
  Properties: Record<string, any>;
}
export const propertiesOf = (type: string) =>
  Object.values(main.findResources(type)).map((each) => (each as Properties).Properties);
