import { readPage } from '../adapters/page.ts';
import type { Web } from '../adapters/safe-fetch.ts';
import { addressesOf } from '../contract/rules/domain.ts';
import { judge, type Look, type Verdict } from './installation-check.ts';
import type { integrationStore } from './integration.store.ts';
import type { Integration } from './integration.ts';

/** Reads the website's first page, as facts. */
export async function readWebsite(web: Web, domain: string): Promise<Look['reading']> {
  const reading = await web.read(...addressesOf(domain));
  if (reading.kind !== 'page') return reading;
  const { html, ...answer } = reading;
  return { ...answer, facts: readPage(html, answer.url) };
}

/** Looks at the website, then keeps what was found: what a later save trusts is written before anybody is told. */
export async function lookAtInstallation(
  integration: Integration,
  appOrigin: string,
  now: Date,
  { web, integrations }: { web: Web; integrations: ReturnType<typeof integrationStore> },
): Promise<Verdict> {
  const verdict = judge(
    {
      domain: integration.domain,
      visitorId: integration.visitor_id,
      appOrigin,
      reading: await readWebsite(web, integration.domain),
      firstSeenAt: integration.first_seen_at,
      lastSeenAt: integration.last_seen_at,
      tagSeenAt: integration.tag_seen_at,
      missedAt: integration.check_stage === 'tag-missing' ? integration.checked_at : undefined,
    },
    now,
  );
  const at = now.toISOString();
  const isMissing = verdict.stage === 'tag-missing' || verdict.stage === 'other-account';
  await integrations.observe(
    integration,
    {
      check_stage: verdict.stage,
      checked_at: at,
      ...(verdict.isTagSeen && { tag_seen_at: at }),
      ...(isMissing && { tag_missing_since: integration.tag_missing_since ?? at }),
    },
    verdict.isTagSeen || verdict.stage === 'working',
  );
  return verdict;
}
