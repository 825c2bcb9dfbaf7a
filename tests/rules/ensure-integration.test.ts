import { expect, test } from 'vitest';
import { problemDocument } from '../../lambdas/contract/problem.ts';
import { ensureIntegration } from '../../lambdas/websites/ensure-integration.protocol.ts';
import { integrationStore } from '../../lambdas/websites/integration.store.ts';
import { memoryTable } from '../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-28T09:00:00Z');
const facts = (id: string) => ({ id, ownerId: 'ann', appOrigin: 'https://app.example.com' });

test.each([
  ['the same website', ['shop.example', 'shop.example'], ['shop.example']],
  ['two websites', ['shop.example', 'blog.example'], ['blog.example', 'shop.example']],
])('an owner may enter %s twice within a millisecond', async (_, entered, stored) => {
  const { table } = memoryTable();
  const saved = await Promise.all(
    entered.map((url, place) => ensureIntegration(table, url, facts(`${place}`), NOW)),
  );
  expect(saved.map(({ domain }) => domain)).toEqual(entered);
  const domains = (await integrationStore(table).of('ann')).map(({ domain }) => domain);
  expect(domains.toSorted()).toEqual(stored);
});

test('an owner enters at most 50 new websites a day, and still finds those entered before', async () => {
  const { table } = memoryTable();
  const enter = (place: number, day = NOW) => {
    const at = new Date(day.getTime() + place * 1_000);
    return ensureIntegration(table, `shop-${place}.example`, facts(`${place}`), at);
  };
  for (let place = 0; place < 50; place += 1) await enter(place);
  await expect(enter(50)).rejects.toMatchObject({ code: 'website-limit' });
  expect(problemDocument('website-limit').status).toBe(429);
  expect((await enter(7)).domain).toBe('shop-7.example');
  expect(await integrationStore(table).of('ann')).toHaveLength(50);
  const tomorrow = new Date(NOW.getTime() + 86_400_000);
  expect((await enter(50, tomorrow)).domain).toBe('shop-50.example');
});

test('a website counts once even if another one is created at the same instant', async () => {
  const { table } = memoryTable();
  for (let pair = 0; pair < 25; pair += 1) {
    const at = new Date(NOW.getTime() + pair * 1_000);
    const enter = (name: string) =>
      ensureIntegration(table, `${name}-${pair}.example`, facts(`${name}${pair}`), at);
    await Promise.all([enter('shop'), enter('blog')]);
  }
  expect(await integrationStore(table).of('ann')).toHaveLength(50);
});
