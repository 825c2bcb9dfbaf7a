import { config } from '../config.ts';
import type { User } from './auth-state.ts';
import { userOf } from './stored-session.ts';

/**
 * The user whom the provider knows by a token, asked without the sign-in library: that weighs as much as a page, and
 * most pages need nothing else of it. Throws an error by the provider's name, such as NotAuthorizedException.
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
  const answer = (await response.json()) as {
    __type?: string;
    UserAttributes?: readonly { Name: string; Value: string }[];
  };
  if (!response.ok) {
    const name = answer.__type?.split('#').at(-1) ?? 'Error';
    throw Object.assign(new Error(`GetUser answered ${response.status}`), { name });
  }
  const attributes = answer.UserAttributes ?? [];
  return userOf(Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value])));
}
