import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const requests = new AsyncLocalStorage<string>();

/** Runs one invocation with its request id, which every log line and problem document contains. */
export const inRequest = <T>(id: string | undefined, work: () => Promise<T>): Promise<T> =>
  requests.run(id ?? randomUUID(), work);

/** The id of the running invocation; undefined outside of one. */
export const currentRequestId = (): string | undefined => requests.getStore();
