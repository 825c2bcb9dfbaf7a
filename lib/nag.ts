import { type App, type CfnElement, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { triggeredBy } from './deployables.ts';
import type { EdgeStack } from './edge.ts';
import type { MainStack } from './stack.ts';
import type { Stage } from './stage.ts';
import { modelOf } from './words.ts';

interface Acknowledgement {
  readonly id: string;
  /** Why the finding is right and the stack stays as it is. */
  readonly reason: string;
  readonly owner: 'operations' | 'product' | 'security';
  /** When somebody must look at it again. */
  readonly review: string;
}
const because = (
  owner: Acknowledgement['owner'],
  reason: string,
  ...ids: readonly string[]
): Acknowledgement[] => ids.map((id) => ({ id, reason, owner, review: '2027-05-21' }));

/** The checks that every synthesis for AWS passes. A finding is mended, or acknowledged in the list below. */
export function inspect(app: App, stage: Stage, main: MainStack, edge: EdgeStack): void {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
  Validations.of(main).acknowledge(...acknowledged(), ...ofSchedules(main), ...ofModel(stage));
  Validations.of(edge).acknowledge(...ofDeployments(main));
}

const acknowledged = (): Acknowledgement[] => [
  ...because(
    'product',
    'Six characters without composition rules are the specification; limits on attempts carry the weight.',
    'AwsSolutions::AwsSolutions-COG1',
  ),
  ...because(
    'product',
    'A second factor is not part of the product: a stolen report is worth little to anybody else.',
    'AwsSolutions::AwsSolutions-COG2',
  ),
  ...because(
    'operations',
    'The Plus tier costs five times as much a user; our own rates refuse guessing (threat 24).',
    'AwsSolutions::AwsSolutions-COG8',
  ),
  ...because(
    'security',
    'Rotating the key would end every link in mails already sent; it is changed by hand after a leak.',
    'AwsSolutions::AwsSolutions-SMG4',
  ),
  ...because(
    'security',
    'Public by the specification (sign-up, links in mails, the tracker), or checked by the function itself on connect.',
    'AwsSolutions::AwsSolutions-APIG4',
  ),
  ...because(
    'operations',
    'The log buckets themselves, and the files of the app, whose readers CloudFront logs.',
    'AwsSolutions::AwsSolutions-S1',
  ),
  ...because(
    'operations',
    'Readers come from every country, and without a certificate of its own the host has only the default one.',
    'AwsSolutions::AwsSolutions-CFR1',
    'AwsSolutions::AwsSolutions-CFR4',
    'Annotation::@aws-cdk/aws-cloudfront:minimumProtocolVersionWithoutCertificate',
  ),
  ...because(
    'operations',
    'Traces of every call cost more than they tell here; the log carries the cause and the request id.',
    'Serverless::Serverless-LambdaTracing',
  ),
  ...because(
    'operations',
    'Called synchronously or from a queue whose own dead-letter queue keeps what failed too often.',
    'Serverless::Serverless-LambdaDLQ',
    'Serverless::Serverless-LambdaEventSourceMappingDestination',
    'Serverless::Serverless-SNSRedrivePolicy',
  ),
  ...because(
    'operations',
    'These queues are the dead-letter queues: what arrives there waits for an operator.',
    'Serverless::Serverless-SQSRedrivePolicy',
  ),
  ...because(
    'security',
    'An open connection is named by an id that nobody knows before: the star stands inside one API and stage.',
    'AwsSolutions::AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:execute-api:<AWS::Region>:<AWS::AccountId>:<LiveSocketAA39F103>/live/*/@connections/*]',
  ),
  ...because(
    'security',
    'Listing streams has no resource to name; reading one is granted on the table’s own stream alone.',
    'AwsSolutions::AwsSolutions-IAM5[Resource::*]',
    'Serverless::Serverless-LambdaStarPermissions',
  ),
  ...because(
    'security',
    'Objects are named by ids that nobody knows before: the star stands inside one private bucket.',
    'AwsSolutions::AwsSolutions-IAM5[Resource::<DataRecordings09FB26E7.Arn>/*]',
  ),
];

/** The CDK's own function copies the built files; its role and runtime are the CDK's, and it runs at deployments only. */
const ofDeployments = (main: MainStack): Acknowledgement[] =>
  because(
    'operations',
    'The CDK’s own custom resource copies the built files at a deployment; its role and runtime are the CDK’s.',
    'AwsSolutions::AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    'AwsSolutions::AwsSolutions-L1',
    'Serverless::Serverless-LambdaDLQ',
    'Serverless::Serverless-LambdaLatestVersion',
    'Serverless::Serverless-LambdaTracing',
    ...[
      'Resource::*',
      'Action::s3:GetBucket*',
      'Action::s3:GetObject*',
      'Action::s3:List*',
      'Action::s3:Abort*',
      'Action::s3:DeleteObject*',
      'Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*',
      `Resource::${main.stackName}:ExportsOutputFnGetAttSiteFiles975A43CFArn0F64977C/*`,
    ].map((finding) => `AwsSolutions::AwsSolutions-IAM5[${finding}]`),
  );

/** Schedules are made for zones that nobody lived in before, and each one calls its function in any version. */
const ofSchedules = (main: MainStack): Acknowledgement[] => {
  const arns = triggeredBy('schedule').map(({ name }) => {
    const fn = main.node.findChild('Functions').node.findChild(name).node.defaultChild;
    return `Resource::<${main.getLogicalId(fn as CfnElement)}.Arn>:*`;
  });
  const group = `Resource::arn:<AWS::Partition>:scheduler:<AWS::Region>:<AWS::AccountId>:schedule/${main.stackName}/*`;
  return because(
    'operations',
    'The star stands for the schedules of one group of ours, or for the versions of one function of ours.',
    ...[group, ...arns].map((finding) => `AwsSolutions::AwsSolutions-IAM5[${finding}]`),
  );
};

/** One model, in whichever region its inference profile leads to. */
const ofModel = ({ languageModel: { id } }: Stage) =>
  because(
    'operations',
    'The star stands for the regions of one model: an inference profile chooses among them at every call.',
    `AwsSolutions::AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:bedrock:*::foundation-model/${modelOf(id)}]`,
  );
