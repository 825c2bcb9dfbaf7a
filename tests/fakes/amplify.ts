import { vi } from 'vitest';

type Listener = (message: { payload: { event: string; data?: unknown } }) => void;

const attributes = {
  sub: 'ann-id',
  email: 'ann@example.com',
  given_name: 'Ann',
  family_name: 'Archer',
  'custom:email_confirmed': 'false',
  'custom:completed_profile': 'true',
};

/** Replaces Amplify in the browser: records calls, and can be set to fail or to emit events. */
export const amplify = {
  calls: [] as unknown[][],
  configured: [] as { redirectSignIn: string[]; responseType: string; scopes: string[] }[],
  failures: new Map<string, Error>(),
  isSignedIn: false,
  listeners: [] as Listener[],
  emit(event: string, data?: unknown) {
    for (const listener of this.listeners) listener({ payload: { event, data } });
  },
  reset() {
    Object.assign(this, { calls: [], configured: [], isSignedIn: false, listeners: [] });
    this.failures.clear();
    localStorage.clear();
    sessionStorage.clear();
  },
  /** Stores what Amplify stores after a login. */
  storeSession(id = 'ann-id') {
    this.isSignedIn = true;
    localStorage.setItem('CognitoIdentityServiceProvider.client.LastAuthUser', id);
  },
  /** Stores what Amplify stores before it redirects to Google. */
  leaveForGoogle() {
    localStorage.setItem('CognitoIdentityServiceProvider.client.inflightOAuth', 'true');
  },
  /** Stores a login whose tokens are valid for an hour. */
  storeTokens(id = 'ann-id') {
    this.storeSession(id);
    const tokenOf = (claims: object) => `.${btoa(JSON.stringify(claims))}.`;
    const prefix = `CognitoIdentityServiceProvider.client.${id}`;
    const exp = Math.floor(Date.now() / 1000) + 3_600;
    localStorage.setItem(`${prefix}.accessToken`, tokenOf({ exp }));
    localStorage.setItem(`${prefix}.idToken`, tokenOf({ ...attributes, sub: id }));
  },
};

const fakeCall = (name: string, answer: () => unknown) =>
  vi.fn(async (...input: unknown[]) => {
    amplify.calls.push([name, ...input]);
    const refusal = amplify.failures.get(name);
    if (refusal) throw refusal;
    return answer();
  });

export const auth = {
  signUp: fakeCall('signUp', () => ({ userId: 'ann-id' })),
  signIn: fakeCall('signIn', () => {
    amplify.isSignedIn = true;
    amplify.emit('signedIn');
    return { isSignedIn: true };
  }),
  signOut: fakeCall('signOut', () => {
    amplify.isSignedIn = false;
    localStorage.clear();
    amplify.emit('signedOut');
  }),
  signInWithRedirect: fakeCall('signInWithRedirect', () => undefined),
  resetPassword: fakeCall('resetPassword', () => ({})),
  confirmResetPassword: fakeCall('confirmResetPassword', () => undefined),
  fetchUserAttributes: fakeCall('fetchUserAttributes', () => attributes),
  fetchAuthSession: fakeCall('fetchAuthSession', () => ({
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
