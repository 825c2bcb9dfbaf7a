import { randomUUID } from 'node:crypto';
import { signing } from '../../adapters/signing.ts';
import { table } from '../../adapters/table.ts';
import { Problem } from '../../contract/problem.ts';
import { SHARE_PURPOSE } from '../../contract/recording-shares.ts';
import { handle } from '../../runtime/handle.ts';
import { shareRecording } from '../functions.ts';
import { sessionStore } from '../session/session.store.ts';
import { shareExisting } from './add-share.protocol.ts';
import { shareStore } from './share.store.ts';
import { expiryOf, isActive, tokenOf, toRecordingShare } from './share.ts';

export const handler = handle(
  shareRecording,
  { table, signing },
  async ({ owner, body: { sessionId, note, days, startMs }, now }, use) => {
    const key = { ownerId: owner.id, sessionId };
    const sessions = sessionStore(use.table);
    const session = await sessions.find(key);
    const expiresAt = session && expiryOf(Number(days), session, now);
    if (!expiresAt || !isActive({ expiresAt }, now)) throw new Problem('recording-gone');
    const share = {
      ...key,
      shareId: randomUUID(),
      note: note.trim(),
      startMs: Math.round(startMs),
      ...{ createdAt: now.toISOString(), expiresAt },
    };
    await shareExisting(share, { shares: shareStore(use.table), sessions }, now);
    const seal = await use.signing.seal(SHARE_PURPOSE);
    return { share: toRecordingShare(share, seal.sign(tokenOf(share))) };
  },
);
