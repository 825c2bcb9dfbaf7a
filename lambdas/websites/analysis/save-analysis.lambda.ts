import { table } from '../../adapters/table.ts';
import { Problem } from '../../contract/problem.ts';
import { handle } from '../../runtime/handle.ts';
import { saveAnalysis } from '../functions.ts';
import { integrationStore } from '../integration.store.ts';

export const handler = handle(saveAnalysis, { table }, async ({ body, owner }, use) => {
  const integrations = integrationStore(use.table);
  const existing = (await integrations.of(owner.id)).find(({ id }) => id === body.id);
  if (!existing) throw new Problem('not-found');
  await integrations.describe(existing, { website_analysis: body.website_analysis });
  return { success: true };
});
