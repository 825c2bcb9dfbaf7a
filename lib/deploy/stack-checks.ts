import { type CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { type Check, isNamed, stop } from './finding.ts';

/** The stack's status; undefined if it does not exist. */
async function statusOf(stacks: CloudFormationClient, StackName: string) {
  try {
    const { Stacks = [] } = await stacks.send(new DescribeStacksCommand({ StackName }));
    return Stacks[0]?.StackStatus;
  } catch (error) {
    if (isNamed(error, 'ValidationError')) return undefined;
    throw error;
  }
}

/** Whether the stage has been deployed, in whatever state its stack is. */
export const isDeployed = async (stacks: CloudFormationClient, stage: string): Promise<boolean> =>
  (await statusOf(stacks, `reveille-${stage}`)) !== undefined;

export const checkBootstrap: Check = async ({ region }, { stacks, globalStacks }) => {
  const regions = new Map([
    [region, stacks],
    ['us-east-1', globalStacks],
  ]);
  const found = await Promise.all(
    [...regions].map(async ([name, client]) =>
      (await statusOf(client, 'CDKToolkit'))
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

/** CloudFormation cannot update a stack whose creation failed. */
export const checkLeftoverStack: Check = async ({ name }, { stacks }) => {
  const status = await statusOf(stacks, `reveille-${name}`);
  if (!status || !/^(ROLLBACK|REVIEW|DELETE_FAILED|CREATE_FAILED)/.test(status)) return [];
  return [
    stop(
      `The stack reveille-${name} is ${status} from an earlier attempt.`,
      `Delete it first: aws cloudformation delete-stack --stack-name reveille-${name}`,
    ),
  ];
};
