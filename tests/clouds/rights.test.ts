import { globSync, readFileSync } from 'node:fs';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { AccountRootPrincipal, Role } from 'aws-cdk-lib/aws-iam';
import { expect, test } from 'vitest';
import { resourcesOf } from '../../lambdas/runtime/function.ts';
import { deployables } from '../../lib/deployables.ts';
import { LOG_ACTIONS } from '../../lib/events/live.ts';
import { LanguageServices } from '../../lib/language-services.ts';
import { stageFrom } from '../../lib/stage.ts';
import { main, type Properties, propertiesOf } from './template.ts';

const functions = Map.groupBy(
  propertiesOf('AWS::Lambda::Function'),
  ({ FunctionName }) => FunctionName,
);
const roles = main.findResources('AWS::IAM::Role') as Record<string, Properties>;
const roleIdOf = (name: string): string =>
  functions.get(`reveille-test-${name}`)?.[0]?.Role['Fn::GetAtt'][0];
const roleOf = (name: string) => {
  const role = roles[roleIdOf(name)]?.Properties;
  if (!role) throw new Error(`${name} has no role`);
  return role;
};

/** The inline and attached policies of its role. */
const policiesOf = (name: string): string => {
  const attached = Object.values(main.findResources('AWS::IAM::Policy')).filter(({ Properties }) =>
    JSON.stringify(Properties.Roles).includes(`"${roleIdOf(name)}"`),
  );
  return JSON.stringify([roleOf(name), attached]);
};

test('a function may access only the resources it uses', () => {
  const actions = (name: string) => JSON.stringify(roleOf(name).Policies);
  expect(actions('support-send-feedback')).toContain('ses:SendRawEmail');
  expect(actions('support-send-feedback')).not.toMatch(/s3:|cognito-idp:|execute-api:/);
  expect(actions('accounts-verify-email-token')).toContain('dynamodb:PutItem');
  expect(actions('accounts-verify-email-token')).not.toMatch(/ses:|"\*"/);
  expect(actions('privacy-erase-account')).toContain('cognito-idp:AdminDeleteUser');
  const mayDelete = deployables.filter(({ name }) => actions(name).includes('AdminDeleteUser'));
  expect(mayDelete.map(({ id }) => id)).toEqual(['privacy/erase-account']);
  expect(actions('accounts-update-profile')).not.toMatch(/ses:|cognito-idp:|"\*"/);
});

const holdersOf = (action: string) =>
  deployables
    .filter(({ name }) => policiesOf(name).includes(`"${action}"`))
    .map(({ id }) => id)
    .toSorted();

test('only the functions that complete or verify an account may change its user', () => {
  const may = ['accounts/complete-profile', 'accounts/verify-email-token'];
  expect(holdersOf('cognito-idp:AdminUpdateUserAttributes')).toEqual(may);
  // The pool's triggers end sessions as well.
  const triggers = ['accounts/post-confirmation', 'accounts/pre-sign-up'];
  expect(holdersOf('cognito-idp:AdminUserGlobalSignOut')).toEqual([...may, ...triggers].toSorted());
});

test('the function that writes a report from what visitors did may send no email', () => {
  const senders = holdersOf('ses:SendRawEmail');
  expect(senders).toContain('reports/send-daily-report');
  expect(senders).not.toContain('reports/prepare-daily-report');
});

test('the function that opens third-party pages may only write its log', () => {
  const role = roleOf('websites-read-page');
  expect(role.ManagedPolicyArns).toBeUndefined();
  expect(role.Policies).toMatchObject([
    { PolicyDocument: { Statement: [{ Action: ['logs:CreateLogStream', 'logs:PutLogEvents'] }] } },
  ]);
  const readers = deployables.filter(({ fn }) => fn.uses.includes('web'));
  expect(readers.map(({ id }) => id)).toEqual(['websites/read-page']);
});

test('only functions that create schedules may pass the schedule role', () => {
  const passing = (name: string) => policiesOf(name).includes('"iam:PassRole"');
  const making = deployables.filter(({ name }) =>
    policiesOf(name).includes('scheduler:CreateSchedule'),
  );
  expect(making.length).toBeGreaterThan(0);
  expect(deployables.filter(({ name }) => passing(name))).toEqual(making);
});

