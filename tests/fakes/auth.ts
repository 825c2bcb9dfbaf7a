import {
  AuthError,
  type AuthFailure,
  createAuthStore,
  type User,
} from '../../web/app/lib/session/auth-state.ts';

export { AuthError };

/** Replaces `web/app/lib/auth.ts`: a provider with one account that records its calls. */
export const ANN: User = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'ann@example.com',
  user_metadata: {
    first_name: 'Ann',
    last_name: 'Archer',
    full_name: 'Ann Archer',
    email_confirmed: false,
    has_completed_profile: false,
  },
};

type Call =
  | 'start'
  | 'signIn'
  | 'signUp'
  | 'signOut'
  | 'clearSession'
  | 'google'
  | 'reset'
  | 'confirm';

const state = createAuthStore();
export const authState = state.get;
export const onAuthState = state.onChange;

export const provider = {
  calls: [] as [act: Call, ...about: unknown[]][],
  /** The user of the session that the browser has stored at the start. */
  stored: undefined as User | undefined,
  /** Whether `start` never resolves. */
  neverStarts: false,
  /** The error of each call; an empty text is an error without a message. */
  failures: {} as Partial<Record<Call, AuthFailure>>,
  /** What a call waits for after it was made. */
  waits: {} as Partial<Record<Call, Promise<unknown>>>,
  emit: state.set,
  reset() {
    provider.calls = [];
    provider.stored = undefined;
    provider.neverStarts = false;
    provider.failures = {};
    provider.waits = {};
    state.set({ is: 'loading' });
  },
  callNames: () => provider.calls.map(([act]) => act).filter((act) => act !== 'start'),
};

async function call(act: Call, ...about: unknown[]): Promise<void> {
  provider.calls.push([act, ...about]);
  await provider.waits[act];
  const refusal = provider.failures[act];
  if (refusal) throw new AuthError(refusal);
}

export const comesFromGoogle = false;
export async function start(): Promise<void> {
  await call('start');
  if (provider.neverStarts) return;
  state.set(provider.stored ? { is: 'signed-in', user: provider.stored } : { is: 'signed-out' });
}
export async function signIn(email: string, password: string): Promise<void> {
  await call('signIn', email, password);
  state.set({ is: 'signed-in', user: { ...ANN, email } });
}
export async function signUp(account: object): Promise<{ userId: string }> {
  await call('signUp', account);
  return { userId: ANN.id };
}
export async function signOut(): Promise<void> {
  await call('signOut');
  state.set({ is: 'signed-out' });
}
export async function clearSession(): Promise<void> {
  await call('clearSession');
  state.set({ is: 'signed-out' });
}
export async function endSession(): Promise<void> {
  await call('clearSession');
  state.end();
}
export const signInWithGoogle = (purpose: string) => call('google', purpose);
export const resetPassword = (email: string) => call('reset', email);
export const confirmReset = (email: string, code: string, password: string) =>
  call('confirm', email, code, password);
export const session = async () => {
  const user = state.get().user;
  return user && { accessToken: 'a-token', user };
};
/** Reloads the user after the profile step, which sets the completion flag. */
export async function reloadUser(): Promise<User> {
  const known = state.get().user ?? ANN;
  const user = { ...known, user_metadata: { ...known.user_metadata, has_completed_profile: true } };
  state.set({ is: 'user-updated', user });
  return user;
}
