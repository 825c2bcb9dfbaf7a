import { table } from '../adapters/table.ts';
import { RECORDINGS_PER_PAGE, SESSIONS_READ_AT_ONCE } from '../contract/limits.ts';
import { handle } from '../runtime/handle.ts';
import { listRecordings } from './functions.ts';
import { newest, worst } from './listing/choosing.ts';
import { rowOf } from './listing/recording-row.ts';
import { sessionStore } from './session/session.store.ts';

const effort = { rows: RECORDINGS_PER_PAGE, most: SESSIONS_READ_AT_ONCE };

export const handler = handle(listRecordings, { table }, async ({ owner, body, now }, use) => {
  const { order, after, ...filter } = body;
  const from = filter.days && new Date(now.getTime() - Number(filter.days) * 86_400_000);
  const stretch = { from: from?.toISOString() };
  const store = sessionStore(use.table);
  const chosen =
    order === 'frustration'
      ? await worst(store.newest(owner.id, stretch), filter, { ...effort, after })
      : await newest(store.newest(owner.id, { ...stretch, after }), filter, effort);
  const { sessions, next, countries, among } = chosen;
  return { recordings: sessions.map(rowOf), next, countries: [...countries], among };
});
