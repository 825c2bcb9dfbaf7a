import { expect, test } from 'vitest';
import {
  rhythmStore,
  type Suppression,
  suppressionStore,
} from '../../../lambdas/emails/delivery/recipient-settings.store.ts';
import { applyChoice } from '../../../lambdas/team/unsubscribe/recipient-choice.protocol.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const READER = { ownerId: 'ann', hash: 'bob' };
const at = '2026-11-22T09:00:00.000Z';
const later = new Date('2026-11-23T09:00:00Z');

function recipient(...reasons: Suppression['reason'][]) {
  const { table } = memoryTable();
  const suppressions = suppressionStore(table);
  return {
    choose: async (choice: Parameters<typeof applyChoice>[1]) => {
      for (const reason of reasons) await suppressions.add({ ...READER, reason, at });
      return applyChoice(READER, choice, table, later);
    },
    state: async () => ({
      reasons: (await suppressions.of('ann')).map(({ reason }) => reason),
      rhythm: (await rhythmStore(table).of('ann')).get('bob'),
    }),
  };
}

test.each([
  { reasons: ['unsubscribed', 'bounced'], stored: 'bounced' },
  { reasons: ['unsubscribed', 'complained'], stored: 'complained' },
  { reasons: ['bounced', 'complained'], stored: 'bounced' },
  { reasons: ['complained', 'bounced'], stored: 'complained' },
  { reasons: ['bounced', 'unsubscribed'], stored: 'bounced' },
] as const)(
  'after $reasons.0, then $reasons.1, the address stays $stored',
  async ({ reasons, stored }) => {
    const { choose, state } = recipient(...reasons);
    expect(await choose('none')).toBe('none');
    expect((await state()).reasons).toEqual([stored]);
  },
);

test.each(['bounced', 'complained'] as const)(
  'a recipient whose address %s cannot turn reports on again, and the page does not claim it',
  async (reason) => {
    for (const choice of ['resume', 'weekdays', 'mondays'] as const) {
      const { choose, state } = recipient('unsubscribed', reason);
      expect(await choose(choice)).toBe('closed');
      expect(await state()).toEqual({ reasons: [reason], rhythm: undefined });
    }
  },
);

test('a recipient who unsubscribed gets reports again, also by choosing some days only', async () => {
  for (const [choice, rhythm] of [
    ['resume', undefined],
    ['weekdays', 'weekdays'],
    ['mondays', 'mondays'],
  ] as const) {
    const { choose, state } = recipient('unsubscribed');
    expect(await choose(choice)).toBe(choice);
    expect(await state()).toEqual({ reasons: [], rhythm });
  }
});

test.each([
  ['daily reports', [], false],
  ['no reports after an unsubscription', ['unsubscribed'], true],
  ['no reports after a bounce, which the page cannot undo', ['unsubscribed', 'bounced'], false],
] as const)('a recipient with %s can turn them on again: %s %s', async (_, reasons, can) => {
  const { table } = memoryTable();
  const suppressions = suppressionStore(table);
  await suppressions.add({ ...READER, hash: 'eve', reason: 'unsubscribed', at });
  for (const reason of reasons) await suppressions.add({ ...READER, reason, at });
  expect(await suppressions.hasUnsubscribed('ann', 'bob')).toBe(can);
});

test('an unsubscription keeps its time when it is repeated', async () => {
  const { table } = memoryTable();
  await applyChoice(READER, 'none', table, new Date(at));
  await applyChoice(READER, 'none', table, later);
  expect(await suppressionStore(table).of('ann')).toEqual([
    { ...READER, reason: 'unsubscribed', at },
  ]);
});
