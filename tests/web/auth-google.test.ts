import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from './open-page.ts';

// Imported once, because `openPage` resets modules and the provider must keep its state.
const fake = await vi.hoisted(() => import('../fakes/amplify.ts'));
const { amplify, configuration } = fake;
vi.mock('aws-amplify', () => fake.core);
vi.mock('aws-amplify/utils', () => fake.utils);
vi.mock('aws-amplify/auth', () => fake.auth);
vi.mock('aws-amplify/auth/cognito', () => fake.cognito);

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

test('waits for Google’s response in the URL before it reports the user [CALL-04]', async () => {
  amplify.leaveForGoogle();
  const auth = await openPage('/connection?code=1&state=2');
  const started = auth.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(auth.authState()).toEqual({ is: 'loading' });
  amplify.isSignedIn = true;
  amplify.emit('signedIn');
  await started;
  expect(auth.authState().user?.id).toBe('ann-id');
});

test.each(['code', 'error'])(
  'an old return from Google with a %s, as in a restored tab, does not wait for a sign-in',
  async (parameter) => {
    amplify.storeTokens();
    const auth = await openPage(`/connection?${parameter}=1&state=2`);
    void auth.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(auth.authState()).toMatchObject({ is: 'signed-in', user: { id: 'ann-id' } });
  },
);

test('a way back from Google without signing in is no failure', async () => {
  amplify.leaveForGoogle();
  const auth = await openPage('/login');
  void auth.start();
  await vi.advanceTimersByTimeAsync(0);
  amplify.emit('signInWithRedirect_failure', { error: new Error('canceled') });
  await vi.advanceTimersByTimeAsync(0);
  expect(auth.authState()).toEqual({ is: 'signed-out' });
});

test('redirects to Google again, only once, when the account was just linked [LOGIN-12]', async () => {
  amplify.leaveForGoogle();
  const auth = await openPage('/connection?error=x&state=2');
  const linked = { error: new Error('Already found an entry for username Google_1') };
  void auth.start();
  await vi.advanceTimersByTimeAsync(0);
  amplify.emit('signInWithRedirect_failure', linked);
  await vi.advanceTimersByTimeAsync(0);
  expect(callsOf('signInWithRedirect')).toHaveLength(1);
  amplify.emit('signInWithRedirect_failure', linked);
  await vi.advanceTimersByTimeAsync(0);
  expect(callsOf('signInWithRedirect')).toHaveLength(1);
  expect(auth.authState()).toMatchObject({ is: 'signed-out', failure: { failure: 'failed' } });
});
