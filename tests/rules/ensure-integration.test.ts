import { expect, test } from 'vitest';
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
