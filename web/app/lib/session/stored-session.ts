import type { Session, User } from './auth-state.ts';

/** The prefix of Amplify's keys in the browser's storage. */
const STORED_PREFIX = 'CognitoIdentityServiceProvider.';
const LAST_USER = '.LastAuthUser';
/** Amplify refreshes a token that expires within this time. */
const SPARE_SECONDS = 60;

type Claims = Record<string, unknown>;

export const isSessionStored = () =>
  Object.keys(localStorage).some((key) => key.startsWith(STORED_PREFIX));

/** Whether Amplify waits for the return from Google. Otherwise it ignores the parameters of an old return, without an event. */
export const awaitsGoogle = () =>
  Object.keys(localStorage).some((key) => key.endsWith('.inflightOAuth'));

/**
 * The session in this browser's storage if its tokens are valid, read without the sign-in library: that would be a third of
 * a page's code, and most pages open with valid tokens. The server checks the token in every call.
 */
export function storedSession(now: number): Session | undefined {
  const keys = Object.keys(localStorage).filter(
    (key) => key.startsWith(STORED_PREFIX) && key.endsWith(LAST_USER),
  );
  const [key] = keys;
  if (!key || keys.length > 1) return undefined;
  const userPrefix = `${key.slice(0, -LAST_USER.length)}.${localStorage.getItem(key)}`;
  const accessToken = localStorage.getItem(`${userPrefix}.accessToken`) ?? '';
  const { exp, iat } = claimsIn(accessToken) ?? {};
  const user = userOf(claimsIn(localStorage.getItem(`${userPrefix}.idToken`) ?? ''));
  if (!user || typeof exp !== 'number' || exp - SPARE_SECONDS <= now / 1000) return undefined;
  return {
    accessToken,
    refreshToken: localStorage.getItem(`${userPrefix}.refreshToken`) ?? undefined,
    expiresIn: exp - Number(iat ?? exp),
    expiresAt: exp,
    tokenType: 'bearer',
    user,
  };
}

/** A token's payload; undefined for an invalid token. Not trusted: the server checks the signature. */
function claimsIn(token: string): Claims | undefined {
  const [, payload] = token.split('.');
  if (!payload) return undefined;
  try {
    const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
  } catch {
    return undefined; // not a token
  }
}

/** The only function that reads the provider's attributes (§3). */
export function userOf(attributes: Claims = {}): User | undefined {
  const text = (name: string) => String(attributes[name] ?? '');
  const [first_name, last_name] = [text('given_name'), text('family_name')];
  if (!text('sub')) return undefined;
  return {
    id: text('sub'),
    email: text('email'),
    user_metadata: {
      first_name,
      last_name,
      full_name: text('name') || [first_name, last_name].filter(Boolean).join(' '),
      // Absent after a sign-up with Google, which has confirmed the address.
      email_confirmed: text('custom:email_confirmed') !== 'false',
      has_completed_profile: text('custom:completed_profile') === 'true',
    },
  };
}
