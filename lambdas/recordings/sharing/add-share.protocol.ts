import { Problem } from '../../contract/problem.ts';
import { SHARES_PER_RECORDING } from '../../contract/recording-shares.ts';
import type { shareStore } from './share.store.ts';
import { isActive, type Share } from './share.ts';

/** Adds a link unless the recording has too many. Counts again afterwards, because concurrent calls do not see each other. */
export async function addShare(
  share: Share,
  shares: Pick<ReturnType<typeof shareStore>, 'of' | 'add' | 'remove'>,
  now: Date,
): Promise<void> {
  const countActive = async () =>
    (await shares.of(share)).filter((each) => isActive(each, now)).length;
  if ((await countActive()) >= SHARES_PER_RECORDING) throw new Problem('recording-share-limit');
  await shares.add(share);
  if ((await countActive()) <= SHARES_PER_RECORDING) return;
  await shares.remove(share);
  throw new Problem('recording-share-limit');
}
