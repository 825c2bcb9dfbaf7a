import { randomBytes, randomUUID } from 'node:crypto';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  paginateListSecrets,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { SECRET_CACHE_MINUTES } from '../../lambdas/contract/limits.ts';
import { parseKeyRing } from '../../lambdas/contract/rules/key-ring.ts';
import { UserError } from '../local/running.ts';

export const kinds = ['origin', 'signing'] as const;
type Kind = (typeof kinds)[number];

const newKey = () => randomBytes(48).toString('base64url');

/** After this long every container has read a changed secret. */
const SPREAD_MS = 1.5 * SECRET_CACHE_MINUTES * 60_000;

/** The distribution sends `current`. Until its update has spread, it may still send `previous`. */
function renewedOrigin(text: string): object {
  const { current } = JSON.parse(text) as { current: string };
  return { current: newKey(), previous: current };
}

/** Older keys stay, because links in emails never expire; without the keys those links stop working. */
function renewedRing(text: string, keepsOlder: boolean, now: Date): object {
  const signsFrom = new Date(keepsOlder ? now.getTime() + SPREAD_MS : now.getTime());
  const added = { key: newKey(), signsFrom: signsFrom.toISOString() };
  return { keys: [added, ...(keepsOlder ? parseKeyRing(text) : [])] };
}

/** Adds a new key to a secret and returns instructions for the operator. */
export async function rotate(
  kind: Kind,
  SecretId: string,
  { keepsOlder, now }: { keepsOlder: boolean; now: Date },
): Promise<string> {
  const client = new SecretsManagerClient({});
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId }));
  const renewed =
    kind === 'origin' ? renewedOrigin(SecretString) : renewedRing(SecretString, keepsOlder, now);
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
      ? `A new key signs from ${new Date(now.getTime() + SPREAD_MS).toISOString()} on. Links that were signed before keep working.`
      : 'The new key signs at once. Every link and session ticket from before ends within ten minutes.';
  }
  return `The API accepts the old and the new secret. Set ORIGIN_SECRET_VERSION=${ClientRequestToken} and deploy, so that the distribution sends the new one. Do not rotate again before that.`;
}

/** The secret of a deployment on AWS, by the tags that CloudFormation gives it. */
export async function secretArnOf(kind: Kind, stage: string): Promise<string> {
  const logicalId = `Secrets${kind === 'origin' ? 'Origin' : 'Signing'}`;
  const Filters = [{ Key: 'tag-value' as const, Values: [`reveille-${stage}`] }];
  for await (const { SecretList = [] } of paginateListSecrets(
    { client: new SecretsManagerClient({}) },
    { Filters },
  )) {
    const found = SecretList.find(({ Tags = [] }) =>
      Tags.some(
        ({ Key, Value }) => Key === 'aws:cloudformation:logical-id' && Value?.startsWith(logicalId),
      ),
    );
    if (found?.ARN) return found.ARN;
  }
  throw new UserError(`No such secret of a stage ${stage} is in this account and region.`);
}
