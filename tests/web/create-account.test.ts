import { beforeEach, expect, test, vi } from 'vitest';
import { createAccount } from '../../web/app/accounts/sign-up.ts';
import { AuthError } from '../../web/app/lib/session/auth-state.ts';

const world = vi.hoisted(() => ({
  done: [] as string[],
  isTaken: false as boolean | Error,
  failure: undefined as Error | undefined,
  mailFails: false,
}));

vi.mock('../../web/app/lib/api.ts', () => ({
  call: async ({ path }: { path: string }) => {
    const name = path.split('/').at(-1) ?? '';
    world.done.push(name);
    if (name === 'get-page-nonce') return { nonce: 'n' };
    if (name !== 'check_user_exists') {
      if (world.mailFails) throw new Error('no mail');
      return { success: true };
    }
    if (world.isTaken instanceof Error) throw world.isTaken;
    return world.isTaken;
  },
}));
vi.mock('../../web/app/lib/auth.ts', async () => ({
  ...(await import('../../web/app/lib/session/auth-state.ts')),
  clearSession: async () => void world.done.push('sign out'),
  signUp: async () => {
    world.done.push('create');
    if (world.failure) throw world.failure;
    return { userId: 'ann-id' };
  },
}));

const form = { email: 'ann@example.com', password: 'secret', firstName: 'Ann', lastName: 'A' };
beforeEach(() =>
  Object.assign(world, { done: [], isTaken: false, failure: undefined, mailFails: false }),
);
const registered =
  'This email is already registered within our database. Please go to the login screen and sign-in.';

test('checks, signs out, creates, signs out again, and only then sends the email [STATE-10] [STATE-11] [STATE-12] [STATE-13]', async () => {
  expect(await createAccount(form)).toEqual({
    email: 'ann@example.com',
    userId: 'ann-id',
  });
  expect(world.done).toEqual([
    'get-page-nonce',
    'check_user_exists',
    'sign out',
    'create',
    'sign out',
    'send-verification-email-token',
  ]);
});

test('creates nothing for an address that is taken [SIGNUP-09]', async () => {
  world.isTaken = true;
  expect(await createAccount(form)).toEqual({ errors: { form: registered } });
  expect(world.done).not.toContain('create');
});

test('a failed check counts as a free address [CALL-14]', async () => {
  world.isTaken = new Error('too many requests');
  await createAccount(form);
  expect(world.done).toContain('create');
});

test('shows the same error when the provider knows the address [SIGNUP-10]', async () => {
  world.failure = new AuthError('already-registered');
  expect(await createAccount(form)).toEqual({ errors: { form: registered } });
});

test.each([
  ['failed', 'Failed to create account', '[SIGNUP-11]'],
  ['no-user', 'Failed to create user', '[SIGNUP-12]'],
] as const)('the provider error %s shows "%s" %s', async (failure, message, _id) => {
  world.failure = new AuthError(failure);
  expect(await createAccount(form)).toEqual({ errors: { form: message } });
});

test('distinguishes an email that was not sent from an account that was not created [SIGNUP-13]', async () => {
  world.mailFails = true;
  expect(await createAccount(form)).toEqual({
    errors: {
      form: 'Account created but failed to send verification email. Please contact support.',
    },
  });
});
