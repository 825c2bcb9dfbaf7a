import { normalAddress } from '../../../lambdas/contract/rules/email-address.ts';
import { config } from './config.ts';
import { cachePromise } from './loading/cache-promise.ts';
import {
  AuthError,
  authErrorOf,
  createAuthStore,
  rethrow,
  type Session,
  type User,
  unreachable,
} from './session/auth-state.ts';
import { confirmedUser } from './session/confirm-user.ts';
import { announceLogout, followOtherTabs } from './session/other-tabs.ts';
import { keepFresh } from './session/session-refresh.ts';
import { awaitsGoogle, isSessionStored, storedSession, userOf } from './session/stored-session.ts';

export {
  AuthError,
  type AuthFailure,
  type AuthState,
  type Session,
  type User,
} from './session/auth-state.ts';

const RETRIED = 'googleRetried';

/** The URL that the page was opened with, because a redirect of the router must not lose Google's parameters. */
const openedUrl = new URL(window.location.href);
const { pathname, searchParams } = openedUrl;
export const comesFromGoogle =
  searchParams.has('state') && (searchParams.has('code') || searchParams.has('error'));

const state = createAuthStore();
/** The sign-in state and its subscription, for useSyncExternalStore. */
export const authState = state.get;
export const onAuthState = state.onChange;

/** The pages that Google returns to, after signing in and after signing up (§7). */
const returnPaths = { 'sign-in': '/connection', 'sign-up': '/create-profile' } as const;
export type GooglePurpose = keyof typeof returnPaths;

/** Loads on first use, because Amplify is large and the login form does not need it. */
const amplify = cachePromise(async () => {
  const [{ Amplify }, { Hub }, auth, cognito, settings] = await Promise.all([
    import('aws-amplify'),
    import('aws-amplify/utils'),
    import('aws-amplify/auth'),
    import('aws-amplify/auth/cognito'),
    config(),
  ]);
  Hub.listen('auth', ({ payload }) => void onAmplifyEvent(payload.event, payload));
  const configure = (purpose: GooglePurpose) => {
    const { userPoolId, userPoolClientId, userPoolEndpoint, signInDomain } = settings;
    const { origin } = window.location;
    // From a page that is not in this list, Amplify redirects to its first entry.
    const paths = Object.entries(returnPaths).sort(([one]) => (one === purpose ? -1 : 1));
    const oauth = {
      domain: signInDomain ?? '',
      scopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
      redirectSignIn: paths.map(([, path]) => `${origin}${path}`),
      redirectSignOut: [`${origin}/login`],
      responseType: 'code' as const, // with PKCE
    };
    const Cognito = {
      userPoolId,
      userPoolClientId,
      ...(userPoolEndpoint && { userPoolEndpoint }),
      ...(signInDomain && { loginWith: { oauth } }),
    };
    Amplify.configure({ Auth: { Cognito } });
  };
  configure('sign-in');
  return { ...auth, configure, tokenStore: cognito.cognitoUserPoolsTokenProvider.authTokenStore };
});

/**
 * Finds a session in the URL or in storage, checks it with the provider and keeps it fresh. Resolves when the state is no
 * longer `loading`. Rejects if the sign-in library or the settings cannot be loaded, and can then be called again.
 */
export const start = cachePromise(async (): Promise<void> => {
  watchSession();
  if (pathname === '/reset-password' && searchParams.has('code')) {
    state.set({ is: 'password-recovery', user: await storedUser() });
  } else if (comesFromGoogle && awaitsGoogle()) {
    await finishGoogle();
  } else {
    await restoreSession();
  }
});

const watchSession = cachePromise(async () => {
  keepFresh({ expiresAt, refresh });
  followOtherTabs(state, restoreSession);
});

/** Restores the opened URL, because Amplify reads Google's parameters from it and the router may have replaced it. */
async function finishGoogle(): Promise<void> {
  const shown = window.location.href;
  window.history.replaceState(window.history.state, '', openedUrl);
  const changed = state.changed();
  await amplify();
  await changed;
  const path = shown === openedUrl.href ? openedUrl.pathname : shown;
  window.history.replaceState(window.history.state, '', path);
}

const expiresAt = async () =>
  state.get().user &&
  (storedSession(Date.now())?.expiresAt ?? (await tokens())?.accessToken.payload.exp);

const CONFIRM_AFTER_MS = 3_000; // after the page has loaded

/** An unknown or deleted account, or a check that failed, ends the stored session (§4). */
async function restoreSession(): Promise<void> {
  const stored = storedSession(Date.now());
  if (stored) {
    state.set({ is: 'signed-in', user: stored.user });
    setTimeout(() => void confirmStored().catch(() => {}), CONFIRM_AFTER_MS);
    return;
  }
  const user = await storedUser();
  state.set(user ? { is: 'signed-in', user } : { is: 'signed-out' });
}

/** Confirms a valid stored session with the provider. An unreachable provider changes nothing. */
async function confirmStored(): Promise<void> {
  const { accessToken, user: shown } = storedSession(Date.now()) ?? {};
  if (!accessToken) return;
  const confirmed = await confirmedUser(accessToken).catch(authErrorOf);
  if (storedSession(Date.now())?.accessToken !== accessToken) return;
  if (confirmed instanceof AuthError) {
    if (confirmed.failure === 'incorrect') await endSession();
  } else if (confirmed && JSON.stringify(confirmed) !== JSON.stringify(shown)) {
    state.set({ is: 'user-updated', user: confirmed });
  }
}

async function storedUser(): Promise<User | undefined> {
  if (!isSessionStored()) return undefined;
  try {
    return await userAttributes();
  } catch {
    await forgetSession();
    return undefined;
  }
}

