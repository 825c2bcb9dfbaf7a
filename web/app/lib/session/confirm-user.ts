import { config } from '../config.ts';
import type { User } from './auth-state.ts';
import { userOf } from './stored-session.ts';

/**
 * Gets the user of a token from the provider without the sign-in library, which is as large as a page and which most pages
 * do not need otherwise. Throws an error with the provider's name, such as NotAuthorizedException.
 */
export async function confirmedUser(accessToken: string): Promise<User | undefined> {
  const { userPoolId, userPoolEndpoint } = await config();
  const [region] = userPoolId.split('_');
  const response = await fetch(userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
    },
    body: JSON.stringify({ AccessToken: accessToken }),
  });
  const body = (await response.json()) as {
    __type?: string;
    UserAttributes?: readonly { Name: string; Value: string }[];
  };
  if (!response.ok) {
    const name = body.__type?.split('#').at(-1) ?? 'Error';
    throw Object.assign(new Error(`GetUser returned ${response.status}`), { name });
  }
  const attributes = body.UserAttributes ?? [];
  return userOf(Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value])));
}
