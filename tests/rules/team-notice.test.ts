import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import type { Attempt } from '../../lambdas/adapters/mail.ts';
import { suppressionStore } from '../../lambdas/emails/delivery/recipient-settings.store.ts';
import { log } from '../../lambdas/runtime/log.ts';
import { addressHash } from '../../lambdas/runtime/seal.ts';
import { addMember } from '../../lambdas/team/add-member.protocol.ts';
import { claimDailyNotice } from '../../lambdas/team/daily-notice.protocol.ts';
import { sendMemberNotice } from '../../lambdas/team/member-notice.protocol.ts';
import { teamStore } from '../../lambdas/team/team.store.ts';
import { integrationStore } from '../../lambdas/websites/integration.store.ts';
import { newIntegration } from '../../lambdas/websites/integration.ts';
import { subscribed } from '../factories/subscribed.ts';
import { fakeMailer } from '../fakes/mailer.ts';
import { memoryTable } from '../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
const BOB = 'bob@example.com';
const member = {
  ...{ id: 'bob', user_id: 'ann', email: BOB, job_role: 'Developer' },
  date_added: NOW.toISOString(),
};

async function owner(
  names = { first_name: 'Ann', last_name: 'Archer' },
  kind: Attempt['kind'] = 'accepted',
) {
  const { table } = memoryTable();
  await profileStore(table).createOnce({ id: 'ann', email: 'ann@example.com', ...names }, NOW);
  const { mail, sent } = fakeMailer(kind);
  const seal = async () => ({ sign: ({ o, r }: { o: string; r: string }) => `${o}.${r}` });
  const notify = async (signing: { seal: () => Promise<unknown> } = { seal }) => {
    const uses = { table, mail, signing } as never;
    await sendMemberNotice(member, await profileStore(table).get('ann'), uses, NOW);
    return sent;
  };
  const connect = (facts: object) => {
    const site = newIntegration(
      { id: 'site', ownerId: 'ann', domain: 'shop.example', appOrigin: 'https://a.example' },
      NOW,
    );
    return integrationStore(table).add({ ...site, ...facts });
  };
  const add = (email = BOB, job_role = 'Developer') =>
    addMember({ id: email, ownerId: 'ann', email, job_role }, table, NOW);
  return { table, notify, connect, add };
}

test('a new member’s email says who added them, to which website, and how to unsubscribe', async () => {
  const { notify, connect } = await owner();
  await connect({ is_active: true });
  const [mail] = await notify();
  expect(mail).toMatchObject({ to: BOB, tags: { account: 'ann' } });
  expect(mail?.text).toContain('Ann Archer');
  expect(mail?.text).toContain('shop.example');
  expect(mail?.text).toContain(`/m/unsubscribe/ann.${addressHash(BOB)}`);
});

test('an owner without a name is named by the address', async () => {
  const { notify, connect } = await owner({ first_name: '', last_name: '' });
  await connect({ is_active: true });
  const [mail] = await notify();
  expect(`${mail?.subject} ${mail?.text}`).toContain('ann@example.com');
});

test('nothing is sent while no website is recorded', async () => {
  const { notify, connect } = await owner();
  expect(await notify()).toEqual([]);
  await connect({ is_active: false });
  expect(await notify()).toEqual([]);
});

test.each([
  [BOB, 0],
  ['eve@example.com', 1],
])('after %s unsubscribed a new member gets %s mails', async (address, count) => {
  const { table, notify, connect } = await owner();
  await connect({ is_active: true });
  const hash = addressHash(address);
  const facts = { reason: 'unsubscribed', at: NOW.toISOString() } as const;
  await suppressionStore(table).add({ ownerId: 'ann', hash, ...facts });
  expect(await notify()).toHaveLength(count);
});

