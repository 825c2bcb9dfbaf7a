import { profileReader } from '../../accounts/profile/profile-reader.store.ts';
import { tableReader } from '../../adapters/table.ts';
import { DAY_MS } from '../../contract/durations.ts';
import { DEFAULT_TIMEZONE, USAGE_CHART_DAYS } from '../../contract/limits.ts';
import { handle } from '../../runtime/handle.ts';
import { tallyReader } from '../admission/tally.store.ts';
import { listSessionDays } from '../functions.ts';
import { sessionDays } from '../session/session-days.ts';

/** One day more, because a local date differs from the same UTC date by less than a day. */
const READ_MS = (USAGE_CHART_DAYS + 1) * DAY_MS;

export const handler = handle(
  listSessionDays,
  { 'table:read': tableReader },
  async ({ owner, now }, use) => {
    const profile = await profileReader(use['table:read']).find(owner.id);
    const from = new Date(now.getTime() - READ_MS);
    const starts = await tallyReader(use['table:read']).quarters(owner.id, 'recorded', from, now);
    const zone = profile?.timezone || DEFAULT_TIMEZONE;
    return { days: sessionDays(starts, { zone, count: USAGE_CHART_DAYS }, now) };
  },
);
