import { randomBytes, randomUUID } from 'node:crypto';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { SECRET_CACHE_MINUTES } from '../../lambdas/contract/limits.ts';
import { parseKeyRing } from '../../lambdas/contract/rules/key-ring.ts';
import { UserError } from '../user-error.ts';
import type { Target } from './target.ts';

export const kinds = ['origin', 'signing'] as const;
type Kind = (typeof kinds)[number];

const newKey = () => randomBytes(48).toString('base64url');

/** After this long every container has read a changed secret. */
const SPREAD_MS = 1.5 * SECRET_CACHE_MINUTES * 60_000;

/**
 * CloudFront sends `current`. Until a deployment has updated it, it sends `previous`, so another rotation before that
 * would make the API reject all its requests. `version`: of the secret; `deployed`: the one that CloudFront sends.
 */
function renewedOrigin(
  text: string,
  { version, deployed }: Readonly<Record<'version' | 'deployed', string | undefined>>,
): object {
  const { current, previous } = JSON.parse(text) as { current: string; previous?: string };
  // Stages of earlier releases do not say what is deployed.
  if (previous !== undefined && deployed !== undefined && deployed !== version) {
    throw new UserError(
      `The last rotation is not deployed yet. Set ORIGIN_SECRET_VERSION=${version} and deploy, then rotate again.`,
    );
  }
  return { current: newKey(), previous: current };
}

/** Older keys stay, because links in emails never expire; without the keys those links stop working. */
function renewedRing(text: string, keepsOlder: boolean, now: Date): object {
  const signsFrom = new Date(keepsOlder ? now.getTime() + SPREAD_MS : now.getTime());
  const added = { key: newKey(), signsFrom: signsFrom.toISOString() };
  return { keys: [added, ...(keepsOlder ? parseKeyRing(text) : [])] };
}

const outputNames = {
  origin: 'ORIGIN_SECRET_ARN',
  signing: 'SIGNING_SECRET_ARN',
} as const satisfies Record<Kind, string>;

/** Adds a new key to a secret and returns instructions for the operator. */
export async function rotate(
  kind: Kind,
  { keepsOlder, now }: { keepsOlder: boolean; now: Date },
  target: Target,
): Promise<string> {
  const client = new SecretsManagerClient(target.client);
  const SecretId = target.outputs[outputNames[kind]];
  const { SecretString = '', VersionId: version } = await client.send(
    new GetSecretValueCommand({ SecretId }),
  );
  const deployed = target.outputs.ORIGIN_SECRET_VERSION;
  const renewed =
    kind === 'origin'
      ? renewedOrigin(SecretString, { version, deployed })
      : renewedRing(SecretString, keepsOlder, now);
  const ClientRequestToken = randomUUID();
  await client.send(
    new PutSecretValueCommand({
      SecretId,
      SecretString: JSON.stringify(renewed),
      ClientRequestToken,
    }),
  );
  if (kind === 'signing') {
    return keepsOlder
      ? `From ${new Date(now.getTime() + SPREAD_MS).toISOString()} on the new key signs. Existing links keep working.`
      : 'The new key signs at once. Within ten minutes every existing link and session ticket stops working.';
  }
  return `The API accepts the old and the new secret. Set ORIGIN_SECRET_VERSION=${ClientRequestToken} and deploy, so that CloudFront sends the new one. Do not rotate again before that.`;
}
