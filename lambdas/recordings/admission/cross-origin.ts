import { PREFLIGHT_SECONDS } from '../../contract/limits.ts';
import { Problem, problemDocument } from '../../contract/problem.ts';

/** The response to the two calls that customers' pages make; all other calls share the app's origin. */
export interface CrossOriginResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** `allowedOrigin` is the tenant's or absent, so that no script of another site can read the response. */
const corsHeaders = (allowedOrigin: string | undefined): Record<string, string> => ({
  vary: 'origin',
  'cache-control': 'no-store',
  ...(allowedOrigin && { 'access-control-allow-origin': allowedOrigin }),
});

export const jsonResponse = (
  allowedOrigin: string | undefined,
  { status, body }: { status: number; body: object },
): CrossOriginResponse => ({
  status,
  headers: { ...corsHeaders(allowedOrigin), 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** A problem response with CORS headers for the tracker. Rethrows unexpected errors. */
export function rejectionResponse(
  allowedOrigin: string | undefined,
  error: unknown,
): CrossOriginResponse {
  if (!(error instanceof Problem)) throw error;
  const body = problemDocument(error.code);
  const response = jsonResponse(allowedOrigin, { status: body.status, body });
  return {
    ...response,
    headers: { ...response.headers, 'content-type': 'application/problem+json' },
  };
}

export const preflight = (allowedOrigin: string | undefined): CrossOriginResponse => ({
  status: 204,
  headers: {
    ...corsHeaders(allowedOrigin),
    'cache-control': `max-age=${PREFLIGHT_SECONDS}`,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': String(PREFLIGHT_SECONDS),
  },
});

/** Compares hosts without `www.` (§5). A port matters if the connected domain has one. */
export const isSameSite = (host: string, domain: string): boolean => bare(host) === bare(domain);
const bare = (host: string) =>
  host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '');

/** Host and port of a URL; empty if there is none. */
export function hostOf(address: string | undefined): string {
  return address?.match(/^https?:\/\/(?:[^/?#@]*@)?([^/?#]+)/i)?.[1] ?? '';
}

/** Whether an Origin header is that of a website with this domain. */
export const comesFrom = (origin: string | undefined, domain: string): boolean =>
  isSameSite(hostOf(origin), domain);
