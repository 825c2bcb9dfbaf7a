import { profileReader } from '../accounts/profile/profile-reader.store.ts';
import { tableReader } from '../adapters/table.ts';
import type { MemberMail } from '../contract/team.ts';
import { rhythmReader, suppressionReader } from '../emails/delivery/recipient-settings.store.ts';
import { handle } from '../runtime/handle.ts';
import { addressHash } from '../runtime/seal.ts';
import { listTeamMembers } from './functions.ts';
import { teamReader } from './team.store.ts';

export const handler = handle(
  listTeamMembers,
  { 'table:read': tableReader },
  async ({ owner }, use) => {
    const table = use['table:read'];
    const [members, profile, suppressions, rhythms] = await Promise.all([
      teamReader(table).of(owner.id),
      profileReader(table).find(owner.id),
      suppressionReader(table).of(owner.id),
      rhythmReader(table).of(owner.id),
    ]);
    const reasons = new Map(suppressions.map(({ hash, reason }) => [hash, reason]));
    const mailOf = (email: string): MemberMail => reasons.get(addressHash(email)) ?? 'active';
    const rhythmOf = (email: string) => rhythms.get(addressHash(email)) ?? 'daily';
    return {
      members: members.map((member) => ({
        ...member,
        mail: mailOf(member.email),
        rhythm: rhythmOf(member.email),
      })),
      owner_since: profile?.created_at ?? null,
      owner_mail: profile ? mailOf(profile.email) : 'active',
      owner_rhythm: profile ? rhythmOf(profile.email) : 'daily',
    };
  },
);
