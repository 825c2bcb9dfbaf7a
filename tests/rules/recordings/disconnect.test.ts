import { expect, test } from 'vitest';
import { disconnect } from '../../../lambdas/recordings/disconnect/disconnect.protocol.ts';
import { integrationStore } from '../../../lambdas/websites/integration.store.ts';
import { type Integration, newIntegration } from '../../../lambdas/websites/integration.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
const LATER = new Date('2026-11-22T10:00:00Z');

test.each([
  ['a recorded website', true],
  ['a website that is being set up', false],
])(
  '%s is disconnected at the first call, and a second one changes nothing',
  async (_, isActive) => {
    const { table } = memoryTable();
    const store = integrationStore(table);
    const appOrigin = 'https://a.example';
    const facts = { id: 'site', ownerId: 'ann', domain: 'shop.example', appOrigin };
    await store.add({ ...newIntegration(facts, NOW), is_active: isActive });
    const site = async () => (await store.of('ann'))[0] as Integration;
    await disconnect(await site(), table, NOW);
    const ended = { is_active: false, disconnected_at: NOW.toISOString() };
    expect(await site()).toMatchObject(ended);
    await disconnect(await site(), table, LATER);
    expect(await site()).toMatchObject(ended);
  },
);
