import type { EdgeStack } from '../http/edge.ts';
import type { MainStack } from '../stack.ts';
import { acknowledge, serverless, solutions, star } from './acknowledge.ts';

/** For the CDK's function that copies the built files. The CDK controls its code, role and runtime. */
export function acknowledgeDeployments(edge: EdgeStack, main: MainStack) {
  if (edge.alarms.subscription) {
    acknowledge(
      edge.alarms.subscription,
      'An alarm that could not be emailed still shows on the dashboard, and no one would read a dead-letter queue.',
      serverless('SNSRedrivePolicy'),
    );
  }
  const copier = edge.node.children.find(({ node }) =>
    node.id.startsWith('Custom::CDKBucketDeployment'),
  );
  if (!copier) throw new Error('The CDK has renamed its deployment function');
  acknowledge(
    copier,
    'The CDK’s custom resource copies the built files at a deployment. The CDK defines its role and runtime.',
    solutions(
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    ),
    solutions('L1'),
    serverless('LambdaDLQ'),
    serverless('LambdaLatestVersion'),
    serverless('LambdaTracing'),
    ...['GetBucket*', 'GetObject*', 'List*', 'Abort*', 'DeleteObject*'].map((action) =>
      star(`Action::s3:${action}`),
    ),
    star('Resource::*'),
    star(
      `Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${edge.region}/*`,
    ),
    star(
      `Resource::{"Fn::GetStackOutput":{"StackName":"${main.stackName}","Region":"${main.region}","OutputName":"PublishOutputFnGetAttSiteFiles975A43CFArnEB8435D7"}}/*`,
    ),
  );
}
