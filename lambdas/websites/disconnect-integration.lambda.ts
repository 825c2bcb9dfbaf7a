import { table } from '../adapters/table.ts';
import { Problem } from '../contract/problem.ts';
import { handle } from '../runtime/handle.ts';
import { disconnectIntegration } from './functions.ts';
import { integrationStore } from './integration.store.ts';

/** Ends recording: no visit starts after this, and what was recorded stays readable. */
export const handler = handle(
  disconnectIntegration,
  { table },
  async ({ body, owner, now }, use) => {
    const integrations = integrationStore(use.table);
    const known = (await integrations.of(owner.id)).find(({ id }) => id === body.id);
    if (!known) throw new Problem('not-found');
    if (!known.disconnected_at || known.is_active) await integrations.disconnect(known, now);
    return { success: true };
  },
);
