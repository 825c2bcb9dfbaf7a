import { fillKey, itemAs, itemsOf } from '../adapters/items.ts';
import { reading, type Table } from '../adapters/table.ts';
import { activePlans, type CatalogPlan, catalogWith } from './catalog.ts';

const entity = {
  entity: 'plan',
  pk: { template: 'PLANS' },
  sk: { template: 'PLAN#${name}' },
};

/** The plans that operators changed or added with `npm run plans`. All others are built in. */
export const planStore = (table: Table) => ({
  /** Includes retired plans, which may still have subscribers. */
  async all(): Promise<readonly CatalogPlan[]> {
    const changed: CatalogPlan[] = [];
    const values = { pk: entity.pk.template };
    for await (const { PK, SK, ...plan } of itemsOf(table).all('PK = :pk', { values })) {
      changed.push(itemAs<CatalogPlan>(plan));
    }
    return catalogWith(changed);
  },
  async active(): Promise<readonly CatalogPlan[]> {
    return activePlans(await this.all());
  },
  async save(plan: CatalogPlan): Promise<void> {
    const SK = fillKey(entity.sk.template, { name: plan.name });
    await itemsOf(table).put({ PK: entity.pk.template, SK, ...plan });
  },
});

export const planReader = reading(planStore, 'active');
