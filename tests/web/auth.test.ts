import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from './open-page.ts';

// Imported once, because `openPage` resets modules and the provider must keep its state.
const fake = await vi.hoisted(() => import('../fakes/amplify.ts'));
const { amplify, configuration } = fake;
vi.mock('aws-amplify', () => fake.core);
vi.mock('aws-amplify/utils', () => fake.utils);
vi.mock('aws-amplify/auth', () => fake.auth);
vi.mock('aws-amplify/auth/cognito', () => fake.cognito);

const rejection = (name: string, message = '') => Object.assign(new Error(message), { name });
const callsOf = (name: string) => amplify.calls.filter(([each]) => each === name);

beforeEach(() => {
  vi.useFakeTimers();
  amplify.reset();
  vi.stubGlobal('fetch', async () => Response.json(configuration));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page without a stored session makes no provider call [STATE-06]', async () => {
  const auth = await openPage();
  expect(auth.authState()).toEqual({ is: 'loading' });
  await auth.start();
  expect(auth.authState()).toEqual({ is: 'signed-out' });
  expect(amplify.calls).toEqual([]);
});

test('a stored session is checked and its user fetched [STATE-06] [CALL-02] [DATA-01] [DATA-02]', async () => {
  amplify.storeSession();
  const auth = await openPage();
  await auth.start();
  expect(auth.authState()).toEqual({
    is: 'signed-in',
    user: {
      id: 'ann-id',
      email: 'ann@example.com',
      user_metadata: {
        first_name: 'Ann',
        last_name: 'Archer',
        full_name: 'Ann Archer',
        email_confirmed: false,
        has_completed_profile: true,
      },
    },
  });
});

test('a stored session of an invalid user is cleared and signed out [STATE-07]', async () => {
  amplify.storeSession();
  amplify.failures.set('fetchUserAttributes', rejection('UserNotFoundException'));
  const auth = await openPage();
  await auth.start();
  expect(auth.authState()).toEqual({ is: 'signed-out' });
  expect(callsOf('signOut')).toHaveLength(1);
});

test('provider events become one of the auth states [STATE-01]', async () => {
  amplify.storeSession();
  const auth = await openPage();
  await auth.start();
  const states: string[] = [];
  auth.onAuthState(({ is }) => states.push(is));
  amplify.emit('tokenRefresh');
  await vi.advanceTimersByTimeAsync(0);
  await auth.reloadUser();
  amplify.emit('signedOut');
  await vi.advanceTimersByTimeAsync(0);
  expect(states).toEqual(['token-refreshed', 'user-updated', 'signed-out']);
});

test('a recovery link opens the state of password recovery [STATE-01]', async () => {
  const auth = await openPage('/reset-password?code=1&email=ann@example.com');
  await auth.start();
  expect(auth.authState()).toEqual({ is: 'password-recovery', user: undefined });
});

test('signing out ends every session of the account and leaves no user behind [STATE-09] [CALL-12]', async () => {
  amplify.storeSession();
  const auth = await openPage();
  await auth.start();
  await auth.signOut();
  expect(callsOf('signOut')).toEqual([['signOut', { global: true }]]);
  expect(auth.authState().user).toBeUndefined();
  expect(await auth.session()).toBeUndefined();
});

test('a refresh that the provider rejects signs out', async () => {
  amplify.storeSession();
  const auth = await openPage();
  await auth.start();
  amplify.isSignedIn = false;
  amplify.emit('tokenRefresh_failure');
  await vi.advanceTimersByTimeAsync(0);
  expect(auth.authState()).toMatchObject({ is: 'signed-out', endedUser: { id: 'ann-id' } });
});

const answerGetUser = (answer: object, status = 200) =>
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/config.json' ? Response.json(configuration) : Response.json(answer, { status }),
  );

test('a stored session is confirmed without the sign-in library, and current attributes are shown', async () => {
  amplify.storeTokens();
  const auth = await openPage();
  await auth.start();
  const known = { sub: 'ann-id', email: 'ann@example.com', given_name: 'Ann-Kathrin' };
  const attributes = Object.entries(known).map(([Name, Value]) => ({ Name, Value }));
  answerGetUser({ UserAttributes: attributes });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(auth.authState()).toMatchObject({
    is: 'user-updated',
    user: { user_metadata: { first_name: 'Ann-Kathrin' } },
  });
  expect(amplify.calls).toEqual([]);
});

test('a session that ended elsewhere counts as ended, not as signed out by the user', async () => {
  amplify.storeTokens();
  const auth = await openPage();
  await auth.start();
  expect(auth.authState().is).toBe('signed-in');
  answerGetUser({ __type: 'NotAuthorizedException' }, 400);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(auth.authState()).toMatchObject({ is: 'signed-out', endedUser: { id: 'ann-id' } });
  expect(callsOf('signOut')).toHaveLength(1);
});

test('a call that is rejected after a session’s end changes neither that nor a later login', async () => {
  amplify.storeSession();
  const auth = await openPage();
  await auth.start();
  amplify.isSignedIn = false;
  amplify.emit('tokenRefresh_failure');
  await vi.advanceTimersByTimeAsync(0);
  await auth.endSession();
  expect(auth.authState()).toMatchObject({ is: 'signed-out', endedUser: { id: 'ann-id' } });
  expect(callsOf('signOut')).toEqual([]);
});

