import type * as z from 'zod/mini';
import type { Call, Caller } from '../../../lambdas/contract/call.ts';
import { CALL_TIMEOUT_MS } from '../../../lambdas/contract/limits.ts';
import { session } from './auth.ts';
import { problemIn, signInNeeded } from './problem.ts';

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
  const response = await fetch(isGet ? `${address}${queryOf(rest)}` : address, {
    method,
    headers: { 'content-type': 'application/json', ...(await proofOf(caller)) },
    ...(!isGet && { body: JSON.stringify(rest) }),
    signal: AbortSignal.any([AbortSignal.timeout(CALL_TIMEOUT_MS), ...(cancel ? [cancel] : [])]),
  });
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

async function proofOf(caller: Caller): Promise<Record<string, string>> {
  if (caller === 'anyone') return {};
  const current = await session();
  if (!current) throw signInNeeded();
  return { authorization: `Bearer ${current.accessToken}` };
}
