import { profileStore } from '../accounts/profile/profile.store.ts';
import { scheduler } from '../adapters/scheduler.ts';
import { table } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { integrationStore } from '../websites/integration.store.ts';
import { keepMornings } from './functions.ts';
import { keepMorning } from './mornings/keep-morning.protocol.ts';
import { morningStore } from './mornings/morning.store.ts';
import { zoneStore } from './mornings/zone.store.ts';

const CONCERNS = /^(PROFILE$|INTEGRATION#)/;

/** Follows the table: whoever changes a zone or a website need not know that a report depends on it. */
export const handler = handle(keepMornings, { table, scheduler }, async ({ records }, use) => {
  const changed = records
    .map(({ dynamodb }) => dynamodb?.Keys)
    .filter((keys) => CONCERNS.test(keys?.SK?.S ?? ''))
    .map((keys) => keys?.PK?.S?.replace('OWNER#', '') ?? '');
  for (const ownerId of new Set(changed)) {
    await keepMorning(
      {
        profile: (id) => profileStore(use.table).find(id),
        website: (id) => integrationStore(use.table).latestActive(id),
        mornings: morningStore(use.table),
        zones: zoneStore(use.table),
        scheduler: use.scheduler,
      },
      ownerId,
    );
  }
});
