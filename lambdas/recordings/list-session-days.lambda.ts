import { profileStore } from '../accounts/profile/profile.store.ts';
import { table } from '../adapters/table.ts';
import { DEFAULT_TIMEZONE, USAGE_CHART_DAYS } from '../contract/limits.ts';
import { handle } from '../runtime/handle.ts';
import { listSessionDays } from './functions.ts';
import { sessionStore } from './session/session.store.ts';
import { sessionDays } from './session/session-days.ts';

/** The dates of any zone lie within a day of the same dates in UTC. */
const READ_MS = (USAGE_CHART_DAYS + 1) * 86_400_000;

export const handler = handle(listSessionDays, { table }, async ({ owner, now }, use) => {
  const profile = await profileStore(use.table).find(owner.id);
  const starts: string[] = [];
  const from = new Date(now.getTime() - READ_MS);
  for await (const start of sessionStore(use.table).startsSince(owner.id, from)) starts.push(start);
  const zone = profile?.timezone || DEFAULT_TIMEZONE;
  return { days: sessionDays(starts, { zone, count: USAGE_CHART_DAYS }, now) };
});
