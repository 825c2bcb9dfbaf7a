import { table } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { saveIntegration } from './functions.ts';
import { integrationStore } from './integration.store.ts';
import { toActivate } from './integration.ts';
import { mustBeVerified } from './set-up.protocol.ts';

export const handler = handle(saveIntegration, { table }, async ({ body, owner, now }, use) => {
  await mustBeVerified(use.table, owner.id);
  const integrations = integrationStore(use.table);
  const chosen = toActivate(await integrations.of(owner.id), body.domain, now);
  return { integration: await integrations.save(chosen, body.website_analysis, now) };
});
