import type { PageReader } from '../../adapters/page-reader.ts';
import { Problem } from '../../contract/problem.ts';
import type { readingStore } from '../analysis/reading.store.ts';
import type { integrationStore } from '../integration.store.ts';
import type { Integration } from '../integration.ts';
import { type CheckVerdict, verdictOn, type WebsiteReading } from './installation-check.ts';

interface ReadPorts {
  readonly reader: PageReader;
  readonly readings: ReturnType<typeof readingStore>;
}
interface CheckPorts extends ReadPorts {
  readonly integrations: ReturnType<typeof integrationStore>;
}

/** Reads the website's first page, unless a read is in progress: our checks must never become its load. */
export async function readWebsite(
  domain: string,
  now: Date,
  { reader, readings }: ReadPorts,
): Promise<WebsiteReading> {
  if (!(await readings.begin(domain, now))) throw new Problem('website-busy');
  try {
    return await reader.read(domain);
  } finally {
    await readings.end(domain);
  }
}

/** Checks the website, then stores the result before it is returned: a later save relies on it. */
export async function checkInstallation(
  integration: Integration,
  appOrigin: string,
  now: Date,
  { integrations, ...eyes }: CheckPorts,
): Promise<CheckVerdict> {
  const verdict = verdictOn(
    {
      domain: integration.domain,
      visitorId: integration.visitor_id,
      appOrigin,
      reading: await readWebsite(integration.domain, now, eyes),
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
