import { SIGNING_KEY_CACHE_MINUTES } from '../contract/limits.ts';
import { kept } from '../runtime/clock.ts';
import { connector } from '../runtime/connector.ts';
import { type Seal, sealWith } from '../runtime/seal.ts';

export interface Signing {
  /** The key is fetched with the first use and again every ten minutes; `purpose` keeps a token for one thing from opening another. */
  seal(purpose: string): Promise<Seal>;
}

export const signing = connector('signing', ({ SIGNING_SECRET_ARN }): Signing => {
  const key = kept(SIGNING_KEY_CACHE_MINUTES, async () => {
    // Asked seldom, so its client is loaded for that one question.
    const { GetSecretValueCommand, SecretsManagerClient } = await import(
      '@aws-sdk/client-secrets-manager'
    );
    const { SecretString } = await new SecretsManagerClient({}).send(
      new GetSecretValueCommand({ SecretId: SIGNING_SECRET_ARN }),
    );
    if (!SecretString) throw new Error('The signing secret is empty');
    return SecretString;
  });
  return { seal: async (purpose) => sealWith(await key(), purpose) };
});
