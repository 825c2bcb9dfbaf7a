import { itemsOf } from '../adapters/items.ts';
import type { Table } from '../adapters/table.ts';
import { type Plan, plans } from '../contract/plans.ts';

const entity = {
  entity: 'plan',
  pk: { template: 'PLANS' },
  sk: { template: 'PLAN#${price}#${name}' },
};

/** The catalogue, less what an operator switched off: an item `PLANS / PLAN#price#name` with `is_active` false. */
export const planStore = (table: Table) => ({
  async active(): Promise<readonly Plan[]> {
    const question = { values: { pk: entity.pk.template }, when: '#is_active = :off' };
    const off = new Set<unknown>();
    const values = { ...question.values, off: false };
    for await (const item of itemsOf(table).all('PK = :pk', { ...question, values }))
      off.add(item.name);
    return plans.filter(({ name }) => !off.has(name));
  },
});
