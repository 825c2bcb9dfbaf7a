import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { expect, test } from 'vitest';
import { Auth } from '../../lib/auth.ts';
import { Data } from '../../lib/data.ts';
import { Mail } from '../../lib/mail.ts';
import { stageFrom } from '../../lib/stage.ts';
import { type Properties, main as plain, production } from './template.ts';

const main = production.main.template;
const edge = production.edge.template;
const resources = (template: Template) =>
  Object.entries(template.toJSON().Resources as Record<string, Resource>);
interface Resource extends Properties {
  Type: string;
  DeletionPolicy?: string;
  DependsOn?: string[];
}
const only = (template: Template, type: string) => {
  const [found, ...more] = resources(template).filter(([, { Type }]) => Type === type);
  if (!found || more.length > 0) throw new Error(`${type}: ${more.length + (found ? 1 : 0)}`);
  return found;
};

test('the app client may write no attribute that Cognito reserves', () => {
  const [, client] = only(main, 'AWS::Cognito::UserPoolClient');
  expect(client.Properties.WriteAttributes).not.toContain('email_verified');
  expect(client.Properties.WriteAttributes).toContain('custom:email_confirmed');
});

test('the WebSocket stage waits for the role in which API Gateway writes its log', () => {
  const [account, { DeletionPolicy, Properties }] = only(main, 'AWS::ApiGateway::Account');
  const [role] = Properties.CloudWatchRoleArn['Fn::GetAtt'];
  const live = resources(main).filter(
    ([, { Type, Properties: of }]) =>
      Type === 'AWS::ApiGatewayV2::Stage' && of.StageName === 'live',
  );
  expect(live.map(([, { DependsOn = [] }]) => DependsOn.includes(account))).toEqual([true]);
  // Other stages of the account use the role too.
  expect(DeletionPolicy).toBe('Retain');
  expect(resources(main).find(([id]) => id === role)?.[1].DeletionPolicy).toBe('Retain');
});

test('a failed first deployment leaves no resources, and a later failure loses no data', () => {
  const retained = resources(main).filter(([, { Type }]) =>
    /DynamoDB::Table|UserPool$|SecretsManager::Secret|EmailIdentity/.test(Type),
  );
  expect(retained.length).toBeGreaterThan(3);
  for (const [, { DeletionPolicy }] of retained)
    expect(DeletionPolicy).toBe('RetainExceptOnCreate');
  const orphans = [main, edge, production.global.template].flatMap((template) =>
    resources(template).filter(([, each]) => each.DeletionPolicy === 'Retain'),
  );
  // All stages of the account share the log role of API Gateway.
  expect(orphans.map(([, { Type }]) => Type).sort()).toEqual([
    'AWS::ApiGateway::Account',
    'AWS::IAM::Role',
  ]);
  const unprotected = stageFrom({ STAGE: 'first', PROTECT_DATA: 'no' });
  const stack = new Stack(new App(), 'First');
  new Data(stack, unprotected);
  new Auth(stack, unprotected, new Mail(stack, unprotected, new Queue(stack, 'Events')));
  const first = Template.fromStack(stack);
  // A protected table would block the rollback of a failed first deployment.
  expect(only(first, 'AWS::DynamoDB::Table')[1].Properties.DeletionProtectionEnabled).toBe(false);
  expect(only(first, 'AWS::Cognito::UserPool')[1].Properties.DeletionProtection).not.toBe('ACTIVE');
  expect(only(main, 'AWS::DynamoDB::Table')[1].Properties.DeletionProtectionEnabled).toBe(true);
  expect(only(main, 'AWS::Cognito::UserPool')[1].Properties.DeletionProtection).toBe('ACTIVE');
  expect(production.main.isProtected).toBe(true);
});

test('European data stays in Europe: us-east-1 has only the firewall and the budget', () => {
  const { main: mainStack, edge: edgeStack, global } = production;
  expect([mainStack.region, edgeStack.region, global.region]).toEqual([
    'eu-west-1',
    'eu-west-1',
    'us-east-1',
  ]);
  const types = new Set(resources(global.template).map(([, { Type }]) => Type));
  expect(types).toEqual(new Set(['AWS::WAFv2::WebACL', 'AWS::Budgets::Budget']));
  const [, { Properties }] = only(main, 'AWS::CloudFront::Distribution');
  expect(Properties.DistributionConfig.WebACLId).toEqual({
    'Fn::GetStackOutput': expect.objectContaining({
      StackName: 'reveille-production-eu-west-1-global',
      Region: 'us-east-1',
    }),
  });
});

