import { randomUUID } from 'node:crypto';
import { rateStore } from '../../accounts/rate/rate.store.ts';
import { addresses } from '../../adapters/addresses.ts';
import { languageModel } from '../../adapters/language-model.ts';
import { pageReader } from '../../adapters/page-reader.ts';
import { table } from '../../adapters/table.ts';
import { Problem } from '../../contract/problem.ts';
import { ANALYSIS_RATES } from '../../contract/rates.ts';
import { handle } from '../../runtime/handle.ts';
import { readWebsite } from '../check/check-installation.protocol.ts';
import { isErrorPage } from '../check/installation-check.ts';
import { pageLeaseStore } from '../check/page-lease.store.ts';
import { ensureIntegration } from '../ensure-integration.protocol.ts';
import { analyzeWebsite } from '../functions.ts';
import { integrationStore } from '../integration.store.ts';
import { describeWebsite } from './describe-website.protocol.ts';
import { analyze } from './website-analysis.ts';

const limit = { rates: ANALYSIS_RATES, problem: 'analysis-limit' } as const;

export const handler = handle(
  analyzeWebsite,
  { table, 'page-reader': pageReader, addresses, 'language-model': languageModel },
  async ({ body, owner, now }, use) => {
    const facts = { id: randomUUID(), ownerId: owner.id, ...use.addresses };
    const integration = await ensureIntegration(use.table, body.websiteUrl, facts, now);
    await rateStore(use.table).enforce(owner.id, limit, now);
    const ports = { reader: use['page-reader'], leases: pageLeaseStore(use.table) };
    const reading = await readWebsite(integration.domain, now, ports);
    if (reading.kind !== 'page' || isErrorPage(reading)) throw new Problem('analysis-failed');
    const analysis = analyze(reading.facts, integration.domain);
    const { platform, goal } = analysis;
    const text = await describeWebsite(use['language-model'], reading.facts, analysis);
    const description = { website_analysis: text, platform, ...(goal && { goal }) };
    await integrationStore(use.table).describe(integration, description);
    return { aiSummary: text, platform, goal };
  },
);
