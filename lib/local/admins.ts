import { ADMINS_GROUP } from '../../lambdas/contract/admin.ts';
import { authorizationFor } from './deploy.ts';

interface LocalCloud {
  readonly endpoint: string;
  readonly outputs: Record<string, string>;
}

/** What `aws cognito-idp admin-add-user-to-group` does on AWS, for the local cloud, which needs no AWS tool. */
export async function makeAdmin(email: string, { endpoint, outputs }: LocalCloud): Promise<void> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.AdminAddUserToGroup',
      authorization: authorizationFor('cognito-idp'),
    },
    body: JSON.stringify({
      UserPoolId: outputs.USER_POOL_ID,
      Username: email,
      GroupName: ADMINS_GROUP,
    }),
  });
  if (!answer.ok) throw new Error(`${email} is not an admin now: ${await answer.text()}`);
}
