import { expect, onTestFinished, test, vi } from 'vitest';
import { push } from '../../lambdas/live/push.protocol.ts';
import { log } from '../../lambdas/runtime/log.ts';

const NOW = new Date('2026-11-29T09:00:00Z');
const startedAt = new Date(NOW.getTime() - 3_600_000);
const change = (ownerId: string, subject: 'profile' | 'team' = 'profile') =>
  ({ ownerId, subject, change: 'update' }) as const;

/** Owners with two open pages each. Pages whose id contains `hung` never get an answer, those with `gone` are closed. */
function world(ids: Readonly<Record<string, readonly string[]>>) {
  const sent: string[] = [];
  const removed: string[] = [];
  const connections = {
    of: vi.fn(async (ownerId: string) =>
      (ids[ownerId] ?? []).map((connectionId) => ({ connectionId, startedAt })),
    ),
    remove: async (id: string) => void removed.push(id),
  };
  const live = {
    async send(id: string, message: unknown) {
      sent.push(`${id} ${(message as { subject: string }).subject}`);
      if (id.includes('hung')) await new Promise(() => {});
      return !id.includes('gone');
    },
  };
  return { use: { connections, live }, sent, removed };
}

test('a page that hangs delays no other page, of its owner or of another one', async () => {
  const { use, sent } = world({ ann: ['hung', 'ann-1'], bob: ['bob-1'] });
  void push([change('ann'), change('bob')], use, NOW);
  await vi.waitFor(() =>
    expect(sent).toEqual(expect.arrayContaining(['ann-1 profile', 'bob-1 profile'])),
  );
});

test('several changes of one owner take one read, and a closed page gets only the first', async () => {
  const { use, sent, removed } = world({ ann: ['gone', 'ann-1'] });
  await push([change('ann'), change('ann', 'team')], use, NOW);
  expect(use.connections.of).toHaveBeenCalledTimes(1);
  expect(sent.sort()).toEqual(['ann-1 profile', 'ann-1 team', 'gone profile']);
  expect(removed).toEqual(['gone']);
});

test('a page whose connection may still be opening stays, although it is not reached yet', async () => {
  const { use, removed } = world({ ann: ['gone'] });
  const opening = [{ connectionId: 'gone', startedAt: new Date(NOW.getTime() - 1_000) }];
  use.connections.of = vi.fn(async () => opening);
  await push([change('ann')], use, NOW);
  expect(removed).toEqual([]);
});

test('a page that cannot be notified is logged, and fails no other page of its owner', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const { use, sent } = world({ ann: ['broken', 'ann-1'] });
  const send = use.live.send;
  const error = new Error('the API is throttled');
  use.live.send = async (id, message) => {
    if (id === 'broken') throw error;
    return send(id, message);
  };
  await push([change('ann')], use, NOW);
  expect(sent).toEqual(['ann-1 profile']);
  expect(warn).toHaveBeenCalledWith('failed to notify a live connection', { error });
});

test('fails when the pages of one owner could not be read, after it notified those of the others', async () => {
  const { use, sent } = world({ ann: ['ann-1'], bob: ['bob-1'] });
  const { of } = use.connections;
  const error = new Error('the table is throttled');
  use.connections.of = vi.fn(async (ownerId: string) => {
    if (ownerId === 'ann') throw error;
    return of(ownerId);
  });
  await expect(push([change('ann'), change('bob')], use, NOW)).rejects.toBe(error);
  expect(sent).toEqual(['bob-1 profile']);
});
