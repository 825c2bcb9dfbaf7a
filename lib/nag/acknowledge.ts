import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import type { Resource } from '../../lambdas/runtime/function.ts';
import { deployables } from '../deployables.ts';
import type { MainStack } from '../stack.ts';

export const solutions = (rule: string) => `AwsSolutions::AwsSolutions-${rule}`;
export const serverless = (rule: string) => `Serverless::Serverless-${rule}`;
export const star = (finding: string) => solutions(`IAM5[${finding}]`);

/** Acknowledges findings on one construct and its children. The same finding elsewhere is still reported. */
export const acknowledge = (construct: IConstruct, reason: string, ...ids: readonly string[]) =>
  Validations.of(construct).acknowledge(...ids.map((id) => ({ id, reason })));

/** The roles of the functions that use a resource, including read-only use. */
export const rolesUsing = (functions: MainStack['functions'], resource: Resource) => {
  const users = deployables.filter(({ fn }) =>
    fn.uses.some((used) => used.split(':')[0] === resource),
  );
  return new Set(users.map((each) => functions.roleOf(each)));
};
