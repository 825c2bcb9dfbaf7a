import { table } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { listPlans } from './functions.ts';
import { listed } from './listed-plan.ts';
import { planStore } from './plan.store.ts';

export const handler = handle(listPlans, { table }, async (_, use) => ({
  plans: (await planStore(use.table).active()).map(listed),
}));
