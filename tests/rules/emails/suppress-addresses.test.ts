import { expect, test } from 'vitest';
import { addressStore } from '../../../lambdas/accounts/profile/address.store.ts';
import { profileStore } from '../../../lambdas/accounts/profile/profile.store.ts';
import { suppressionStore } from '../../../lambdas/emails/delivery/recipient-settings.store.ts';
import { suppressAddresses } from '../../../lambdas/reports/delivery/suppress-addresses.protocol.ts';
import { addressHash } from '../../../lambdas/runtime/seal.ts';
import { teamStore } from '../../../lambdas/team/team.store.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
const timestamp = NOW.toISOString();

async function accounts() {
  const { table } = memoryTable();
  for (const id of ['ann', 'bob']) {
    const email = `${id}@example.com`;
    await profileStore(table).createOnce({ id, email, first_name: id, last_name: 'X' }, NOW);
    await addressStore(table).claim(email, id);
  }
  const of = async (ownerId: string) =>
    (await suppressionStore(table).of(ownerId)).map(({ hash, reason, at }) => [hash, reason, at]);
  return { table, of };
}

test('a bounce stops reports of the account in the email’s tag', async () => {
  const { table, of } = await accounts();
  const mail = { timestamp, tags: { account: ['ann'] }, destination: ['bob@example.com'] };
  await suppressAddresses(table, mail, 'bounced');
  expect(await of('ann')).toEqual([[addressHash('bob@example.com'), 'bounced', timestamp]]);
  expect(await of('bob')).toEqual([]);
});

test('without a tag a bounce applies to the owner of each address', async () => {
  const { table, of } = await accounts();
  const destination = ['eve@example.com', 'bob@example.com', 'ann@example.com'];
  await suppressAddresses(table, { timestamp, destination }, 'complained');
  expect(await of('ann')).toEqual([[addressHash('ann@example.com'), 'complained', timestamp]]);
  expect(await of('bob')).toEqual([[addressHash('bob@example.com'), 'complained', timestamp]]);
  await suppressAddresses(table, { timestamp }, 'complained');
});

test('a bounce of an address whose domain has other letters stops reports to that member', async () => {
  const { table, of } = await accounts();
  const member = { id: 'lea', user_id: 'ann', email: 'Lea@bücher.example', job_role: 'x' };
  await teamStore(table).add({ ...member, date_added: timestamp });
  const destination = ['Lea@xn--bcher-kva.example'];
  await suppressAddresses(table, { timestamp, tags: { account: ['ann'] }, destination }, 'bounced');
  expect(await of('ann')).toEqual([[addressHash(member.email), 'bounced', timestamp]]);
});

test('nothing is written for a deleted account', async () => {
  const { table, of } = await accounts();
  const mail = { timestamp, tags: { account: ['gone'] }, destination: ['ann@example.com'] };
  await suppressAddresses(table, mail, 'bounced');
  expect([await of('gone'), await of('ann')]).toEqual([[], []]);
});
