import {
  AuthError,
  type AuthFailure,
  createAuthStore,
  type User,
  userIn,
} from '../../web/app/lib/session/auth-state.ts';

export { AuthError, userIn };

/** Replaces `web/app/lib/auth.ts`: a provider that knows one account and remembers what was asked of it. */
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

type Act =
  | 'start'
  | 'signIn'
  | 'signUp'
  | 'signOut'
  | 'clearSession'
  | 'google'
  | 'reset'
  | 'confirm';

const state = createAuthStore();
export const authState = state.now;
export const onAuthState = state.onChange;

export const provider = {
  asked: [] as [act: Act, ...about: unknown[]][],
  /** Whose session the browser holds at the start. */
  stored: undefined as User | undefined,
  /** The start never ends. */
  isStarting: false,
  /** What the provider answers to an act; an empty text is a refusal without words. */
  refusals: {} as Partial<Record<Act, AuthFailure>>,
  say: state.set,
  reset() {
    provider.asked = [];
    provider.stored = undefined;
    provider.isStarting = false;
    provider.refusals = {};
    state.set({ is: 'loading' });
  },
  acts: () => provider.asked.map(([act]) => act).filter((act) => act !== 'start'),
};

async function ask(act: Act, ...about: unknown[]): Promise<void> {
  provider.asked.push([act, ...about]);
  const refusal = provider.refusals[act];
  if (refusal) throw new AuthError(refusal);
}

export async function start(): Promise<void> {
  await ask('start');
  if (provider.isStarting) return;
  state.set(provider.stored ? { is: 'signed-in', user: provider.stored } : { is: 'signed-out' });
}
export async function signIn(email: string, password: string): Promise<void> {
  await ask('signIn', email, password);
  state.set({ is: 'signed-in', user: { ...ANN, email } });
}
export async function signUp(account: object): Promise<{ userId: string }> {
  await ask('signUp', account);
  return { userId: ANN.id };
}
export async function signOut(): Promise<void> {
  await ask('signOut');
  state.set({ is: 'signed-out' });
}
export async function clearSession(): Promise<void> {
  await ask('clearSession');
  state.set({ is: 'signed-out' });
}
export async function endSession(): Promise<void> {
  await ask('clearSession');
  const endedUser = userIn(state.now());
  state.set({ is: 'signed-out', ...(endedUser && { endedUser }) });
}
export const google = (purpose: string) => ask('google', purpose);
export const resetPassword = (email: string) => ask('reset', email);
export const confirmReset = (email: string, code: string, password: string) =>
  ask('confirm', email, code, password);
export const session = async () => {
  const user = userIn(state.now());
  return user && { accessToken: 'a-token', user };
};
/** Reads the user again, as after the profile step: the completion flag is set now. */
export async function reloadUser(): Promise<User> {
  const known = userIn(state.now()) ?? ANN;
  const user = { ...known, user_metadata: { ...known.user_metadata, has_completed_profile: true } };
  state.set({ is: 'user-updated', user });
  return user;
}
