import type { PageReader } from '../../adapters/page-reader.ts';
import { Problem } from '../../contract/problem.ts';
import type { integrationStore } from '../integration.store.ts';
import type { Integration } from '../integration.ts';
import { type CheckVerdict, checkVerdict, type WebsiteReading } from './installation-check.ts';
import type { pageLeaseStore } from './page-lease.store.ts';

interface ReadPorts {
  readonly reader: PageReader;
  readonly leases: ReturnType<typeof pageLeaseStore>;
}
interface CheckPorts extends ReadPorts {
  readonly integrations: ReturnType<typeof integrationStore>;
}

/** Reads the website's home page unless a read is in progress, so that checks never cause significant load. */
export async function readWebsite(
  domain: string,
  now: Date,
  { reader, leases }: ReadPorts,
): Promise<WebsiteReading> {
  if (!(await leases.acquire(domain, now))) throw new Problem('website-busy');
  try {
    return await reader.read(domain);
  } finally {
    await leases.release(domain);
  }
}

/** Checks the website and stores the result, which a later save relies on, before it returns. */
export async function checkInstallation(
  integration: Integration,
  appOrigin: string,
  now: Date,
  { integrations, ...ports }: CheckPorts,
): Promise<CheckVerdict> {
  const verdict = checkVerdict(
    {
      domain: integration.domain,
      visitorId: integration.visitor_id,
      appOrigin,
      reading: await readWebsite(integration.domain, now, ports),
      firstSeenAt: integration.first_seen_at,
      lastSeenAt: integration.last_seen_at,
      tagSeenAt: integration.tag_seen_at,
      missedAt: integration.check_stage === 'tag-missing' ? integration.checked_at : undefined,
    },
    now,
  );
  const at = now.toISOString();
  const { stage, isTagSeen } = verdict;
  const isMissing = stage === 'tag-missing' || stage === 'other-account';
  const missingSince = isMissing ? (integration.tag_missing_since ?? at) : undefined;
  await integrations.recordCheck(integration, {
    check_stage: stage,
    checked_at: at,
    ...(isTagSeen && { tag_seen_at: at }),
    tag_missing_since: isTagSeen || stage === 'working' ? null : missingSince,
  });
  return verdict;
}
