import { requireVerifiedEmail } from '../../accounts/profile/require-verified-email.protocol.ts';
import { rateStore } from '../../accounts/rate/rate.store.ts';
import { table } from '../../adapters/table.ts';
import { CONNECTED_WEBSITE_RATES } from '../../contract/rates.ts';
import { handle } from '../../runtime/handle.ts';
import { integrationStore } from '../../websites/integration.store.ts';
import { integrationToActivate } from '../../websites/integration.ts';
import { saveIntegration } from '../functions.ts';
import { connectWebsite } from './connect-website.protocol.ts';

const limit = { rates: CONNECTED_WEBSITE_RATES, problem: 'website-limit' } as const;

export const handler = handle(saveIntegration, { table }, async ({ body, owner, now }, use) => {
  await requireVerifiedEmail(use.table, owner.id);
  const integrations = await integrationStore(use.table).of(owner.id);
  const selected = integrationToActivate(integrations, body.domain, now);
  await rateStore(use.table).enforce(owner.id, limit, now);
  return { integration: await connectWebsite(selected, body.website_analysis, use.table, now) };
});
