import { randomUUID } from 'node:crypto';
import { rateStore } from '../accounts/rate/rate.store.ts';
import { mail } from '../adapters/mail.ts';
import { signing } from '../adapters/signing.ts';
import { table } from '../adapters/table.ts';
import { MEMBER_NOTICE_RATES } from '../contract/rates.ts';
import { handle } from '../runtime/handle.ts';
import { addressHash } from '../runtime/seal.ts';
import { addMember } from './add-member.protocol.ts';
import { addTeamMember } from './functions.ts';
import { noticeTo } from './notice.protocol.ts';

export const handler = handle(
  addTeamMember,
  { table, mail, signing },
  async ({ body, owner, now }, use) => {
    const { member, adder } = await addMember(
      { ...body, id: randomUUID(), ownerId: owner.id },
      use.table,
      now,
    );
    const recipient = addressHash(`${owner.id} ${member.email}`);
    if (await rateStore(use.table).admits(recipient, MEMBER_NOTICE_RATES, now)) {
      await noticeTo(member, adder, use);
    }
    return { member };
  },
);
