import type * as z from 'zod/mini';
import type { Call, Caller } from '../../../lambdas/contract/call.ts';
import { CALL_TIMEOUT_MS } from '../../../lambdas/contract/limits.ts';
import { session } from './auth.ts';
import { problemIn, signInNeeded } from './problem.ts';
import { takeEarlyAnswer } from './session/early-calls.ts';

/**
 * Makes a call of the contract: the reply arrives checked, a refusal is thrown as a Problem. App and API share one
 * origin, so a path is an address. Rejects when `cancel` is aborted, and after CALL_TIMEOUT_MS.
 */
export async function call<B extends z.ZodMiniType, R extends z.ZodMiniType>(
  { method, path, caller, reply }: Call<B, R>,
  body: z.input<B>,
  cancel?: AbortSignal,
): Promise<z.output<R>> {
  const { address, rest } = filled(path, (body ?? {}) as Record<string, unknown>);
  const isGet = method === 'GET';
  const whole = isGet ? `${address}${queryOf(rest)}` : address;
  const signal = AbortSignal.any([
    AbortSignal.timeout(CALL_TIMEOUT_MS),
    ...(cancel ? [cancel] : []),
  ]);
  const proof = await proofOf(caller);
  const early = isGet && proof ? takeEarlyAnswer(whole, proof) : undefined;
  const response = await (early
    ? untilAborted(early, signal)
    : fetch(whole, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(proof && { authorization: `Bearer ${proof}` }),
        },
        ...(!isGet && { body: JSON.stringify(rest) }),
        signal,
      }));
  if (!response.ok) throw await problemIn(response);
  return reply.parse(await response.json());
}

/** `/api/emails/{id}` with the id in its place, and what is left for the query or the body. */
function filled(path: string, body: Record<string, unknown>) {
  const rest = { ...body };
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { address, rest };
}

function queryOf(values: Record<string, unknown>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `?${query}` : '';
}

/** An early call knows no signal: it began before the page. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason));
  });
  return Promise.race([work, aborted]);
}

async function proofOf(caller: Caller): Promise<string | undefined> {
  if (caller === 'anyone') return undefined;
  const current = await session();
  if (!current) throw signInNeeded();
  return current.accessToken;
}
