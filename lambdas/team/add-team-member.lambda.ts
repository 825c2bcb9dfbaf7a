import { randomUUID } from 'node:crypto';
import { mail } from '../adapters/mail.ts';
import { signing } from '../adapters/signing.ts';
import { table } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { addMember } from './add-member.protocol.ts';
import { addTeamMember } from './functions.ts';
import { sendMemberNotice } from './member-notice.protocol.ts';

export const handler = handle(
  addTeamMember,
  { table, mail, signing },
  async ({ body, owner, now }, use) => {
    const { member, owner: profile } = await addMember(
      { ...body, id: randomUUID(), ownerId: owner.id },
      use.table,
      now,
    );
    await sendMemberNotice(member, profile, use, now);
    return { member };
  },
);
