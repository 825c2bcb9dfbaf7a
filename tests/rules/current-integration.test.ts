import { expect, test } from 'vitest';
import { integrationStore } from '../../lambdas/websites/integration.store.ts';
import {
  currentIntegrations,
  type Integration,
  integrationForTag,
  newIntegration,
} from '../../lambdas/websites/integration.ts';
import { memoryTable } from '../fakes/memory-table/memory-table.ts';

/** An integration, identified by its day. */
const of = (created_at: string, state: 'active' | 'pending' | 'ended') =>
  ({
    created_at,
    is_active: state === 'active',
    ...(state === 'ended' && { disconnected_at: created_at }),
  }) as Integration;
const day = (each: Integration | null | undefined) => each?.created_at ?? null;

test.each([
  ['none', [], null, null, null],
  ['one that is set up', [of('2', 'pending')], null, '2', '2'],
  ['an active one', [of('2', 'active')], '2', null, '2'],
  ['a newer one that is set up', [of('3', 'pending'), of('2', 'active')], '2', '3', '2'],
  ['an older one that is set up', [of('3', 'active'), of('2', 'pending')], '3', null, '3'],
  ['the newest of two active ones', [of('3', 'active'), of('2', 'active')], '3', null, '3'],
  ['an ended one', [of('3', 'ended'), of('2', 'pending')], null, '2', '2'],
  ['ended ones only', [of('3', 'ended'), of('2', 'ended')], null, null, '3'],
] as const)(
  'of %s the account shows, and a tag selects, the right one',
  (_, all, active, pending, tag) => {
    const shown = currentIntegrations(all);
    expect([day(shown.integration), day(shown.pending)]).toEqual([active, pending]);
    expect(day(integrationForTag(all))).toBe(tag);
  },
);

test('of two websites that are connected in two tabs at the same time, one stays connected', async () => {
  const store = integrationStore(memoryTable().table);
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 9, minute));
  const appOrigin = 'https://app.example.com';
  const [shop, blog] = ['shop', 'blog'].map((id, minute) =>
    newIntegration({ appOrigin, id, ownerId: 'ann', domain: `${id}.example` }, at(minute)),
  ) as [Integration, Integration];
  await store.add(shop);
  await store.add(blog);
  const saved = await Promise.all([
    store.activate(shop, 'A shop', at(5)),
    store.activate(blog, 'A blog', at(5)),
  ]);
  const active = (await store.of('ann')).filter(({ is_active }) => is_active);
  expect(active.map(({ id }) => id)).toEqual(['blog']);
  expect(saved.map(({ is_active }) => is_active)).toEqual([false, true]);
});
