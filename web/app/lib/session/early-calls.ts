import { storedSession } from './stored-session.ts';

interface EarlyResponse {
  readonly accessToken: string;
  readonly response: Promise<Response>;
}
const responses = new Map<string, EarlyResponse>();
/** A page that opens later makes its own calls. */
const EARLY_MS = 10_000;

/** Makes a page's calls while its code is loading. Without a valid stored session the page makes them itself. */
export function callEarly(urls: readonly string[]): void {
  const { accessToken } = storedSession(Date.now()) ?? {};
  if (!accessToken) return;
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${accessToken}`,
  };
  for (const url of urls) {
    const response = fetch(url, { headers });
    response.catch(() => {}); // the page's call reports a failure
    responses.set(url, { accessToken, response });
  }
  setTimeout(() => responses.clear(), EARLY_MS);
}

/** Returns the response to an early call of this session, at most once. */
export function takeEarlyResponse(url: string, accessToken: string): Promise<Response> | undefined {
  const early = responses.get(url);
  responses.delete(url);
  return early?.accessToken === accessToken ? early.response : undefined;
}