test('no stack exports a value, so each can be deleted', () => {
  for (const stack of Object.values(production)) {
    const template = stack.template.toJSON();
    expect(JSON.stringify(template)).not.toContain('Fn::ImportValue');
    const outputs = Object.values<{ Export?: object }>(template.Outputs ?? {});
    expect(outputs.filter(({ Export }) => Export)).toEqual([]);
  }
});

test('a document is published after every file that it references', () => {
  const [parts, releases, loader, document] = ['Parts', 'Tracker', 'Loader', 'Document'].map(
    (name) =>
      resources(edge).find(
        ([id, { Type }]) => id.startsWith(name) && Type === 'Custom::CDKBucketDeployment',
      ) ?? [],
  );
  expect(loader?.[1]?.DependsOn).toEqual(expect.arrayContaining([releases?.[0]]));
  expect(document?.[1]?.DependsOn).toEqual(expect.arrayContaining([parts?.[0], loader?.[0]]));
});

test('the deployment prints the DNS records of the sender domain', () => {
  const outputs = Object.keys(main.toJSON().Outputs);
  for (const number of [1, 2, 3]) {
    expect(outputs).toEqual(expect.arrayContaining([`DkimName${number}`, `DkimValue${number}`]));
  }
  expect(only(main, 'AWS::SES::EmailIdentity')[1].Properties).toMatchObject({
    EmailIdentity: 'reveille-reports.com',
    MailFromAttributes: { MailFromDomain: 'mail.reveille-reports.com' },
  });
  main.hasResourceProperties('AWS::SES::ConfigurationSet', {
    SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
  });
});

/** Types whose names are unique only within a parent resource of the stage. */
const NESTED = [
  'AWS::ApiGatewayV2::Api',
  'AWS::ApiGatewayV2::Authorizer',
  'AWS::ApiGatewayV2::Stage',
  'AWS::Cognito::UserPoolGroup',
  'AWS::Cognito::UserPoolIdentityProvider',
  'AWS::IAM::Policy',
  'AWS::Lambda::Alias',
];
/** The names of a resource, including those in a nested `…Config`. */
const namesIn = (properties: Properties['Properties'], type: string): string[] =>
  Object.entries(properties).flatMap(([key, value]) => {
    if (/(Config|Configuration)$/.test(key) && type.startsWith('AWS::CloudFront::')) {
      return value.Name ? [`${type} ${value.Name}`] : [];
    }
    const isName =
      /^(Name|\w+Name|Domain)$/.test(key) &&
      key !== 'DeploymentConfigName' &&
      typeof value === 'string';
    return isName ? [`${type} ${value}`] : [];
  });

test('every account-wide resource name contains the stage', () => {
  const names = resources(main)
    .filter(([, { Type }]) => !NESTED.includes(Type))
    .flatMap(([, { Type, Properties = {} }]) => namesIn(Properties, Type));
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name) => !name.includes('production'))).toEqual([]);
});

/** The chosen name of a resource whose type is unique in an account, not in a region. Most roles have generated names. */
function accountWideNames([, { Type, Properties: of = {} }]: ReturnType<typeof resources>[number]) {
  const chosen: Record<string, unknown[]> = {
    'AWS::Budgets::Budget': [of.Budget?.BudgetName],
    'AWS::CloudWatch::Dashboard': [of.DashboardName],
    'AWS::IAM::ManagedPolicy': [of.ManagedPolicyName],
    'AWS::IAM::Role': [of.RoleName],
    'AWS::S3::Bucket': [of.BucketName],
  };
  const names = Type.startsWith('AWS::CloudFront::') ? namesIn(of, Type) : (chosen[Type] ?? []);
  return names.filter((name) => typeof name === 'string');
}

test('names that an account has once for all regions contain the region, so a stage can have two', () => {
  const stacks = [main, edge, production.global.template];
  const names = stacks.flatMap(resources).flatMap(accountWideNames);
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !name.includes('reveille-production-eu-west-1'))).toEqual([]);
});

test('a second stage of the account shares the sender of the first', () => {
  const stack = new Stack(new App(), 'Second');
  const settings = stageFrom({ MAIL_FROM: 'reports@harborlane.com', MAIL_IDENTITY: 'existing' });
  new Mail(stack, settings, new Queue(stack, 'Events'));
  expect(Template.fromStack(stack).findResources('AWS::SES::EmailIdentity')).toEqual({});
  expect(Object.keys(plain.findResources('AWS::SES::EmailIdentity'))).toHaveLength(1);
});
