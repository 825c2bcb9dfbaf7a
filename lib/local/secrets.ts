import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/** A field of one of the deployment's secrets. Requires `setEnvironment`. */
export async function secretField(arn: string | undefined, field: string): Promise<string> {
  const client = new SecretsManagerClient({});
  const { SecretString = '{}' } = await client.send(new GetSecretValueCommand({ SecretId: arn }));
  const value = (JSON.parse(SecretString) as Record<string, string>)[field];
  if (!value) throw new Error(`The secret ${arn} has no ${field}`);
  return value;
}

/** The origin secret, which the local app server sends in place of the distribution. */
export const originSecretOf = (outputs: Record<string, string>): Promise<string> =>
  secretField(outputs.ORIGIN_SECRET_ARN, 'current');
