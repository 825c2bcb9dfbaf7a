import { answersWithin } from './sdk.ts';

/** Reads a secret's current text. Its client is loaded with the first read: most calls are answered from memory. */
export const secretReader = (SecretId: string) => async (): Promise<string> => {
  const { GetSecretValueCommand, SecretsManagerClient } = await import(
    '@aws-sdk/client-secrets-manager'
  );
  const client = new SecretsManagerClient(answersWithin(3_000));
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId }));
  if (!SecretString) throw new Error(`The secret ${SecretId} is empty`);
  return SecretString;
};