test.each([
  ['throttles', () => answerGetUser({ __type: 'TooManyRequestsException' }, 400)],
  ['fails', () => answerGetUser({ __type: 'InternalErrorException' }, 500)],
  [
    'cannot be reached',
    () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))),
  ],
])('a stored session stays when the provider that should confirm it %s', async (_, fail) => {
  amplify.storeTokens();
  const auth = await openPage();
  await auth.start();
  fail();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(auth.authState().is).toBe('signed-in');
  expect(amplify.calls).toEqual([]);
});

test('a session has its tokens, its times, its type and its user [DATA-04]', async () => {
  amplify.storeSession();
  const auth = await openPage();
  await auth.start();
  expect(await auth.session()).toMatchObject({
    accessToken: 'access',
    refreshToken: 'refresh',
    expiresIn: 600,
    expiresAt: 1_600,
    tokenType: 'bearer',
    user: { id: 'ann-id' },
  });
});

test('signs in with address and password after clearing an earlier session [CALL-05]', async () => {
  const auth = await openPage('/login');
  await auth.signIn('ann@example.com', 'secret');
  expect(amplify.calls.map(([name]) => name).slice(0, 2)).toEqual(['signOut', 'signIn']);
  expect(callsOf('signIn')).toEqual([
    ['signIn', { username: 'ann@example.com', password: 'secret' }],
  ]);
});

test('an address in another spelling is the same account, also for a new password', async () => {
  const auth = await openPage('/login');
  await auth.signIn(' Ann@Example.COM', 'secret');
  await auth.resetPassword('ANN@example.com');
  await auth.confirmReset('Ann@example.com ', '123456', 'four words');
  const calls = ['signIn', 'resetPassword', 'confirmResetPassword'].flatMap(callsOf);
  const sameAccount = expect.objectContaining({ username: 'ann@example.com' });
  expect(calls.map(([, input]) => input)).toEqual([sameAccount, sameAccount, sameAccount]);
});

test('signs up with the names and an unconfirmed address [CALL-06] [DATA-03]', async () => {
  const auth = await openPage();
  await auth.signUp({
    email: 'Ann@Example.com ',
    password: 'secret',
    firstName: 'Ann',
    lastName: 'A',
  });
  const userAttributes = {
    email: 'ann@example.com',
    given_name: 'Ann',
    family_name: 'A',
    'custom:email_confirmed': 'false',
  };
  expect(callsOf('signUp')).toEqual([
    ['signUp', { username: 'ann@example.com', password: 'secret', options: { userAttributes } }],
  ]);
});

test.each([
  ['sign-in', 'http://localhost:3000/connection', '[CALL-10]'],
  ['sign-up', 'http://localhost:3000/create-profile', '[CALL-11]'],
] as const)('after Google, a user from %s returns to %s %s', async (purpose, address, _id) => {
  const auth = await openPage('/login');
  await auth.signInWithGoogle(purpose);
  expect(amplify.configured.at(-1)?.redirectSignIn[0]).toBe(address);
  expect(callsOf('signInWithRedirect')).toEqual([
    ['signInWithRedirect', { provider: 'Google', options: { prompt: 'CONSENT' } }],
  ]);
});

test('requests a code, not a token, with the API scope [CALL-01]', async () => {
  const auth = await openPage('/login');
  await auth.signInWithGoogle('sign-in');
  expect(amplify.configured.at(-1)).toMatchObject({
    responseType: 'code',
    scopes: expect.arrayContaining(['aws.cognito.signin.user.admin']),
  });
});

test.each([
  ['NotAuthorizedException', '', 'incorrect'],
  ['UserNotFoundException', '', 'incorrect'],
  ['LimitExceededException', '', 'too-many-attempts'],
  ['NetworkError', '', 'unreachable'],
  ['SomethingNew', '', 'failed'],
  [
    'UserLambdaValidationException',
    'PreSignUp failed with error already-registered.',
    'already-registered',
  ],
])('%s %s is reported in the product’s terms', async (name, message, failure) => {
  const auth = await openPage('/login');
  amplify.failures.set('signIn', rejection(name, message));
  await expect(auth.signIn('ann@example.com', 'secret')).rejects.toMatchObject({ failure });
});

test('start can be retried after the settings failed to load, and then finds the user', async () => {
  amplify.storeSession();
  const auth = await openPage();
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await expect(auth.start()).rejects.toThrow('/config.json returned 503');
  expect(auth.authState()).toEqual({ is: 'loading' });
  vi.stubGlobal('fetch', async () => Response.json(configuration));
  await auth.start();
  expect(auth.authState()).toMatchObject({ is: 'signed-in' });
});

test.each([
  ['signIn', 'ann@example.com', 'correct horse'],
  ['signUp', { email: 'ann@example.com', password: 'x', firstName: 'Ann', lastName: 'Archer' }],
  ['signInWithGoogle', 'sign-in'],
  ['resetPassword', 'ann@example.com'],
])(
  'without a connection, %s reports an unreachable service instead of wrong credentials',
  async (name, ...args) => {
    const auth = await openPage('/login');
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    const attempt = auth[name as 'signIn'](...(args as [string, string]));
    await expect(attempt).rejects.toMatchObject({ failure: 'unreachable' });
  },
);
