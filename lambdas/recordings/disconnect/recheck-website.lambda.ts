import { addresses } from '../../adapters/addresses.ts';
import { mail } from '../../adapters/mail.ts';
import { pageReader } from '../../adapters/page-reader.ts';
import { table } from '../../adapters/table.ts';
import { handle } from '../../runtime/handle.ts';
import { hasChangedHands } from '../../websites/check/changed-hands.ts';
import { checkInstallation } from '../../websites/check/check-installation.protocol.ts';
import { withCurrentTag } from '../../websites/check/current-tag.protocol.ts';
import { mailAboutOutdatedTag } from '../../websites/check/outdated-tag.protocol.ts';
import { pageLeaseStore } from '../../websites/check/page-lease.store.ts';
import { integrationStore } from '../../websites/integration.store.ts';
import { recheckWebsite } from '../functions.ts';
import { disconnect } from './disconnect.protocol.ts';

/** Detects a missing tag, which the next report mentions, and disconnects a domain that changed hands. */
export const handler = handle(
  recheckWebsite,
  { table, 'page-reader': pageReader, addresses, mail },
  async ({ message: { ownerId }, now }, use) => {
    const integrations = integrationStore(use.table);
    const found = await integrations.latestActive(ownerId);
    if (!found) return;
    const { appOrigin } = use.addresses;
    const integration = await withCurrentTag(found, appOrigin, integrations);
    const outcome = await mailAboutOutdatedTag(integration, use);
    const ports = {
      reader: use['page-reader'],
      leases: pageLeaseStore(use.table),
      integrations,
    };
    const verdict = await checkInstallation(integration, appOrigin, now, ports);
    if (hasChangedHands(verdict, integration.tag_missing_since, now)) {
      await disconnect(integration, use.table, now);
    }
    if (outcome === 'not-sent')
      throw new Error(`The email service deferred the outdated-tag email to ${ownerId}`);
  },
);
