import { expect, test } from 'vitest';
import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import {
  rhythmStore,
  suppressionStore,
} from '../../lambdas/emails/delivery/recipient-settings.store.ts';
import { sendPorts } from '../../lambdas/reports/delivery/send-report.protocol.ts';
import { addressHash } from '../../lambdas/runtime/seal.ts';
import { teamStore } from '../../lambdas/team/team.store.ts';
import { subscribed } from '../factories/subscribed.ts';
import { memoryTable } from '../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-20T14:00:00Z');
const [FRIDAY, MONDAY] = ['2026-11-20', '2026-11-23'];
const address = (name: string) => `${name}@archer.example`;

/** Ann's team on the plan Starter, which has three seats. Lea was added first, then Tom, then Eva. */
async function team() {
  const { table } = memoryTable();
  const names = { first_name: 'Ann', last_name: 'Archer' };
  await profileStore(table).createOnce({ id: 'ann', email: address('ann'), ...names }, NOW);
  await subscribed(table, 'ann', NOW, 'Starter');
  for (const [day, name] of ['lea', 'tom', 'eva'].entries()) {
    const added = { date_added: `2026-11-0${day + 1}T09:00:00.000Z`, job_role: 'Developer' };
    await teamStore(table).add({ id: name, user_id: 'ann', email: address(name), ...added });
  }
  const ports = sendPorts({ table, clock: () => NOW } as never);
  const recipients = async (date: string) =>
    (await ports.recipients('ann', date)).map(({ email, role, isWeekly = false }) => [
      email.split('@')[0],
      role,
      isWeekly,
    ]);
  return { table, recipients };
}

test('a report goes to the owner and to the members who were added first, up to the plan’s seats', async () => {
  const { recipients } = await team();
  expect(await recipients(FRIDAY)).toEqual([
    ['ann', 'owner', false],
    ['lea', 'member', false],
    ['tom', 'member', false],
  ]);
});

test('a report goes to no suppressed address, and to a weekly reader on Mondays only', async () => {
  const { table, recipients } = await team();
  const hash = addressHash(address('lea'));
  const at = NOW.toISOString();
  await suppressionStore(table).add({ ownerId: 'ann', hash, reason: 'unsubscribed', at });
  await rhythmStore(table).set('ann', addressHash(address('tom')), 'mondays');
  expect(await recipients(FRIDAY)).toEqual([['ann', 'owner', false]]);
  expect(await recipients(MONDAY)).toEqual([
    ['ann', 'owner', false],
    ['tom', 'member', true],
  ]);
});
