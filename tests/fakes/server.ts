import type * as z from 'zod/mini';
import type { Call } from '../../lambdas/contract/call.ts';
import { problemDocument } from '../../lambdas/contract/problem.ts';
import type { ProblemCode } from '../../lambdas/contract/problems.ts';

type Responder = (body: never) => unknown;

/** Ann's complete profile. */
export const profile = {
  first_name: 'Ann',
  last_name: 'Archer',
  company: 'Archer & Daughters',
  job_role: 'Founder',
  website: 'archer.example',
  timezone: 'Europe/Paris',
};

/** A fake API at the level of `fetch`: returns the given responses and records requests. */
export const server = {
  requests: [] as { path: string; body: unknown }[],
  /** The query parameters of the requests. */
  queries: [] as { path: string; query: Record<string, string> }[],
  responders: new Map<string, Responder>(),
  config: {} as Record<string, unknown>,

  respond<B extends z.ZodMiniType, R extends z.ZodMiniType>(
    { method, path }: Call<B, R>,
    reply: z.input<R> | ((body: z.output<B>) => z.input<R> | Promise<z.input<R>>),
  ): void {
    const answer = typeof reply === 'function' ? (reply as Responder) : () => reply;
    server.responders.set(`${method} ${path}`, answer);
  },
  /** Responds with the Problem of this code. */
  reject({ method, path }: Call, code: ProblemCode): void {
    server.responders.set(`${method} ${path}`, () =>
      Response.json(problemDocument(code), problemDocument(code)),
    );
  },
  /** Loses the connection before a response. */
  loseConnection({ method, path }: Call): void {
    server.responders.set(`${method} ${path}`, () => {
      throw new TypeError('Failed to fetch');
    });
  },
  requestsTo: ({ path }: Call) => server.requests.filter((each) => each.path === path),
  reset() {
    server.requests = [];
    server.queries = [];
    server.responders.clear();
    server.config = {
      liveUrl: 'ws://localhost:9/live',
      marketingUrl: 'https://marketing.example',
      privacyUrl: 'https://marketing.example/privacy',
      termsUrl: 'https://marketing.example/terms',
    };
  },
};

export const fetch: typeof globalThis.fetch = async (input, init) => {
  const { pathname, searchParams } = new URL(String(input), 'http://localhost');
  if (pathname === '/config.json') return Response.json(server.config);
  const query = searchParams.size > 0 ? Object.fromEntries(searchParams) : undefined;
  const body = init?.body ? JSON.parse(String(init.body)) : query;
  server.requests.push({ path: pathname, body });
  server.queries.push({ path: pathname, query: Object.fromEntries(searchParams) });
  const answer = server.responders.get(`${init?.method ?? 'GET'} ${pathname}`);
  if (!answer) return new Response('', { status: 500 });
  const reply = await answer(body as never);
  return reply instanceof Response ? reply : Response.json(reply);
};
