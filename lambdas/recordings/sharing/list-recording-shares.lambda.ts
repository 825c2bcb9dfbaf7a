import { signing } from '../../adapters/signing.ts';
import { tableReader } from '../../adapters/table.ts';
import { SHARE_PURPOSE } from '../../contract/recording-shares.ts';
import { handle } from '../../runtime/handle.ts';
import { listRecordingShares } from '../functions.ts';
import { shareReader } from './share.store.ts';
import { isActive, tokenOf, toRecordingShare } from './share.ts';

export const handler = handle(
  listRecordingShares,
  { 'table:read': tableReader, signing },
  async ({ owner, body: { sessionId }, now }, use) => {
    const shares = await shareReader(use['table:read']).of({ ownerId: owner.id, sessionId });
    const seal = await use.signing.seal(SHARE_PURPOSE);
    const active = shares.filter((share) => isActive(share, now));
    return { shares: active.map((share) => toRecordingShare(share, seal.sign(tokenOf(share)))) };
  },
);
