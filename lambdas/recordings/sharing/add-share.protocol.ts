import { Problem } from '../../contract/problem.ts';
import { SHARES_PER_RECORDING } from '../../contract/recording-shares.ts';
import type { SessionStore } from '../session/session.store.ts';
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

interface Ports {
  readonly shares: Pick<ReturnType<typeof shareStore>, 'add' | 'remove'>;
  readonly sessions: Pick<SessionStore, 'find'>;
}

/** Adds a link, and removes it again if the recording was deleted meanwhile, because a link contains the owner's note. */
export async function shareExisting(
  share: Share,
  { shares, sessions }: Ports,
  now: Date,
): Promise<void> {
  await addShare(share, shares, now);
  if (await sessions.find(share)) return;
  await shares.remove(share);
  throw new Problem('recording-gone');
}
