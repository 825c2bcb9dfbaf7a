import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const requests = new AsyncLocalStorage<string>();

/** Runs the work of one invocation. Its id stands in every log line and in every problem document. */
export const inRequest = <T>(id: string | undefined, work: () => Promise<T>): Promise<T> =>
  requests.run(id ?? randomUUID(), work);

export const currentRequestId = (): string | undefined => requests.getStore();
