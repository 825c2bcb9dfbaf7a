import {
  AdminAddUserToGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { ADMINS_GROUP } from '../../lambdas/contract/admin.ts';
import { UserError } from '../user-error.ts';
import type { Target } from './target.ts';

/** Makes an owner who has signed up an admin. */
export async function makeAdmin(email: string, { client, outputs }: Target): Promise<void> {
  const pool = new CognitoIdentityProviderClient(client);
  try {
    await pool.send(
      new AdminAddUserToGroupCommand({
        UserPoolId: outputs.USER_POOL_ID,
        Username: email,
        GroupName: ADMINS_GROUP,
      }),
    );
  } catch (error) {
    if ((error as Error).name !== 'UserNotFoundException') throw error;
    throw new UserError(`${email} has no account yet: sign up first, then run this again.`);
  }
}
