import type * as z from 'zod/mini';
import type { Call, Caller } from '../../../lambdas/contract/call.ts';
import { CALL_TIMEOUT_MS } from '../../../lambdas/contract/limits.ts';
import { session } from './auth.ts';
import { problemIn, signInNeeded } from './problem.ts';
import { takeEarlyResponse } from './session/early-calls.ts';

/**
 * Makes a call of the contract. Returns the validated reply, or throws a Problem if the server rejects the call. App and API
 * share one origin, so the path is the URL. Rejects when `cancel` is aborted, and after CALL_TIMEOUT_MS.
 */
export async function call<B extends z.ZodMiniType, R extends z.ZodMiniType>(
  { method, path, caller, reply }: Call<B, R>,
  body: z.input<B>,
  cancel?: AbortSignal,
): Promise<z.output<R>> {
  const { url: base, rest } = fillPath(path, (body ?? {}) as Record<string, unknown>);
  const isGet = method === 'GET';
  const url = isGet ? `${base}${queryOf(rest)}` : base;
  const signal = AbortSignal.any([
    AbortSignal.timeout(CALL_TIMEOUT_MS),
    ...(cancel ? [cancel] : []),
  ]);
  const accessToken = await accessTokenFor(caller);
  const early = isGet && accessToken ? takeEarlyResponse(url, accessToken) : undefined;
  const response = await (early
    ? untilAborted(early, signal)
    : fetch(url, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(accessToken && { authorization: `Bearer ${accessToken}` }),
        },
        ...(!isGet && { body: JSON.stringify(rest) }),
        signal,
      }));
  if (!response.ok) throw await problemIn(response);
  return reply.parse(await response.json());
}

/** Fills placeholders such as `{id}`, and returns the remaining values for the query or the body. */
function fillPath(path: string, body: Record<string, unknown>) {
  const rest = { ...body };
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { url, rest };
}

function queryOf(values: Record<string, unknown>): string {
  const present = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(present.map(([name, value]) => [name, String(value)]));
  return present.length > 0 ? `?${query}` : '';
}

/** Adds a signal to an early call, which started without one. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([work, aborted]);
}

async function accessTokenFor(caller: Caller): Promise<string | undefined> {
  if (caller === 'anyone') return undefined;
  const current = await session();
  if (!current) throw signInNeeded();
  return current.accessToken;
}
