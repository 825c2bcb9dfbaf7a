import type { CfnElement } from 'aws-cdk-lib';
import type { Trigger } from '../../lambdas/runtime/function.ts';
import { deployables, triggeredBy } from '../deployables.ts';
import { modelOf } from '../language-services.ts';
import type { MainStack } from '../stack.ts';
import type { Stage } from '../stage.ts';
import { acknowledge, rolesUsing, serverless, solutions, star } from './acknowledge.ts';

/** What happens to a failed invocation, by kind of trigger. */
const AFTER_A_FAILURE: Readonly<Record<Trigger['kind'], string>> = {
  http: 'Invoked synchronously: the caller gets the error.',
  raw: 'Invoked synchronously: the caller gets the error.',
  socket: 'Invoked synchronously: the connection gets the error.',
  invocation: 'Invoked synchronously: the calling function gets the error.',
  'user-pool': 'Invoked synchronously: the sign-in or sign-up gets the error.',
  queue: 'SQS redelivers a failed message and then moves it to the dead-letter queue.',
  stream: 'The event source mapping retries, splits the batch and sends failed records to a queue.',
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
      'Every invocation logs one line with its request id and the cause of a failure. Tracing would cost more than the invocations.',
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
        'ListStreams supports no resource-level permissions. Reading is granted only on the table’s stream.',
        star('Resource::*'),
        serverless('LambdaStarPermissions'),
      );
    }
  }
  if (functions.releases) {
    acknowledge(
      functions.releases.role,
      'The managed policy for CodeDeploy: it may shift function aliases and read alarms.',
      solutions(
        'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]',
      ),
    );
  }
  for (const role of rolesUsing(functions, 'scheduler')) {
    acknowledge(
      role,
      'Schedules are created for zones that had no owner before. The wildcard is limited to one group.',
      star(
        `Resource::arn:<AWS::Partition>:scheduler:${region}:<AWS::AccountId>:schedule/${stackName}/*`,
      ),
    );
  }
  for (const each of triggeredBy('schedule')) {
    const fn = functions.resourceOf(each).node.defaultChild as CfnElement;
    acknowledge(
      schedules.sweepRole,
      'The CDK lets a schedule invoke every version of its function.',
      star(`Resource::<${main.getLogicalId(fn)}.Arn>:*`),
    );
  }
  for (const role of rolesUsing(functions, 'language-model')) {
    acknowledge(
      role,
      'The wildcard covers the regions of one model: an inference profile chooses one of them per call.',
      star(
        `Resource::arn:<AWS::Partition>:bedrock:*::foundation-model/${modelOf(stage.languageModel.id)}`,
      ),
    );
  }
  for (const role of rolesUsing(functions, 'mail')) {
    acknowledge(
      role,
      'In its sandbox SES checks permissions on each recipient’s identity. A condition limits them to our own sender.',
      star(`Resource::arn:<AWS::Partition>:ses:${region}:<AWS::AccountId>:identity/*`),
    );
  }
  for (const role of rolesUsing(functions, 'speech')) {
    acknowledge(
      role,
      'Polly’s SynthesizeSpeech supports no resource-level permissions.',
      star('Resource::*'),
      serverless('LambdaStarPermissions'),
    );
  }
}
