import { expect, test } from 'vitest';
import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import {
  rhythmStore,
  suppressionStore,
} from '../../lambdas/emails/delivery/recipient-settings.store.ts';
import { addressHash } from '../../lambdas/runtime/seal.ts';
import { addMember } from '../../lambdas/team/add-member.protocol.ts';
import { teamStore } from '../../lambdas/team/team.store.ts';
import { subscribed } from '../factories/subscribed.ts';
import { memoryTable } from '../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
const LATER = new Date('2026-11-25T09:00:00Z');
const LEA = 'lea@bücher.example';
const AT = NOW.toISOString();

async function verifiedOwner(plan: string) {
  const { table } = memoryTable();
  await profileStore(table).createOnce({ id: 'ann', email: 'ann@example.com' }, NOW);
  await profileStore(table).markVerified('ann', NOW);
  await subscribed(table, 'ann', NOW, plan);
  const add = async (email: string, { job_role = 'Developer', now = LATER, id = email } = {}) => {
    const { member } = await addMember({ id, ownerId: 'ann', email, job_role }, table, now);
    return member;
  };
  const settings = async () => {
    const [suppression] = await suppressionStore(table).of('ann');
    const members = await teamStore(table).of('ann');
    return { members, suppression, rhythms: await rhythmStore(table).of('ann') };
  };
  return { table, add, settings };
}

async function configuredMember() {
  const owner = await verifiedOwner('Growth');
  const member = await owner.add(LEA, { job_role: 'Shop manager', now: NOW });
  const hash = addressHash(member.email);
  await rhythmStore(owner.table).set('ann', hash, 'mondays');
  await suppressionStore(owner.table).add({ ownerId: 'ann', hash, reason: 'unsubscribed', at: AT });
  return { ...owner, member };
}

const spellings = [LEA, ' LEA@BÜCHER.example', 'lea@xn--bcher-kva.example'];

test.each(spellings)(
  'adding a member again as %s changes none of their settings',
  async (email) => {
    const { add, settings } = await configuredMember();
    const before = await settings();
    await expect(add(email)).rejects.toMatchObject({ code: 'duplicate-email' });
    expect(await settings()).toEqual(before);
    expect(before.members).toMatchObject([{ job_role: 'Shop manager', date_added: AT }]);
  },
);

test.each(spellings)(
  'a member who is removed and added again as %s gets emails as before',
  async (email) => {
    const { table, add, settings, member } = await configuredMember();
    const before = await settings();
    await teamStore(table).remove('ann', member.id);
    const again = await add(email);
    expect(addressHash(again.email)).toBe(addressHash(member.email));
    const { rhythms, suppression } = await settings();
    expect({ rhythms, suppression }).toMatchObject({
      rhythms: before.rhythms,
      suppression: before.suppression,
    });
  },
);

test('a person who is added twice at the same time is one member', async () => {
  const { add, settings } = await verifiedOwner('Growth');
  const results = await Promise.allSettled(
    spellings.map((email, id) => add(email, { id: `${id}` })),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect((await settings()).members).toHaveLength(1);
});

test('the last seat is taken once by concurrent additions [TEAM-17]', async () => {
  const { add, settings } = await verifiedOwner('Starter');
  await add('one@example.com');
  const results = await Promise.allSettled(
    ['two', 'three'].map((name) => add(`${name}@example.com`)),
  );
  const failures = results.flatMap((each) =>
    each.status === 'rejected' ? [each.reason.code] : [],
  );
  expect(failures).toEqual(['team-full']);
  expect((await settings()).members).toHaveLength(2);
});
