import type { CfnElement } from 'aws-cdk-lib';
import type { Trigger } from '../../lambdas/runtime/function.ts';
import { deployables, triggeredBy } from '../deployables.ts';
import { modelOf } from '../language-services.ts';
import type { MainStack } from '../stack.ts';
import type { Stage } from '../stage.ts';
import { acknowledge, rolesUsing, serverless, solutions, star } from './acknowledge.ts';

/** What happens to a failed call, by kind of trigger. */
const AFTER_A_FAILURE: Readonly<Record<Trigger['kind'], string>> = {
  http: 'Called synchronously: the caller gets the failure.',
  raw: 'Called synchronously: the caller gets the failure.',
  socket: 'Called synchronously: the connection gets the failure.',
  invocation: 'Called synchronously: the calling function gets the failure.',
  'user-pool': 'Called synchronously: the sign-in or sign-up gets the failure.',
  queue: 'The queue itself keeps a message that failed and moves it to its own dead-letter queue.',
  stream: 'The event source retries, splits the batch and sends what failed to a queue.',
  schedule:
    'The next run does the same work again, and an alarm fires if no run succeeds in two intervals.',
};

export function acknowledgeFunctions(main: MainStack, stage: Stage) {
  const { functions, schedules, stackName, region } = main;
  for (const each of deployables) {
    const { kind } = each.fn.trigger;
    acknowledge(functions.resourceOf(each), AFTER_A_FAILURE[kind], serverless('LambdaDLQ'));
    acknowledge(
      functions.resourceOf(each),
      'Every call writes one line with its request id and the cause of a failure; traces of each would cost more than the calls.',
      serverless('LambdaTracing'),
    );
    if (kind === 'queue') {
      acknowledge(
        functions.of(each),
        AFTER_A_FAILURE.queue,
        serverless('LambdaEventSourceMappingDestination'),
      );
    }
    if (kind === 'stream') {
      acknowledge(
        functions.roleOf(each),
        'Listing streams has no resource to name; reading one is granted on the table’s stream alone.',
        star('Resource::*'),
        serverless('LambdaStarPermissions'),
      );
    }
  }
  if (functions.releases) {
    acknowledge(
      functions.releases.role,
      'The policy that AWS wrote for CodeDeploy: it may move the aliases of functions and read alarms.',
      solutions(
        'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]',
      ),
    );
  }
  for (const role of rolesUsing(functions, 'scheduler')) {
    acknowledge(
      role,
      'Schedules are made for zones that had no owner before; the wildcard is limited to one group.',
      star(
        `Resource::arn:<AWS::Partition>:scheduler:${region}:<AWS::AccountId>:schedule/${stackName}/*`,
      ),
    );
  }
  for (const each of triggeredBy('schedule')) {
    const fn = functions.resourceOf(each).node.defaultChild as CfnElement;
    acknowledge(
      schedules.starter,
      'The CDK lets a schedule call every version of its function.',
      star(`Resource::<${main.getLogicalId(fn)}.Arn>:*`),
    );
  }
  for (const role of rolesUsing(functions, 'language-model')) {
    acknowledge(
      role,
      'The star stands for the regions of one model: an inference profile chooses among them at every call.',
      star(
        `Resource::arn:<AWS::Partition>:bedrock:*::foundation-model/${modelOf(stage.languageModel.id)}`,
      ),
    );
  }
  for (const role of rolesUsing(functions, 'speech')) {
    acknowledge(
      role,
      'Speech has no resources to name.',
      star('Resource::*'),
      serverless('LambdaStarPermissions'),
    );
  }
}
