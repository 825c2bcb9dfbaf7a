interface Cloud {
  readonly endpoint: string;
  readonly origin: string;
  readonly outputs: Record<string, string>;
}
interface Person {
  readonly email: string;
  readonly isVerified?: boolean;
  readonly scope?: string;
}

const SCOPE = 'openid email profile aws.cognito.signin.user.admin';

/** Signs in like a browser: pool → Google's page → pool → app → tokens. Returns the pool's final response. */
export async function signInWithGoogle(
  { endpoint, origin, outputs }: Cloud,
  { email, isVerified = true, scope = SCOPE }: Person,
) {
  const client_id = outputs.USER_POOL_CLIENT_ID ?? '';
  const redirect_uri = `${origin}/connection`;
  const authorizeQuery = new URLSearchParams({
    client_id,
    redirect_uri,
    response_type: 'code',
    identity_provider: 'Google',
    scope,
    state: 'app',
    prompt: 'consent',
  });
  const toGoogle = await follow(`${endpoint}/oauth2/authorize?${authorizeQuery}`);
  const page = await fetch(toGoogle);
  const state = new URL(toGoogle).searchParams;
  const form = new URLSearchParams({
    redirect_uri: state.get('redirect_uri') ?? '',
    state: state.get('state') ?? '',
    email,
    given_name: 'Maya',
    family_name: 'Lindqvist',
    ...(isVerified && { verified: 'on' }),
  });
  const back = await follow(page.url, { method: 'POST', body: form });
  const answer = await fetch(back, { redirect: 'manual' });
  const callbackQuery = new URL(answer.headers.get('location') ?? '').searchParams;
  const [code, refusal] = [callbackQuery.get('code'), callbackQuery.get('error_description')];
  if (!code) return { googleUrl: toGoogle, refusal, tokens: undefined };
  const exchange = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    client_id,
    redirect_uri,
  });
  const granted = await fetch(`${endpoint}/oauth2/token`, { method: 'POST', body: exchange });
  const tokens = (await granted.json()) as { access_token: string; id_token: string };
  return { googleUrl: toGoogle, refusal: undefined, tokens };
}

async function follow(url: string, init: RequestInit = {}): Promise<string> {
  const { headers } = await fetch(url, { ...init, redirect: 'manual' });
  return headers.get('location') ?? '';
}

/** The claims of a token, unverified. */
export const claimsOf = (token: string): Record<string, string> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
