import { DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import {
  DescribeStackResourcesCommand,
  DescribeStacksCommand,
  type ResourceStatus,
  type StackStatus,
} from '@aws-sdk/client-cloudformation';
import { GetAccountSettingsCommand, GetFunctionConcurrencyCommand } from '@aws-sdk/client-lambda';
import { DescribeVoicesCommand } from '@aws-sdk/client-polly';
import { DescribeSecretCommand } from '@aws-sdk/client-secrets-manager';
import { GetAccountCommand, GetEmailIdentityCommand } from '@aws-sdk/client-sesv2';
import { type AwsClientStub, mockClient } from 'aws-sdk-client-mock';
import { type Clients, clientsFor } from '../../lib/deploy/clients.ts';
import { reviewedStages } from '../../lib/review/reviewed-stages.ts';
import { stageFrom } from '../../lib/stage.ts';

export const production = stageFrom(reviewedStages['production with everything'] ?? {});
/** Another stage of the account has already verified the sender. */
export const stage = { ...production, createsMailIdentity: false };

export const stackThatIs = (StackStatus: StackStatus) => ({
  StackName: 'any',
  CreationTime: new Date(0),
  StackStatus,
});
/** The bootstrap stack has this parameter, whatever the name of the stack is. */
const bootstrapVersion = '/cdk-bootstrap/hnb659fds/version';
export const bootstrapResource = (ResourceStatus: ResourceStatus) => ({
  StackName: 'custom-toolkit',
  LogicalResourceId: 'CdkBootstrapVersion',
  PhysicalResourceId: bootstrapVersion,
  ResourceType: 'AWS::SSM::Parameter',
  Timestamp: new Date(0),
  ResourceStatus,
});
export const missing = (name: string) => Object.assign(new Error('not there'), { name });

// biome-ignore lint/suspicious/noExplicitAny: one stub per client, each with other commands
type Stubs = { [K in keyof Clients]: AwsClientStub<any> };

const filledTool = [{ toolUse: { toolUseId: '1', name: 'write_report', input: {} } }];

/** An AWS account that fulfills every requirement of a production deployment. */
export function awsAccount(region: string): { clients: Clients; aws: Stubs } {
  const clients = clientsFor(region);
  const aws = Object.fromEntries(
    Object.entries(clients).map(([name, client]) => [name, mockClient(client as never)]),
  ) as unknown as Stubs;
  for (const stacks of [aws.stacks, aws.globalStacks]) {
    stacks
      .on(DescribeStackResourcesCommand, { PhysicalResourceId: bootstrapVersion })
      .resolves({ StackResources: [bootstrapResource('UPDATE_COMPLETE')] })
      .on(DescribeStacksCommand)
      .rejects(missing('ValidationError'));
  }
  aws.certificates.on(DescribeCertificateCommand).resolves({
    Certificate: { Status: 'ISSUED', DomainName: 'app.reveille-reports.com' },
  });
  aws.functions.on(GetAccountSettingsCommand).resolves({
    AccountLimit: { ConcurrentExecutions: 1_000, UnreservedConcurrentExecutions: 1_000 },
  });
  aws.functions.on(GetFunctionConcurrencyCommand).rejects(missing('ResourceNotFoundException'));
  aws.mail
    .on(GetAccountCommand)
    .resolves({ ProductionAccessEnabled: true, SendQuota: { MaxSendRate: 14 } })
    .on(GetEmailIdentityCommand)
    .resolves({ VerifiedForSendingStatus: true });
  aws.models
    .on(ConverseCommand)
    .resolves({ output: { message: { role: 'assistant', content: filledTool } } });
  aws.voices.on(DescribeVoicesCommand).resolves({ Voices: [{ Id: 'Joanna' }] });
  aws.secrets.on(DescribeSecretCommand).resolves({ ARN: 'arn' });
  return { clients, aws };
}
