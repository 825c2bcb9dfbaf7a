import type { Identities } from '../../adapters/identities.ts';
import type { Table } from '../../adapters/table.ts';
import { profileStore } from '../profile/profile.store.ts';

interface Uses {
  readonly table: Table;
  readonly identities: Pick<Identities, 'signOutEverywhere'>;
  readonly clock: () => Date;
  readonly untilNextSecond: () => Promise<void>;
}

/**
 * Ends all sessions of an account whose password was reset. An access token from before works for ten more minutes, but
 * only for reading.
 */
export async function endSessionsAfterReset(
  { id, userName }: { readonly id: string; readonly userName: string },
  { table, identities, clock, untilNextSecond }: Uses,
): Promise<void> {
  await identities.signOutEverywhere(userName);
  await profileStore(table).endSessions(id, clock());
  // Tokens state only the second in which they were issued, so one of this second would count as a token from before.
  await untilNextSecond();
}
