import { table } from '../../adapters/table.ts';
import { Problem } from '../../contract/problem.ts';
import { handle } from '../../runtime/handle.ts';
import { integrationStore } from '../../websites/integration.store.ts';
import { disconnectIntegration } from '../functions.ts';
import { disconnect } from './disconnect.protocol.ts';

export const handler = handle(
  disconnectIntegration,
  { table },
  async ({ body, owner, now }, use) => {
    const known = (await integrationStore(use.table).of(owner.id)).find(({ id }) => id === body.id);
    if (!known) throw new Problem('not-found');
    await disconnect(known, use.table, now);
    return { success: true };
  },
);
