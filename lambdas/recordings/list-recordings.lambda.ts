import { table } from '../adapters/table.ts';
import { RECORDINGS_PER_PAGE } from '../contract/limits.ts';
import { handle } from '../runtime/handle.ts';
import { listRecordings } from './functions.ts';
import { rowOf } from './recording-row.ts';
import { sessionStore } from './session/session.store.ts';

export const handler = handle(listRecordings, { table }, async ({ owner, body }, use) => {
  const page = await sessionStore(use.table).page(owner.id, {
    limit: RECORDINGS_PER_PAGE,
    after: body.after,
  });
  return { recordings: page.sessions.map(rowOf), next: page.next ?? null };
});
