import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signIn, signOut, signUp } from 'aws-amplify/auth';
import type { Call } from '../../lambdas/contract/call.ts';

/** The fields of /config.json that the smoke test uses. */
export interface AppConfiguration {
  readonly liveUrl: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly userPoolEndpoint?: string;
}

/** A signed-in owner. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly accessToken: string;
}

interface Login {
  readonly email: string;
  readonly password: string;
}

/** Signs up an owner for one smoke test. */
export async function newAccount(app: AppConfiguration, login: Login): Promise<Account> {
  configure(app);
  const { email, password } = login;
  const names = { given_name: 'Smoke', family_name: 'Test', 'custom:email_confirmed': 'false' };
  await signUp({ username: email, password, options: { userAttributes: { email, ...names } } });
  return signInAs(app, login);
}

/** Signs in with SRP, as the browser does, so the password never leaves this process. */
export async function signInAs(app: AppConfiguration, login: Login): Promise<Account> {
  configure(app);
  await signOut();
  await signIn({ username: login.email, password: login.password });
  const { tokens } = await fetchAuthSession();
  const id = tokens?.accessToken.payload.sub;
  if (!tokens || !id) throw new Error('the login gave no token');
  return { id, email: login.email, accessToken: tokens.accessToken.toString() };
}

function configure({ userPoolId, userPoolClientId, userPoolEndpoint }: AppConfiguration): void {
  const Cognito = { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) };
  Amplify.configure({ Auth: { Cognito } });
}

/** A call that did not succeed. */
class CallFailed extends Error {
  readonly status: number;
  constructor(path: string, status: number, text: string) {
    super(`${path} responded ${status}: ${text.slice(0, 200)}`);
    this.status = status;
  }
}

/** Makes the calls of the contract, as an owner if an account is given. */
export const caller =
  (origin: string, account?: Account) =>
  async <T = unknown>({ method, path }: Pick<Call, 'method' | 'path'>, body: object = {}) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(account && { authorization: `Bearer ${account.accessToken}` }),
      },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new CallFailed(path, response.status, text);
    return JSON.parse(text) as T;
  };

/** Right after a deployment, permissions and routes are not effective everywhere yet, so the API may respond 5xx. */
const WARM_UP_SECONDS = 20;

/** Retries the first call of a deployment while it responds 5xx. */
export async function retryDuringWarmUp<T>(call: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + WARM_UP_SECONDS * 1_000; ; ) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof CallFailed) || error.status < 500 || Date.now() > end) throw error;
    }
    await new Promise((done) => setTimeout(done, 1_000));
  }
}
