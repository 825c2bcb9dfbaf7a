import { connector } from '../runtime/connector.ts';
import { type Seal, sealWith } from '../runtime/seal.ts';

export interface Signing {
  /** Fetched once a warm function: `purpose` keeps a token for one thing from opening another. */
  seal(purpose: string): Promise<Seal>;
}

export const signing = connector('signing', ({ SIGNING_SECRET_ARN }): Signing => {
  let key: Promise<string> | undefined;
  const fetched = async () => {
    // Asked once in the life of a function, so its client is loaded for that one question.
    const { GetSecretValueCommand, SecretsManagerClient } = await import(
      '@aws-sdk/client-secrets-manager'
    );
    const { SecretString } = await new SecretsManagerClient({}).send(
      new GetSecretValueCommand({ SecretId: SIGNING_SECRET_ARN }),
    );
    if (!SecretString) throw new Error('The signing secret is empty');
    return SecretString;
  };
  return {
    async seal(purpose) {
      key ??= fetched().catch((error) => {
        key = undefined; // a failed fetch is tried again by the next call
        throw error;
      });
      return sealWith(await key, purpose);
    },
  };
});
