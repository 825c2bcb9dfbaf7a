import { rateStore } from '../accounts/rate/rate.store.ts';
import type { Table } from '../adapters/table.ts';
import { MEMBER_NOTICE_RATES } from '../contract/rates.ts';
import { addressHash } from '../runtime/seal.ts';
import type { Member } from './team.store.ts';

/** Takes the one notice per day that this person may get from this owner. Returns false if it was already taken. */
export const takeDailyNotice = (
  { user_id, email }: Pick<Member, 'user_id' | 'email'>,
  table: Table,
  now: Date,
): Promise<boolean> =>
  rateStore(table).consume(addressHash(`${user_id} ${email}`), MEMBER_NOTICE_RATES, now);
