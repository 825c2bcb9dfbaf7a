import { randomUUID } from 'node:crypto';
import { profileStore } from '../accounts/profile/profile.store.ts';
import { mail } from '../adapters/mail.ts';
import { signing } from '../adapters/signing.ts';
import { table } from '../adapters/table.ts';
import { subscriptionStore } from '../billing/subscription.store.ts';
import { entitlementOf } from '../billing/subscription.ts';
import { MEMBER_RATES } from '../contract/rates.ts';
import { handle } from '../runtime/handle.ts';
import { mustBeVerified, mustBeWithin } from '../websites/set-up.protocol.ts';
import { addTeamMember } from './functions.ts';
import { noticeTo } from './notice.protocol.ts';
import { teamStore } from './team.store.ts';
import { admitted } from './team.ts';

const limit = { rates: MEMBER_RATES, refusal: 'team-limit' } as const;

export const handler = handle(
  addTeamMember,
  { table, mail, signing },
  async ({ body, owner, now }, use) => {
    const team = teamStore(use.table);
    const [profile, members, subscription] = await Promise.all([
      profileStore(use.table).get(owner.id),
      team.of(owner.id),
      subscriptionStore(use.table).find(owner.id),
    ]);
    const { maxTeamMembers } = entitlementOf(subscription, now);
    const typed = admitted({ ...body, ownEmail: profile.email, members, maxTeamMembers });
    await mustBeVerified(use.table, owner.id);
    await mustBeWithin(use.table, limit, owner.id, now);
    const date_added = now.toISOString();
    const member = { id: randomUUID(), user_id: owner.id, date_added, ...typed };
    await team.add(member);
    await noticeTo(member, profile, use);
    return { member };
  },
);
