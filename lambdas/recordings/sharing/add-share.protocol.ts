import { Problem } from '../../contract/problem.ts';
import { SHARES_PER_RECORDING } from '../../contract/recording-shares.ts';
import type { shareStore } from './share.store.ts';
import { isActive, type Share } from './share.ts';

/** Adds a link unless the recording has too many active ones. */
export const addShare = (
  share: Share,
  shares: Pick<ReturnType<typeof shareStore>, 'add'>,
  now: Date,
): Promise<void> =>
  shares.add(share, (existing) => {
    const active = existing.filter((each) => isActive(each, now));
    if (active.length >= SHARES_PER_RECORDING) throw new Problem('recording-share-limit');
  });
