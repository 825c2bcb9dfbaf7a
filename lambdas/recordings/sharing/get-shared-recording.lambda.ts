import { bucketReader } from '../../adapters/bucket.ts';
import { signing } from '../../adapters/signing.ts';
import { tableReader } from '../../adapters/table.ts';
import { openToken } from '../../contract/mail-links.ts';
import { Problem } from '../../contract/problem.ts';
import { SHARE_PURPOSE, ShareToken } from '../../contract/recording-shares.ts';
import { handle } from '../../runtime/handle.ts';
import { linkReply } from '../../runtime/link-reply.ts';
import { batchReader } from '../batch/batch.store.ts';
import { getSharedRecording } from '../functions.ts';
import { recordingReader } from '../recording.store.ts';
import { sessionReader } from '../session/session.store.ts';
import { shareReader } from './share.store.ts';
import { sharedRecording } from './shared-recording.protocol.ts';

const connectors = { 'table:read': tableReader, 'bucket:read': bucketReader, signing };

/** Returns one recording to anyone who has its link. */
export const handler = handle(getSharedRecording, connectors, async ({ request, now }, use) => {
  const seal = await use.signing.seal(SHARE_PURPOSE);
  const token = openToken(ShareToken, seal, request.params.token);
  const ports = {
    shares: shareReader(use['table:read']),
    sessions: sessionReader(use['table:read'], now),
    recordings: recordingReader(use),
    batches: batchReader(use),
  };
  const found = token && (await sharedRecording(ports, token, now));
  if (!found) throw new Problem('share-gone');
  return linkReply(found);
});
