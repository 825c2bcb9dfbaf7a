import { storedSession } from './stored-session.ts';

interface EarlyAnswer {
  readonly accessToken: string;
  readonly response: Promise<Response>;
}
const answers = new Map<string, EarlyAnswer>();
/** A page that opens later makes its own calls. */
const EARLY_MS = 10_000;

/** Makes calls of a page while its code is still loading. Without a session whose tokens are good, the page makes them. */
export function callEarly(addresses: readonly string[]): void {
  const { accessToken } = storedSession(Date.now()) ?? {};
  if (!accessToken) return;
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${accessToken}`,
  };
  for (const address of addresses) {
    const response = fetch(address, { headers });
    response.catch(() => {}); // the page's call reports a failure
    answers.set(address, { accessToken, response });
  }
  setTimeout(() => answers.clear(), EARLY_MS);
}

/** The answer to an early call of this session, once. */
export function takeEarlyAnswer(
  address: string,
  accessToken: string,
): Promise<Response> | undefined {
  const early = answers.get(address);
  answers.delete(address);
  return early?.accessToken === accessToken ? early.response : undefined;
}
