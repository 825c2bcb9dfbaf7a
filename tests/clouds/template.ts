import { Template } from 'aws-cdk-lib/assertions';
import { resultOf } from '../background.ts';

/** A stack as `synthesize.ts` prints it. */
export interface Synthesized {
  readonly template: object;
  readonly region: string;
  readonly isProtected: boolean;
}
type Stacks = Record<'main' | 'edge' | 'global', Synthesized>;

/** Synthesized once for all test files. */
const stacks = await resultOf<Record<'plain' | 'production' | 'first', Stacks>>('templates');
const read = (stack: Synthesized) => ({ ...stack, template: Template.fromJSON(stack.template) });

export const main = Template.fromJSON(stacks.plain.main.template);
export const edge = Template.fromJSON(stacks.plain.edge.template);
export const global = Template.fromJSON(stacks.plain.global.template);

/** A stage with an unverified mail domain in an account with ten concurrent executions. */
export const first = Template.fromJSON(stacks.first.main.template);

/** A stage with every option. */
export const production = {
  main: read(stacks.production.main),
  edge: read(stacks.production.edge),
  global: read(stacks.production.global),
};

export interface Properties {
  // biome-ignore lint/suspicious/noExplicitAny: the template is CloudFormation's, a test names the fields it knows
  Properties: Record<string, any>;
}
export const propertiesOf = (type: string) =>
  Object.values(main.findResources(type)).map((each) => (each as Properties).Properties);
