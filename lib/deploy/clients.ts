import { ACMClient } from '@aws-sdk/client-acm';
import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { PollyClient } from '@aws-sdk/client-polly';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESv2Client } from '@aws-sdk/client-sesv2';

/** The AWS clients of the checks, in the region of the stage and in that of CloudFront. */
export const clientsFor = (region: string) => ({
  stacks: new CloudFormationClient({ region }),
  globalStacks: new CloudFormationClient({ region: 'us-east-1' }),
  certificates: new ACMClient({ region: 'us-east-1' }),
  functions: new LambdaClient({ region }),
  mail: new SESv2Client({ region }),
  models: new BedrockRuntimeClient({ region }),
  voices: new PollyClient({ region }),
  secrets: new SecretsManagerClient({ region }),
});
export type Clients = ReturnType<typeof clientsFor>;
