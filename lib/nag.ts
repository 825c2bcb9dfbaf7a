import { type App, type CfnElement, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { Preflight } from 'cdk-preflight';
import type { IConstruct } from 'constructs';
import type { Resource, Trigger } from '../lambdas/runtime/function.ts';
import type { stacksOf } from './cloud.ts';
import { deployables, triggeredBy } from './deployables.ts';
import type { EdgeStack } from './http/edge.ts';
import type { MainStack } from './stack.ts';
import type { Stage } from './stage.ts';
import { modelOf } from './words.ts';

const solutions = (rule: string) => `AwsSolutions::AwsSolutions-${rule}`;
const serverless = (rule: string) => `Serverless::Serverless-${rule}`;
const star = (finding: string) => solutions(`IAM5[${finding}]`);

/** Answers for findings on one construct (and what it consists of): a new offender elsewhere is still reported. */
const acknowledge = (construct: IConstruct, reason: string, ...ids: readonly string[]) =>
  Validations.of(construct).acknowledge(...ids.map((id) => ({ id, reason })));

/** The checks that every synthesis for AWS passes: a finding is fixed, or answered for below. */
export function inspect(app: App, stage: Stage, stacks: ReturnType<typeof stacksOf>): void {
  Preflight.apply(app);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
  const { main, edge } = stacks;
  answerForAccounts(main);
  answerForEntryPoints(main);
  answerForFunctions(main, stage);
  answerForStorage(main, stage);
  answerForDeployments(edge, main);
}

function answerForAccounts({ auth, secrets }: MainStack) {
  acknowledge(
    auth.pool,
    'Six characters without composition rules are the specification; limits on attempts carry the weight.',
    solutions('COG1'),
  );
  acknowledge(
    auth.pool,
    'A second factor is not part of the product. Admins see the addresses and settings of owners, and no recording.',
    solutions('COG2'),
  );
  acknowledge(
    auth.pool,
    'The Plus tier costs five times as much per user; the pool’s firewall and our own rates refuse guessing.',
    solutions('COG8'),
  );
  acknowledge(
    auth.pool,
    'The rule expects the type of `email` to be written out. CloudFormation takes it from Cognito; every pool of the CDK is declared so.',
    'cdk-preflight::pf-cognito-schema-standard-attr-datatype',
  );
  for (const secret of secrets.all) {
    acknowledge(
      secret,
      'Changed by an operator after a leak: Stripe issues its keys itself, and a new signing key ends links in mails already sent.',
      solutions('SMG4'),
    );
  }
}

function answerForEntryPoints({ api, ingestion, live, functions, region }: MainStack) {
  for (const route of [...api.openRoutes, ...ingestion.openRoutes, ...live.routes]) {
    acknowledge(
      route,
      'Declared open in the contract: sign-up, links in mails, the tracker; or checked by the function itself on connect.',
      solutions('APIG4'),
    );
  }
  if (live.logRole)
    acknowledge(
      live.logRole,
      'API Gateway accepts its account-wide log role only with rights on every log group.',
      star('Resource::*'),
    );
  for (const role of rolesUsing(functions, 'live')) {
    acknowledge(
      role,
      'Connection ids are not known in advance; the wildcard is limited to one API and stage.',
      star(
        `Resource::arn:<AWS::Partition>:execute-api:${region}:<AWS::AccountId>:<LiveSocketAA39F103>/live/*/@connections/*`,
      ),
    );
  }
}

/** What happens to a call that failed, by the way a function is called. */
const AFTER_A_FAILURE: Readonly<Record<Trigger['kind'], string>> = {
  http: 'Called synchronously: the caller gets the failure.',
  raw: 'Called synchronously: the caller gets the failure.',
  socket: 'Called synchronously: the connection gets the failure.',
  invocation: 'Called synchronously: the calling function gets the failure.',
  'user-pool': 'Called synchronously: the sign-in or sign-up gets the failure.',
  queue: 'The queue itself keeps a message that failed and moves it to its own dead-letter queue.',
  stream: 'The event source retries, splits the batch and sends what failed to a queue.',
  schedule:
    'The next run does the same work again, and an alarm rings when two runs in a row are missing.',
};

function answerForFunctions(main: MainStack, stage: Stage) {
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

function answerForStorage({ data, functions, queues, mail, site }: MainStack, stage: Stage) {
  for (const role of rolesUsing(functions, 'bucket')) {
    acknowledge(
      role,
      'Object names contain ids that are not known in advance; the wildcard is limited to one private bucket.',
      star('Resource::<DataRecordings09FB26E7.Arn>/*'),
    );
  }
  for (const queue of [...queues.deadLetters, data.failedChanges]) {
    acknowledge(
      queue,
      'This is a dead-letter queue: what arrives waits for an operator.',
      serverless('SQSRedrivePolicy'),
      solutions('SQS3'),
    );
  }
  acknowledge(
    mail.subscription,
    'SNS retries a delivery to SQS for 23 days.',
    serverless('SNSRedrivePolicy'),
  );
  acknowledge(data.accessLogs, 'A log of the log would log itself.', solutions('S1'));
  acknowledge(
    data.accessLogs,
    'S3 itself sets this ACL where it delivers access logs.',
    'CloudFormation-Validate::W3045',
  );
  acknowledge(
    site.bucket,
    'Public files of the app, read by CloudFront alone, which logs them.',
    solutions('S1'),
  );
  acknowledge(site.distribution, 'Readers come from every country.', solutions('CFR1'));
  acknowledge(
    site.distribution,
    'Addresses here are keys to reports and clips; the API logs every request without them.',
    solutions('CFR3'),
  );
  if (!stage.certificateArn) {
    acknowledge(
      site.distribution,
      'Without a certificate the host is CloudFront’s own, whose TLS version CloudFront chooses.',
      solutions('CFR4'),
      'Annotation::@aws-cdk/aws-cloudfront:minimumProtocolVersionWithoutCertificate',
    );
  }
}

/** The CDK's function that copies the built files: its code, role and runtime are the CDK's. */
function answerForDeployments(edge: EdgeStack, main: MainStack) {
  if (edge.alarms.subscription) {
    acknowledge(
      edge.alarms.subscription,
      'An alarm that could not be mailed still shows on the dashboard; a queue would have no reader.',
      serverless('SNSRedrivePolicy'),
    );
  }
  const copier = edge.node.children.find(({ node }) =>
    node.id.startsWith('Custom::CDKBucketDeployment'),
  );
  if (!copier) throw new Error('The CDK calls its deployment function something else now');
  acknowledge(
    copier,
    'The CDK’s custom resource copies the built files at a deployment; its role and runtime are the CDK’s.',
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

/** The roles of the functions that use a resource, also of those that may only read it. */
const rolesUsing = (functions: MainStack['functions'], resource: Resource) => {
  const users = deployables.filter(({ fn }) =>
    fn.uses.some((used) => used.split(':')[0] === resource),
  );
  return new Set(users.map((each) => functions.roleOf(each)));
};
