import type { PoolRejection } from '../../contract/pool-rejections.ts';

/** Makes the pool reject the call. The page finds the reason inside the provider's message. */
export const rejectInPool = (reason: PoolRejection): never => {
  throw new Error(reason);
};
