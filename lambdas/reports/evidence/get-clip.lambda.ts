import { bucketReader } from '../../adapters/bucket.ts';
import { signing } from '../../adapters/signing.ts';
import { tableReader } from '../../adapters/table.ts';
import { IssueToken, openToken, purposes } from '../../contract/mail-links.ts';
import { Problem } from '../../contract/problem.ts';
import { recordingReader } from '../../recordings/recording.store.ts';
import { sessionReader } from '../../recordings/session/session.store.ts';
import { handle } from '../../runtime/handle.ts';
import { linkReply } from '../../runtime/link-reply.ts';
import { contentReader } from '../content/content.store.ts';
import { getClip } from '../functions.ts';
import { reportReader } from '../report.store.ts';
import { clipFor } from './clip.protocol.ts';

/** Returns one clip to anyone with its link. */
export const handler = handle(
  getClip,
  { 'table:read': tableReader, 'bucket:read': bucketReader, signing },
  async ({ request, now }, use) => {
    const seal = await use.signing.seal(purposes.clip);
    const token = openToken(IssueToken, seal, request.params.token);
    const ports = {
      reports: reportReader(use['table:read']),
      contents: contentReader(use['bucket:read']),
      sessions: sessionReader(use['table:read'], now),
      recordings: recordingReader(use),
    };
    const clip = token && (await clipFor(ports, token, now));
    if (!clip) throw new Problem('clip-gone');
    return linkReply(clip);
  },
);
