import { randomUUID } from 'node:crypto';
import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signIn, signOut, signUp } from 'aws-amplify/auth';

interface Pool {
  readonly endpoint: string;
  readonly outputs: Record<string, string>;
}

export const PASSWORD = 'correct horse';
export const newAddress = () => `${randomUUID()}@example.com`;

/** Points Amplify at the user pool. */
export function configureAmplify({ endpoint, outputs }: Pool): void {
  const Cognito = {
    userPoolId: outputs.USER_POOL_ID ?? '',
    userPoolClientId: outputs.USER_POOL_CLIENT_ID ?? '',
    userPoolEndpoint: endpoint,
  };
  Amplify.configure({ Auth: { Cognito } });
}

/** Signs up a new owner as the app does. */
export async function newOwner(pool: Pool, email = newAddress()) {
  configureAmplify(pool);
  const names = { given_name: 'Ann', family_name: 'Archer', 'custom:email_confirmed': 'false' };
  const options = { userAttributes: { email, ...names } };
  const { userId } = await signUp({ username: email, password: PASSWORD, options });
  if (!userId) throw new Error('The sign-up created no user');
  return { id: userId, email };
}

/** The tokens of a fresh login. */
export async function logIn({ email }: { email: string }) {
  await signOut();
  await signIn({ username: email, password: PASSWORD });
  const { tokens } = await fetchAuthSession();
  if (!tokens?.idToken) throw new Error('The login gave no token');
  return { idToken: tokens.idToken.toString(), accessToken: tokens.accessToken.toString() };
}
