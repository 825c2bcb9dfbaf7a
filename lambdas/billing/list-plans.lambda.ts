import { tableReader } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { listPlans } from './functions.ts';
import { listedPlan } from './listed-plan.ts';
import { planReader } from './plan.store.ts';

export const handler = handle(listPlans, { 'table:read': tableReader }, async (_, use) => ({
  plans: (await planReader(use['table:read']).active()).map(listedPlan),
}));
