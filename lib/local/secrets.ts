import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/** A field of one of the deployment's secrets. The process must have entered the cloud. */
export async function secretField(arn: string | undefined, field: string): Promise<string> {
  const client = new SecretsManagerClient({});
  const { SecretString = '{}' } = await client.send(new GetSecretValueCommand({ SecretId: arn }));
  const value = (JSON.parse(SecretString) as Record<string, string>)[field];
  if (!value) throw new Error(`The secret ${arn} has no ${field}`);
  return value;
}

/** What the API asks of the distribution, whose place the local app server takes. */
export const originSecretOf = (outputs: Record<string, string>): Promise<string> =>
  secretField(outputs.ORIGIN_SECRET_ARN, 'current');
