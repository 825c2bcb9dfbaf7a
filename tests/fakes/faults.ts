import type { Recordings } from '../../lambdas/adapters/recordings.ts';
import type { Table } from '../../lambdas/adapters/table.ts';

/** What happens to one effect: the worker dies before it, or after it and before anybody hears of it. */
export type Fault = 'before' | 'after' | undefined;
export class Killed extends Error {}

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

export const faultyBucket = (bucket: Recordings, next: () => Fault): Recordings => ({
  ...bucket,
  putOnce: (...args) => through(next(), () => bucket.putOnce(...args)),
});
