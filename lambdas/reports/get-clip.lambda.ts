import { recordings } from '../adapters/recordings.ts';
import { signing } from '../adapters/signing.ts';
import { table } from '../adapters/table.ts';
import { IssueToken, opened, purposes } from '../contract/mail-links.ts';
import { Problem } from '../contract/problem.ts';
import { recordingStore } from '../recordings/recording.store.ts';
import { sessionStore } from '../recordings/session/session.store.ts';
import { handle } from '../runtime/handle.ts';
import { contentStore } from './content/content.store.ts';
import { clipFor } from './evidence/clip.protocol.ts';
import { getClip } from './functions.ts';
import { reportStore } from './report.store.ts';

/** The seconds of one clip, for whoever holds its link. */
export const handler = handle(
  getClip,
  { table, recordings, signing },
  async ({ request, now }, use) => {
    const seal = await use.signing.seal(purposes.clip);
    const token = opened(IssueToken, seal, request.params.token);
    const ports = {
      reports: reportStore(use.table),
      contents: contentStore(use.recordings),
      sessions: sessionStore(use.table),
      recordings: recordingStore(use.recordings),
    };
    const clip = token && (await clipFor(ports, token, now));
    if (!clip) throw new Problem('clip-gone');
    const headers = {
      'content-type': 'application/json',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    };
    return { status: 200, headers, body: JSON.stringify(clip) };
  },
);
