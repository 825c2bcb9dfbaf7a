import type { Bucket } from '../../lambdas/adapters/bucket.ts';
import type { Table } from '../../lambdas/adapters/table.ts';

/** The fault at one effect: the worker crashes before it, or after it but before its response arrives. */
export type Fault = 'before' | 'after' | undefined;
export class Killed extends Error {}
/** Whether the error or one of its causes is `Killed`. */
export const isKilled = (error: unknown): boolean =>
  error instanceof Killed || (error instanceof Error && isKilled(error.cause));

async function withFault<T>(fault: Fault, effect: () => Promise<T>): Promise<T> {
  if (fault === 'before') throw new Killed('before');
  const done = await effect();
  if (fault === 'after') throw new Killed('after');
  return done;
}

/** The table with a fault at some of its calls. */
export const faultyTable = ({ client, table }: Table, next: () => Fault): Table => ({
  table,
  client: { send: (command: never) => withFault(next(), () => client.send(command)) } as never,
});

export const faultyBucket = (bucket: Bucket, next: () => Fault): Bucket => ({
  ...bucket,
  putIfAbsent: (...args) => withFault(next(), () => bucket.putIfAbsent(...args)),
});

/** A worker that crashes at its n-th effect: before it if n is odd, after it if n is even. */
export function killedAtEffect(n: number | undefined) {
  let effects = 0;
  const next = (): Fault => {
    effects += 1;
    if (effects !== n) return undefined;
    return n % 2 === 1 ? 'before' : 'after';
  };
  return {
    table: (table: Table): Table => faultyTable(table, next),
    /** The object with the fault at any of its methods that returns a promise. */
    each: <T extends object>(port: T): T =>
      new Proxy(port, {
        get: (target, name) => {
          const method = Reflect.get(target, name) as (...args: never[]) => unknown;
          if (name === 'list') return method;
          return (...args: never[]) => withFault(next(), async () => method(...args));
        },
      }),
  };
}
