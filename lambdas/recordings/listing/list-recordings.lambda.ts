import { tableReader } from '../../adapters/table.ts';
import { RECORDINGS_PER_PAGE, SESSIONS_READ_AT_ONCE } from '../../contract/limits.ts';
import { handle } from '../../runtime/handle.ts';
import { listRecordings } from '../functions.ts';
import { sessionReader } from '../session/session.store.ts';
import { rowOf } from './recording-row.ts';
import { compared, newestMatching } from './select-sessions.ts';
import { thumbnailOf } from './thumbnail.ts';

const limits = { rows: RECORDINGS_PER_PAGE, most: SESSIONS_READ_AT_ONCE };

export const handler = handle(
  listRecordings,
  { 'table:read': tableReader },
  async ({ owner, body, now }, use) => {
    const { order = 'newest', after, days, from, to, ...filter } = body;
    const since = days && new Date(now.getTime() - Number(days) * 86_400_000).toISOString();
    const span = { from: from ?? since, to };
    const store = sessionReader(use['table:read']);
    const isCompared = order === 'frustration' || filter.visits !== undefined;
    const chosen = isCompared
      ? await compared(
          store.newest(owner.id, span),
          { ...filter, order },
          { ...limits, now, after },
        )
      : await newestMatching(store.newest(owner.id, { ...span, after }), filter, {
          ...limits,
          now,
        });
    const { sessions, ...rest } = chosen;
    const recordings = sessions.map((session) => ({
      ...rowOf(session, now),
      thumbnail: thumbnailOf(session.digest),
    }));
    const lists = { countries: [...rest.countries], browsers: [...rest.browsers] };
    return { ...rest, ...lists, tags: [...rest.tags], recordings };
  },
);
