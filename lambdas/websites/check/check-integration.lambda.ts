import { randomUUID } from 'node:crypto';
import { requireVerifiedEmail } from '../../accounts/profile/require-verified-email.protocol.ts';
import { rateStore } from '../../accounts/rate/rate.store.ts';
import { addresses } from '../../adapters/addresses.ts';
import { pageReader } from '../../adapters/page-reader.ts';
import { table } from '../../adapters/table.ts';
import { isInstalled } from '../../contract/integration-check.ts';
import { CHECK_RATES } from '../../contract/rates.ts';
import { handle } from '../../runtime/handle.ts';
import { ensureIntegration } from '../ensure-integration.protocol.ts';
import { checkIntegration } from '../functions.ts';
import { integrationStore } from '../integration.store.ts';
import { checkInstallation } from './check-installation.protocol.ts';
import { pageLeaseStore } from './page-lease.store.ts';

const limit = { rates: CHECK_RATES, problem: 'check-limit' } as const;

export const handler = handle(
  checkIntegration,
  { table, 'page-reader': pageReader, addresses },
  async ({ body, owner, now }, use) => {
    await requireVerifiedEmail(use.table, owner.id);
    const { appOrigin } = use.addresses;
    const facts = { id: randomUUID(), ownerId: owner.id, ...use.addresses };
    const integration = await ensureIntegration(use.table, body.websiteUrl, facts, now);
    await rateStore(use.table).enforce(owner.id, limit, now);
    const ports = {
      reader: use['page-reader'],
      leases: pageLeaseStore(use.table),
      integrations: integrationStore(use.table),
    };
    const { stage, findings } = await checkInstallation(integration, appOrigin, now, ports);
    const userIdMismatch = stage === 'other-account';
    const success = isInstalled(stage);
    return { success, userIdMismatch, stage, findings, checked_at: now.toISOString() };
  },
);
