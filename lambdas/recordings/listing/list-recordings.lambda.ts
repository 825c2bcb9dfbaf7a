import { tableReader } from '../../adapters/table.ts';
import { DAY_MS } from '../../contract/durations.ts';
import { RECORDINGS_PER_PAGE, SESSIONS_READ_AT_ONCE } from '../../contract/limits.ts';
import { handle } from '../../runtime/handle.ts';
import { listRecordings } from '../functions.ts';
import { sessionReader } from '../session/session.store.ts';
import { rowOf } from './recording-row.ts';
import { comparedPlaceOf, compareSessions, newestMatching } from './select-sessions.ts';
import { thumbnailOf } from './thumbnail.ts';

const limits = { rows: RECORDINGS_PER_PAGE, maxRead: SESSIONS_READ_AT_ONCE };

export const handler = handle(
  listRecordings,
  { 'table:read': tableReader },
  async ({ owner, body, now }, use) => {
    const { order = 'newest', after, days, from, to, ...filter } = body;
    const since = days && new Date(now.getTime() - Number(days) * DAY_MS).toISOString();
    const range = { from: from ?? since, to };
    const store = sessionReader(use['table:read'], now);
    const place = comparedPlaceOf(after);
    const needsComparison = order === 'frustration' || filter.visits !== undefined;
    const page = needsComparison
      ? await compareSessions(
          store.newest(owner.id, { ...range, after: place.readAfter }),
          { ...filter, order },
          { ...limits, now, ...place },
        )
      : await newestMatching(store.newest(owner.id, { ...range, after }), filter, {
          ...limits,
          now,
        });
    const { sessions, ...rest } = page;
    const recordings = sessions.map((session) => ({
      ...rowOf(session, now),
      thumbnail: thumbnailOf(session.digest),
    }));
    return { ...rest, recordings };
  },
);