const forgetSession = async () => (await amplify()).signOut().catch(() => undefined);

/** Updates the state after an event of Amplify. */
async function onAmplifyEvent(event: string, data: object): Promise<void> {
  if (event === 'signedOut' && state.get().is !== 'signed-out') state.set({ is: 'signed-out' });
  if (event === 'tokenRefresh_failure' && !(await tokens())) state.end();
  if (event === 'signInWithRedirect_failure') return onGoogleFailure(data);
  if (event !== 'signedIn' && event !== 'tokenRefresh') return;
  const user = await userAttributes().catch(() => undefined);
  if (!user) return;
  if (event === 'signedIn') sessionStorage.removeItem(RETRIED);
  state.set({ is: event === 'signedIn' ? 'signed-in' : 'token-refreshed', user });
}

/**
 * Retries once after the error that Cognito returns for the first Google sign-in to an account with a password: that sign-in
 * links the accounts, and the second one works.
 */
async function onGoogleFailure(data: { data?: { error?: unknown } }): Promise<void> {
  const error = data.data?.error;
  const isJustLinked = error instanceof Error && /already found an entry/i.test(error.message);
  if (isJustLinked && !sessionStorage.getItem(RETRIED)) {
    sessionStorage.setItem(RETRIED, 'true');
    return signInWithGoogle('sign-in');
  }
  // On any other page, the user came back from Google without signing in.
  state.set({ is: 'signed-out', ...(comesFromGoogle && { failure: authErrorOf(error) }) });
}

interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Creates the account without signing in. Throws AuthError. */
export async function signUp(account: NewAccount): Promise<{ userId: string }> {
  const { signUp } = await amplify().catch(unreachable);
  const username = normalAddress(account.email); // the pool's search is case-sensitive
  const userAttributes = {
    email: username,
    given_name: account.firstName,
    family_name: account.lastName,
    'custom:email_confirmed': 'false',
  };
  const { password } = account;
  const { userId } = await signUp({ username, password, options: { userAttributes } }).catch(
    rethrow,
  );
  return userId ? { userId } : rethrow(new AuthError('no-user'));
}

/** Throws AuthError. */
export async function signIn(email: string, password: string): Promise<void> {
  const { signIn, signOut } = await amplify().catch(unreachable);
  await signOut(); // an existing session would block the new one
  await signIn({ username: normalAddress(email), password }).catch(rethrow);
}

/** Ends every session of the account, in all browsers. */
export async function signOut(): Promise<void> {
  const { signOut } = await amplify();
  await signOut({ global: true });
  setLoggedOut();
}

function setLoggedOut(): void {
  state.set({ is: 'signed-out' });
  announceLogout();
}

/** Logs out of this browser only; makes no request if there is no session. */
export async function clearSession(): Promise<void> {
  if (await storedUser()) await (await amplify()).signOut();
  setLoggedOut();
}

/** Removes a session that the provider no longer accepts. The login page shows that it has ended. */
export async function endSession(): Promise<void> {
  if (state.end()) await forgetSession();
}

/** Redirects to Google, which returns to the page in `returnPaths`. Throws AuthError. */
export async function signInWithGoogle(purpose: GooglePurpose): Promise<void> {
  const { configure, signInWithRedirect } = await amplify().catch(unreachable);
  configure(purpose);
  await signInWithRedirect({ provider: 'Google', options: { prompt: 'CONSENT' } }).catch(rethrow);
}

/** Requests a recovery email. The result is the same for unknown addresses. Throws AuthError. */
export async function resetPassword(email: string): Promise<void> {
  const { resetPassword } = await amplify().catch(unreachable);
  await resetPassword({ username: normalAddress(email) }).catch(rethrow);
}

/** Uses the code of a recovery email. Throws AuthError: `code-wrong`, `code-expired`, `password-rejected` … */
export async function confirmReset(email: string, code: string, password: string): Promise<void> {
  const { confirmResetPassword } = await amplify().catch(unreachable);
  const input = { username: normalAddress(email), confirmationCode: code, newPassword: password };
  await confirmResetPassword(input).catch(rethrow);
  await clearSession(); // the provider has revoked all earlier sessions
}

async function tokens() {
  const { fetchAuthSession } = await amplify();
  return (await fetchAuthSession()).tokens;
}

/** The current session, refreshed if it has expired; undefined when signed out. */
export async function session(): Promise<Session | undefined> {
  const valid = storedSession(Date.now());
  if (valid) return valid;
  const current = await tokens();
  const user = userOf(current?.idToken?.payload);
  if (!current || !user) return undefined;
  const { exp = 0, iat = 0 } = current.accessToken.payload;
  const stored = await (await amplify()).tokenStore.loadTokens();
  return {
    accessToken: current.accessToken.toString(),
    refreshToken: stored?.refreshToken,
    expiresIn: exp - iat,
    expiresAt: exp,
    tokenType: 'bearer',
    user,
  };
}

/** Refreshes the tokens now. Throws if the provider cannot be reached; a rejected session signs out. */
export async function refresh(): Promise<void> {
  const { fetchAuthSession } = await amplify();
  await fetchAuthSession({ forceRefresh: true });
}

/** Reloads the user after the server changed it, such as has_completed_profile; the state becomes `user-updated`. */
export async function reloadUser(): Promise<User> {
  const user = await userAttributes();
  state.set({ is: 'user-updated', user });
  return user;
}

/** The current user attributes of the provider. Throws AuthError for an invalid session. */
export async function userAttributes(): Promise<User> {
  const { fetchUserAttributes } = await amplify();
  return userOf(await fetchUserAttributes().catch(rethrow)) ?? rethrow(new AuthError('no-user'));
}
