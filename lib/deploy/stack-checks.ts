import {
  type CloudFormationClient,
  DescribeStackResourcesCommand,
  DescribeStacksCommand,
  type Stack,
} from '@aws-sdk/client-cloudformation';
import { accountWideName } from '../stage.ts';
import { type Check, type Finding, isNamed, stop } from './finding.ts';

/** CloudFormation has no error of its own for a stack or resource that does not exist. */
async function orUndefined<T>(response: Promise<T>): Promise<T | undefined> {
  try {
    return await response;
  } catch (error) {
    if (isNamed(error, 'ValidationError')) return undefined;
    throw error;
  }
}

async function stackNamed(
  stacks: CloudFormationClient,
  StackName: string,
): Promise<Stack | undefined> {
  const found = await orUndefined(stacks.send(new DescribeStacksCommand({ StackName })));
  return found?.Stacks?.[0];
}

/** The main stack of a stage, in whatever state it is; undefined before the first deployment. */
export const deployedStack = (stacks: CloudFormationClient, stage: string) =>
  stackNamed(stacks, `reveille-${stage}`);

/** An output of a stack; empty if it has none. */
export const outputIn = (stack: Stack | undefined, name: string): string =>
  stack?.Outputs?.find(({ OutputKey }) => OutputKey === name)?.OutputValue ?? '';

/** A parameter of every bootstrap stack, whatever the name of the stack is. The qualifier is the CDK's default. */
const BOOTSTRAP_VERSION = '/cdk-bootstrap/hnb659fds/version';

async function isBootstrapped(stacks: CloudFormationClient): Promise<boolean> {
  const request = new DescribeStackResourcesCommand({ PhysicalResourceId: BOOTSTRAP_VERSION });
  const { StackResources = [] } = (await orUndefined(stacks.send(request))) ?? {};
  // CloudFormation also lists the resources of stacks that were deleted lately.
  return StackResources.some(
    ({ PhysicalResourceId, ResourceStatus }) =>
      PhysicalResourceId === BOOTSTRAP_VERSION && !ResourceStatus?.startsWith('DELETE_'),
  );
}

export const checkBootstrap: Check = async ({ region }, { stacks, globalStacks }) => {
  const regions = new Map([
    [region, stacks],
    ['us-east-1', globalStacks],
  ]);
  const found = await Promise.all(
    [...regions].map(async ([name, client]) =>
      (await isBootstrapped(client))
        ? []
        : [
            stop(
              `The CDK's bootstrap stack is missing in ${name}.`,
              `Run: npx cdk bootstrap --app "" aws://ACCOUNT/${name}`,
            ),
          ],
    ),
  );
  return found.flat();
};

/** CloudFormation cannot update a stack whose creation, deletion or rollback failed. */
export const checkLeftoverStacks: Check = async (stage, { stacks, globalStacks }) => {
  const stackNames = [`reveille-${stage.name}`, `reveille-${stage.name}-edge`];
  const found = await Promise.all([
    ...stackNames.map((name) => leftover(stacks, name, stage.region)),
    leftover(globalStacks, accountWideName(stage, 'global'), 'us-east-1'),
  ]);
  return found.flat();
};

async function leftover(
  stacks: CloudFormationClient,
  name: string,
  region: string,
): Promise<Finding[]> {
  const { StackStatus: status = '' } = (await stackNamed(stacks, name)) ?? {};
  const problem = `The stack ${name} is ${status} from an earlier attempt.`;
  const command = (verb: string) =>
    `aws cloudformation ${verb} --stack-name ${name} --region ${region}`;
  if (status === 'UPDATE_ROLLBACK_FAILED') {
    return [stop(problem, `Complete its rollback first: ${command('continue-update-rollback')}`)];
  }
  return /^(ROLLBACK|REVIEW|DELETE_FAILED|CREATE_FAILED)/.test(status)
    ? [stop(problem, `Delete it first: ${command('delete-stack')}`)]
    : [];
}
