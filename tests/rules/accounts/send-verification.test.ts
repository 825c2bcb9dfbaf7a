import { expect, test } from 'vitest';
import { addressStore } from '../../../lambdas/accounts/profile/address.store.ts';
import { profileStore } from '../../../lambdas/accounts/profile/profile.store.ts';
import { sendVerificationTo } from '../../../lambdas/accounts/verification/send-verification.protocol.ts';
import { verificationTokenStore } from '../../../lambdas/accounts/verification/verification-token.store.ts';
import { VERIFICATION_MAIL_RATES } from '../../../lambdas/contract/rates.ts';
import { fingerprint } from '../../../lambdas/runtime/seal.ts';
import { fakeMailer } from '../../fakes/mailer.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const ADDRESS = 'ann@example.com';
const names = { first_name: 'Ann', last_name: 'Archer' };

function world({ email = ADDRESS, owners = ['ann'] } = {}) {
  const { table } = memoryTable();
  const { mail, sent } = fakeMailer();
  const pool = {
    find: async (id: string) => (owners.includes(id) ? { id, email, ...names } : undefined),
  } as never;
  const send = (about: { network?: string; address?: string; ownerId?: string }, now = NOW) =>
    sendVerificationTo({ ownerId: 'ann', address: ADDRESS, ...about }, now, { table, pool, mail });
  return { table, sent, send };
}

test('a verification email goes to the account’s address, and its link is in the table as a fingerprint', async () => {
  const { table, sent, send } = world({ email: 'Ann@Example.com' });
  await send({ network: 'home' });
  expect(sent.map(({ to }) => to)).toEqual([ADDRESS]);
  const secret = sent[0]?.text.match(/token=([\w-]+)/)?.[1] ?? '';
  const [token] = await verificationTokenStore(table).of('ann');
  expect(token).toMatchObject({ address: ADDRESS, fingerprint: fingerprint(secret) });
  expect(await addressStore(table).ownerOf(ADDRESS)).toBe('ann');
});

test.each([
  ['that does not exist', { ownerId: 'eve' }],
  ['with another address', { address: 'eve@example.com' }],
])('an account %s gets no verification email and uses up no attempt', async (_, about) => {
  const { sent, send } = world();
  for (let time = 0; time < 3; time += 1) await send(about);
  expect(sent).toEqual([]);
  await send({});
  expect(sent).toHaveLength(1);
});

test('a verified account and one whose profile has another address get no verification email', async () => {
  const { table, sent, send } = world();
  await profileStore(table).createOnce({ id: 'ann', email: ADDRESS, ...names }, NOW);
  await profileStore(table).markVerified('ann', NOW);
  await send({});
  const moved = world({ email: 'new@example.com' });
  await profileStore(moved.table).createOnce({ id: 'ann', email: ADDRESS, ...names }, NOW);
  await moved.send({ address: 'new@example.com' });
  expect([...sent, ...moved.sent]).toEqual([]);
});

test('an address gets one verification email per minute and five per day', async () => {
  const { sent, send } = world();
  await send({});
  await send({});
  expect(sent).toHaveLength(1);
  for (let minute = 1; minute < 10; minute += 1) await send({}, minutesLater(minute));
  expect(sent).toHaveLength(5);
});

test('a network over its limit gets no email, while other networks do', async () => {
  const { sent, send } = world();
  const [{ limit } = { limit: 0 }] = VERIFICATION_MAIL_RATES.ip;
  for (let time = 0; time < limit; time += 1)
    await send({ network: 'busy', address: 'eve@example.com' });
  await send({ network: 'busy' });
  expect(sent).toEqual([]);
  await send({ network: 'home' });
  expect(sent).toHaveLength(1);
});

test('a used link deletes the account’s other unused links, even while the table processes no batches', async () => {
  const { table, send } = world();
  for (const minutes of [0, 10, 20]) await send({}, minutesLater(minutes));
  const { client } = table;
  const busy = async (command: {
    constructor: { name: string };
    input: { RequestItems: object };
  }) =>
    command.constructor.name === 'BatchWriteCommand'
      ? { UnprocessedItems: command.input.RequestItems }
      : client.send(command as never);
  const tokens = verificationTokenStore({ ...table, client: { ...client, send: busy } as never });
  const [used] = await tokens.of('ann');
  await tokens.forgetOthers(used as NonNullable<typeof used>);
  expect(await tokens.of('ann')).toEqual([used]);
});
