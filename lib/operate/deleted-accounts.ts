import {
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Target } from './target.ts';

type Item = Record<string, AttributeValue>;

/**
 * Returns a predicate for items of accounts that have no login any more: their owners deleted them since the copy. The
 * table does not remember deleted accounts, and a restored one would be recorded and emailed again.
 */
export function deletedAccountFilter({ client, outputs }: Target) {
  const pool = new CognitoIdentityProviderClient(client);
  const hasNoLogin = async (ownerId: string): Promise<boolean> => {
    const Filter = `sub = "${ownerId}"`;
    const { Users = [] } = await pool.send(
      new ListUsersCommand({ UserPoolId: outputs.USER_POOL_ID, Filter, Limit: 1 }),
    );
    return Users.length === 0;
  };
  const known = new Map<string, Promise<boolean>>();
  return async (item: Item): Promise<boolean> => {
    const ownerId = accountOf(item);
    if (ownerId === undefined) return false;
    const isDeleted = known.get(ownerId) ?? hasNoLogin(ownerId);
    known.set(ownerId, isDeleted);
    return isDeleted;
  };
}

/** The account that an item belongs to; addresses have a partition of their own. */
const accountOf = ({ PK, ownerId }: Item): string | undefined =>
  PK?.S?.startsWith('EMAIL#') ? ownerId?.S : /^OWNER#(.+)/.exec(PK?.S ?? '')?.[1];