test('functions share a role only when they use the same things', () => {
  const users = Map.groupBy(deployables, ({ name }) => roleIdOf(name));
  for (const sharing of users.values()) {
    expect(new Set(sharing.map(({ fn }) => resourcesOf(fn).toSorted().join()))).toHaveProperty(
      'size',
      1,
    );
    const consumers = sharing.filter(({ fn }) => ['queue', 'stream'].includes(fn.trigger.kind));
    expect(consumers.length === 0 || sharing.length === 1).toBe(true);
  }
});

const policiesOfRole = (name: string) => JSON.stringify(roleOf(name).Policies);

test('a function behind a GET that any program may follow can neither write nor delete', () => {
  const gets = deployables.filter(({ fn: { trigger } }) =>
    trigger.kind === 'http'
      ? trigger.call.method === 'GET'
      : trigger.kind === 'raw' &&
        !trigger.counts &&
        trigger.methods.every((method) => method === 'GET' || method === 'HEAD'),
  );
  expect(gets.length).toBeGreaterThan(15);
  const writing = gets.filter(({ name }) =>
    /dynamodb:(Put|Update|Delete|BatchWrite|Transact)|s3:(Put|Delete|Abort)/.test(
      policiesOfRole(name),
    ),
  );
  expect(writing.map(({ id }) => id)).toEqual([]);
  expect(policiesOfRole('reports-get-clip')).toContain('dynamodb:Query');
  expect(policiesOfRole('reports-get-clip')).toContain('s3:GetObject');
});

test('no grant is wider than what its function uses', () => {
  const inRoles = propertiesOf('AWS::IAM::Role').flatMap(({ Policies = [] }) => Policies);
  const statements = [...propertiesOf('AWS::IAM::Policy'), ...inRoles].flatMap(
    ({ PolicyDocument }) =>
      PolicyDocument.Statement as { Action: string | string[]; Resource: unknown }[],
  );
  expect(statements.length).toBeGreaterThan(deployables.length);
  const actions = statements.flatMap(({ Action }) => Action);
  expect(actions.filter((action) => action.includes('*'))).toEqual([]);
  expect(actions).not.toContain('dynamodb:Scan');
  const everywhere = statements.filter(({ Resource }) => Resource === '*');
  expect(new Set(everywhere.flatMap(({ Action }) => Action))).toEqual(
    new Set([
      'dynamodb:ListStreams', // has no resource to limit
      ...LOG_ACTIONS, // API Gateway requires `*` for its account-wide log role
    ]),
  );
});

/** The permissions of calls whose names differ from them, or which need several. */
const PERMISSIONS: Readonly<Record<string, readonly string[]>> = {
  ConditionCheck: ['ConditionCheckItem'],
  ListObjectsV2: ['ListBucket'],
  DeleteObjects: ['DeleteObject'],
  PostToConnection: ['ManageConnections'],
  Invoke: ['InvokeFunction'],
  SendMessageBatch: ['SendMessage'],
};
/** Granted by the CDK with others, or needed by a trigger, a role or the signed requests of `aws-request.ts`. */
const WITHOUT_COMMAND =
  /^(logs|iam):|^sqs:(ChangeMessageVisibility|DeleteMessage|GetQueue.*|ReceiveMessage)$|^dynamodb:(\w*Stream\w*|GetRecords|GetShardIterator|ConditionCheckItem)$|^secretsmanager:|^s3:PutObject(Tagging)?$/;

