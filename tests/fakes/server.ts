import type * as z from 'zod/mini';
import type { Call } from '../../lambdas/contract/call.ts';
import { documentOf } from '../../lambdas/contract/problem.ts';
import type { ProblemCode } from '../../lambdas/contract/problems.ts';

type Answer = (body: never) => unknown;

/** Ann's, complete. */
export const profile = {
  first_name: 'Ann',
  last_name: 'Archer',
  company: 'Archer & Daughters',
  job_role: 'Founder',
  website: 'archer.example',
  timezone: 'Europe/Paris',
};

/** A fake of the API on the wire: returns the given answers and records requests. */
export const server = {
  asked: [] as { path: string; body: unknown }[],
  /** What the addresses of the requests asked for. */
  queries: [] as { path: string; query: Record<string, string> }[],
  answers: new Map<string, Answer>(),
  config: {} as Record<string, unknown>,

  answer<B extends z.ZodMiniType, R extends z.ZodMiniType>(
    { method, path }: Call<B, R>,
    reply: z.input<R> | ((body: z.output<B>) => z.input<R> | Promise<z.input<R>>),
  ): void {
    const answer = typeof reply === 'function' ? (reply as Answer) : () => reply;
    server.answers.set(`${method} ${path}`, answer);
  },
  /** Refuses in the catalog's words. */
  refuse({ method, path }: Call, code: ProblemCode): void {
    server.answers.set(`${method} ${path}`, () =>
      Response.json(documentOf(code), documentOf(code)),
    );
  },
  /** The connection is lost before there is an answer. */
  lose({ method, path }: Call): void {
    server.answers.set(`${method} ${path}`, () => {
      throw new TypeError('Failed to fetch');
    });
  },
  askedFor: ({ path }: Call) => server.asked.filter((each) => each.path === path),
  reset() {
    server.asked = [];
    server.queries = [];
    server.answers.clear();
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
  server.asked.push({ path: pathname, body });
  server.queries.push({ path: pathname, query: Object.fromEntries(searchParams) });
  const answer = server.answers.get(`${init?.method ?? 'GET'} ${pathname}`);
  if (!answer) return new Response('', { status: 500 });
  const reply = await answer(body as never);
  return reply instanceof Response ? reply : Response.json(reply);
};
