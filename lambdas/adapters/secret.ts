import { aws } from './aws-request.ts';

/** Reads a secret's current text. */
export const secretReader = (SecretId: string) => async (): Promise<string> => {
  const response = await aws.send({
    service: 'secretsmanager',
    method: 'POST',
    path: '/',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'secretsmanager.GetSecretValue',
    },
    body: Buffer.from(JSON.stringify({ SecretId })),
    timeoutMs: 3_000,
  });
  const { SecretString } = JSON.parse(response) as { SecretString?: string };
  if (!SecretString) throw new Error(`The secret ${SecretId} is empty`);
  return SecretString;
};
