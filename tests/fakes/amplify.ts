import { vi } from 'vitest';

type Listener = (heard: { payload: { event: string; data?: unknown } }) => void;

const attributes = {
  sub: 'ann-id',
  email: 'ann@example.com',
  given_name: 'Ann',
  family_name: 'Archer',
  'custom:email_confirmed': 'false',
  'custom:completed_profile': 'true',
};

/** The provider in the browser: it records its calls, and can be set to reject or to emit events. */
export const amplify = {
  asked: [] as unknown[][],
  configured: [] as { redirectSignIn: string[]; responseType: string; scopes: string[] }[],
  refusals: new Map<string, Error>(),
  isSignedIn: false,
  listeners: [] as Listener[],
  say(event: string, data?: unknown) {
    for (const listener of this.listeners) listener({ payload: { event, data } });
  },
  reset() {
    Object.assign(this, { asked: [], configured: [], isSignedIn: false, listeners: [] });
    this.refusals.clear();
    localStorage.clear();
    sessionStorage.clear();
  },
  /** What the browser keeps of a login. */
  keepSession() {
    this.isSignedIn = true;
    localStorage.setItem('CognitoIdentityServiceProvider.client.LastAuthUser', 'ann-id');
  },
  /** What the browser keeps of a login whose tokens are good for an hour. */
  keepTokens() {
    this.keepSession();
    const tokenOf = (claims: object) => `.${btoa(JSON.stringify(claims))}.`;
    const own = 'CognitoIdentityServiceProvider.client.ann-id';
    const exp = Math.floor(Date.now() / 1000) + 3_600;
    localStorage.setItem(`${own}.accessToken`, tokenOf({ exp }));
    localStorage.setItem(`${own}.idToken`, tokenOf(attributes));
  },
};

const ask = (name: string, answer: () => unknown) =>
  vi.fn(async (...input: unknown[]) => {
    amplify.asked.push([name, ...input]);
    const refusal = amplify.refusals.get(name);
    if (refusal) throw refusal;
    return answer();
  });

export const auth = {
  signUp: ask('signUp', () => ({ userId: 'ann-id' })),
  signIn: ask('signIn', () => {
    amplify.isSignedIn = true;
    amplify.say('signedIn');
    return { isSignedIn: true };
  }),
  signOut: ask('signOut', () => {
    amplify.isSignedIn = false;
    localStorage.clear();
    amplify.say('signedOut');
  }),
  signInWithRedirect: ask('signInWithRedirect', () => undefined),
  resetPassword: ask('resetPassword', () => ({})),
  confirmResetPassword: ask('confirmResetPassword', () => undefined),
  fetchUserAttributes: ask('fetchUserAttributes', () => attributes),
  fetchAuthSession: ask('fetchAuthSession', () => ({
    tokens: amplify.isSignedIn
      ? {
          accessToken: { toString: () => 'access', payload: { iat: 1_000, exp: 1_600 } },
          idToken: { toString: () => 'id', payload: attributes },
        }
      : undefined,
  })),
};
export const cognito = {
  cognitoUserPoolsTokenProvider: {
    authTokenStore: { loadTokens: async () => ({ refreshToken: 'refresh' }) },
  },
};
export const core = {
  Amplify: {
    configure: ({ Auth }: { Auth: { Cognito: { loginWith: { oauth: never } } } }) =>
      void amplify.configured.push(Auth.Cognito.loginWith.oauth),
  },
};
export const utils = {
  Hub: { listen: (_: string, listener: Listener) => void amplify.listeners.push(listener) },
};

export const configuration = {
  liveUrl: 'wss://live',
  userPoolId: 'pool',
  userPoolClientId: 'client',
  signInDomain: 'sign-in.example.com',
};