test('functions are granted exactly the calls that adapters make to AWS', () => {
  const source = globSync('lambdas/adapters/*.ts').map((file) => readFileSync(file, 'utf8'));
  const commands = source.flatMap((text) =>
    [...text.matchAll(/new (?:\w+\.)?([A-Z]\w+)Command\(/g)].map(([, name = '']) => name),
  );
  const inTable = /^(Batch)?(Get|Put|Delete|Update|Write|BatchWrite)$/;
  const called = commands.flatMap(
    (name) => PERMISSIONS[name] ?? [inTable.test(name) ? `${name}Item` : name],
  );
  const ofFunctions = Object.values(roles)
    .map(({ Properties }) => Properties)
    .filter((role) => JSON.stringify(role.AssumeRolePolicyDocument).includes('"lambda.amazonaws'))
    .flatMap(({ Policies = [] }) => Policies);
  const granted = [...propertiesOf('AWS::IAM::Policy'), ...ofFunctions].flatMap(
    ({ PolicyDocument }) =>
      (PolicyDocument.Statement as { Action: string | string[] }[]).flatMap(({ Action }) => Action),
  );
  const unused = granted.filter(
    (action) => !WITHOUT_COMMAND.test(action) && !called.includes(action.split(':')[1] ?? ''),
  );
  expect([...new Set(unused)]).toEqual([]);
  const optional = ['Converse', 'SynthesizeSpeech', 'GetUser', 'TransactWrite'];
  const missing = called.filter(
    (name) => !optional.includes(name) && !granted.some((action) => action.endsWith(`:${name}`)),
  );
  expect(missing).toEqual([]);
});

test.each([
  ['vendor.model-1:0', ['*::foundation-model/vendor.model-1:0']],
  [
    'us.vendor.model-1:0',
    [
      '*::foundation-model/vendor.model-1:0',
      'us-east-1:123456789012:inference-profile/us.vendor.model-1:0',
    ],
  ],
  ['none', []],
])(
  'functions may invoke the model %s, also through its inference profile if it has one',
  (id, arns) => {
    const statements = granted({ LANGUAGE_MODEL_ID: id }, 'languageModel');
    const resources = statements.flatMap(({ Resource }) => Resource);
    expect(JSON.stringify(resources)).toBe(
      JSON.stringify(
        arns.map((arn) => ({ 'Fn::Join': ['', ['arn:', PARTITION, `:bedrock:${arn}`]] })),
      ),
    );
    expect(new Set(statements.map(({ Action }) => Action))).toEqual(
      new Set(arns.length > 0 ? ['bedrock:InvokeModel'] : []),
    );
  },
);
const PARTITION = { Ref: 'AWS::Partition' };

test.each([
  ['Joanna', ['polly:SynthesizeSpeech']],
  ['none', []],
])(
  'only the functions that write reports may call the speech voice %s, and only to synthesize',
  (voice, actions) => {
    const statements = granted({ SPEECH_VOICE: voice }, 'speech');
    expect(statements.flatMap(({ Action }) => Action)).toEqual(actions);
    const speakers = deployables.filter(({ fn }) => fn.uses.includes('speech'));
    expect(speakers.map(({ id }) => id)).toEqual(['reports/prepare-daily-report']);
  },
);

/** The grants of a function that uses the model or the voice in a stage with these settings. */
function granted(settings: Record<string, string>, what: 'languageModel' | 'speech') {
  const env = { account: '123456789012', region: 'us-east-1' };
  const stack = new Stack(new App(), 'Test', { env });
  const role = new Role(stack, 'Role', { assumedBy: new AccountRootPrincipal() });
  new LanguageServices(stack, stageFrom(settings))[what].grant(role);
  const policies = Object.values(Template.fromStack(stack).findResources('AWS::IAM::Policy'));
  return policies.flatMap(
    (each) => each.Properties.PolicyDocument.Statement as { Action: string; Resource: unknown }[],
  );
}

test('a function that sends email may send to any identity of the account, but only from our address', () => {
  const statements = roleOf('support-send-feedback')
    .Policies.flatMap(
      (each: { PolicyDocument: { Statement: { Action: string | string[] }[] } }) =>
        each.PolicyDocument.Statement,
    )
    .filter(({ Action }: { Action: string | string[] }) =>
      [Action].flat().includes('ses:SendRawEmail'),
    );
  const toAnyIdentity = statements.filter((each: { Resource: unknown }) =>
    JSON.stringify(each.Resource).includes(':identity/*'),
  );
  expect(toAnyIdentity).toMatchObject([
    { Condition: { StringEquals: { 'ses:FromAddress': 'reports@reveille.test' } } },
  ]);
});

test('a release never moves an API’s right to call a function from one policy to another', () => {
  const policies = ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy'].flatMap((type) =>
    Object.entries(main.findResources(type)),
  );
  // They change independently of each other, so a function that moves cannot be called for a moment.
  expect(policies.filter(([id]) => id.includes('Caller')).map(([id]) => id)).toEqual([]);
  const callers = Object.entries(roles).filter(([id]) => id.includes('Caller'));
  const callable = callers.map(([, { Properties }]) =>
    Properties.Policies.flatMap(
      ({ PolicyDocument }: { PolicyDocument: { Statement: { Resource: unknown[] }[] } }) =>
        PolicyDocument.Statement.flatMap(({ Resource }) => Resource),
    ),
  );
  const called = deployables.filter(({ fn: { trigger } }) =>
    ['http', 'raw'].includes(trigger.kind),
  );
  expect(callable).toHaveLength(2);
  expect(new Set(callable.flat().map((arn) => JSON.stringify(arn))).size).toBe(called.length);
});
