import { rateStore } from '../accounts/rate/rate.store.ts';
import type { Table } from '../adapters/table.ts';
import { MEMBER_NOTICE_RATES } from '../contract/rates.ts';
import { addressHash } from '../runtime/seal.ts';
import type { Member } from './team.store.ts';

interface Noticed extends Pick<Member, 'user_id' | 'email'> {}
const subjectOf = ({ user_id, email }: Noticed) => addressHash(`${user_id} ${email}`);

/** Claims the one notice per day that this person may get from this owner. Returns false if it is already claimed. */
export const claimDailyNotice = (member: Noticed, table: Table, now: Date): Promise<boolean> =>
  rateStore(table).consume(subjectOf(member), MEMBER_NOTICE_RATES, now);

/** Releases the claim of a notice that cannot be sent, so that a later addition on the same day tries again. */
export const releaseDailyNotice = (member: Noticed, table: Table): Promise<void> =>
  rateStore(table).forget(subjectOf(member), MEMBER_NOTICE_RATES);