test.each([
  ['rejected', 'mail-rejected', 0],
  ['deferred', 'added', 1],
  ['unknown', 'added', 1],
] as const)(
  'after an email to a new member that is %s the addition ends as %s',
  async (kind, expected, members) => {
    const { table, notify, connect } = await owner(undefined, kind);
    await connect({ is_active: true });
    await teamStore(table).add(member);
    const outcome = await notify().then(
      () => 'added',
      ({ code }) => code,
    );
    expect(outcome).toBe(expected);
    expect(await teamStore(table).of('ann')).toHaveLength(members);
    // The next addition of a rejected address tries again.
    expect(await claimDailyNotice(member, table, NOW)).toBe(kind === 'rejected');
  },
);

test('a member stays added if the email to them cannot be written, and the cause is logged', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const { table, notify, connect } = await owner();
  await connect({ is_active: true });
  await teamStore(table).add(member);
  const error = new Error('no signing key');
  expect(await notify({ seal: () => Promise.reject(error) })).toEqual([]);
  expect(warn.mock.calls).toEqual([['team-notice-not-sent', { owner: 'ann', error }]]);
  expect(await teamStore(table).of('ann')).toHaveLength(1);
});

test('a member stays added if it is unknown whether they got the email of the day', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const { table, notify, connect } = await owner();
  await connect({ is_active: true });
  await teamStore(table).add(member);
  const error = new Error('the counter cannot be reached');
  const { client } = table;
  const send = client.send.bind(client) as (command: object) => Promise<unknown>;
  client.send = ((command: object) =>
    command instanceof UpdateCommand ? Promise.reject(error) : send(command)) as never;
  expect(await notify()).toEqual([]);
  expect(warn.mock.calls).toEqual([['team-notice-not-sent', { owner: 'ann', error }]]);
  expect(await teamStore(table).of('ann')).toHaveLength(1);
});

test('an owner adds members where the plan has room and the address is verified', async () => {
  const { table, add } = await owner();
  await expect(add()).rejects.toMatchObject({ code: 'team-full' });
  await subscribed(table, 'ann', new Date('2026-11-21T09:00:00Z'));
  await expect(add()).rejects.toMatchObject({ code: 'team-unverified' });
  await profileStore(table).markVerified('ann', NOW);
  const { member, owner: profile } = await add(' bob@example.com ', ' Developer ');
  expect(member).toEqual({ ...member, email: BOB, job_role: 'Developer', user_id: 'ann' });
  expect(profile.id).toBe('ann');
  expect(await teamStore(table).of('ann')).toMatchObject([{ email: BOB }]);
  await expect(add('BOB@example.com')).rejects.toMatchObject({ code: 'duplicate-email' });
});

test('an owner adds at most ten members per day, even if they are removed in between', async () => {
  const { table, add } = await owner();
  await subscribed(table, 'ann', NOW);
  await profileStore(table).markVerified('ann', NOW);
  for (let count = 0; count < 10; count += 1) {
    const { member } = await add(`member-${count}@example.com`);
    await teamStore(table).remove('ann', member.id);
  }
  await expect(add()).rejects.toMatchObject({ code: 'team-limit' });
});

test.each([
  [3, 'added'],
  [4, 'changed-meanwhile'],
])(
  'an addition that loses to %s others at the same instant ends as %s',
  async (others, expected) => {
    const { table } = await owner();
    await subscribed(table, 'ann', NOW);
    await profileStore(table).markVerified('ann', NOW);
    let left = others;
    const send = (command: never) => {
      const isWrite = (command as object).constructor.name === 'TransactWriteCommand';
      if (!isWrite || left === 0) return table.client.send(command);
      left -= 1;
      const CancellationReasons = [{ Code: 'None' }, { Code: 'ConditionalCheckFailed' }];
      const name = 'TransactionCanceledException';
      throw Object.assign(new Error(name), { name, CancellationReasons });
    };
    const busy = { ...table, client: { ...table.client, send } } as typeof table;
    const member = {
      id: 'bob',
      ownerId: 'ann',
      email: BOB,
      job_role: 'Developer',
    };
    const answer = addMember(member, busy, NOW).then(
      () => 'added',
      (problem) => problem.code,
    );
    expect(await answer).toBe(expected);
    expect(left).toBe(0);
  },
);
