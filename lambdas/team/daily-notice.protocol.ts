import { rateStore } from '../accounts/rate/rate.store.ts';
import type { Table } from '../adapters/table.ts';
import { MEMBER_NOTICE_RATES } from '../contract/rates.ts';
import { addressHash } from '../runtime/seal.ts';
import type { Member } from './team.store.ts';

interface Noticed extends Pick<Member, 'user_id' | 'email'> {}
const subjectOf = ({ user_id, email }: Noticed) => addressHash(`${user_id} ${email}`);

/** Takes the one notice per day that this person may get from this owner. Returns false if it was already taken. */
export const takeDailyNotice = (member: Noticed, table: Table, now: Date): Promise<boolean> =>
  rateStore(table).consume(subjectOf(member), MEMBER_NOTICE_RATES, now);

/** Returns a notice that was taken and cannot be sent, so that a later addition on the same day tries again. */
export const returnDailyNotice = (member: Noticed, table: Table): Promise<void> =>
  rateStore(table).forget(subjectOf(member), MEMBER_NOTICE_RATES);
