import type { Session, User } from './auth-state.ts';

/** How Amplify names what it keeps in the browser's storage. */
const STORED_PREFIX = 'CognitoIdentityServiceProvider.';
const LAST_USER = '.LastAuthUser';
/** A token that ends within this time is left to Amplify, which refreshes it. */
const SPARE_SECONDS = 60;

type Claims = Record<string, unknown>;

export const isSessionStored = () =>
  Object.keys(localStorage).some((key) => key.startsWith(STORED_PREFIX));

/**
 * The session in this browser's storage while its tokens are good, read without the sign-in library: that is a third of
 * a page's code, and most pages open with good tokens. The server checks the token with every call.
 */
export function storedSession(now: number): Session | undefined {
  const keys = Object.keys(localStorage).filter(
    (key) => key.startsWith(STORED_PREFIX) && key.endsWith(LAST_USER),
  );
  const [key] = keys;
  if (!key || keys.length > 1) return undefined;
  const own = `${key.slice(0, -LAST_USER.length)}.${localStorage.getItem(key)}`;
  const accessToken = localStorage.getItem(`${own}.accessToken`) ?? '';
  const { exp, iat } = claimsIn(accessToken) ?? {};
  const user = userOf(claimsIn(localStorage.getItem(`${own}.idToken`) ?? ''));
  if (!user || typeof exp !== 'number' || exp - SPARE_SECONDS <= now / 1000) return undefined;
  return {
    accessToken,
    refreshToken: localStorage.getItem(`${own}.refreshToken`) ?? undefined,
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

/** The one function that reads the provider's attributes (§3). */
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
      email_confirmed: text('custom:email_confirmed') === 'true',
      has_completed_profile: text('custom:completed_profile') === 'true',
    },
  };
}
