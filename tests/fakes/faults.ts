import type { Bucket } from '../../lambdas/adapters/bucket.ts';
import type { Table } from '../../lambdas/adapters/table.ts';

/** What happens to one effect: the worker dies before it, or after it and before its reply arrives. */
export type Fault = 'before' | 'after' | undefined;
export class Killed extends Error {}
/** Also where a library has wrapped it. */
export const isKilled = (error: unknown): boolean =>
  error instanceof Killed || (error instanceof Error && isKilled(error.cause));

async function through<T>(fault: Fault, effect: () => Promise<T>): Promise<T> {
  if (fault === 'before') throw new Killed('before');
  const done = await effect();
  if (fault === 'after') throw new Killed('after');
  return done;
}

/** The same table, with a fault at some of its calls. */
export const faultyTable = ({ client, table }: Table, next: () => Fault): Table => ({
  table,
  client: { send: (command: never) => through(next(), () => client.send(command)) } as never,
});

export const faultyBucket = (bucket: Bucket, next: () => Fault): Bucket => ({
  ...bucket,
  putIfAbsent: (...args) => through(next(), () => bucket.putIfAbsent(...args)),
});

/** A worker that dies at its n-th effect, whatever it touches: before it when n is odd, behind it when n is even. */
export function dying(n: number | undefined) {
  let effects = 0;
  const next = (): Fault => {
    effects += 1;
    if (effects !== n) return undefined;
    return n % 2 === 1 ? 'before' : 'after';
  };
  return {
    table: (table: Table): Table => faultyTable(table, next),
    /** The same thing, with the fault at any of its calls that returns a promise. */
    each: <T extends object>(thing: T): T =>
      new Proxy(thing, {
        get: (target, name) => {
          const method = Reflect.get(target, name) as (...args: never[]) => unknown;
          if (name === 'list') return method;
          return (...args: never[]) => through(next(), async () => method(...args));
        },
      }),
  };
}
