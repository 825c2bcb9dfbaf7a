import { expect, test } from 'vitest';
import { checkInstallation } from '../../lambdas/websites/check/check-installation.protocol.ts';
import type { WebsiteReading } from '../../lambdas/websites/check/installation-check.ts';
import { pageLeaseStore } from '../../lambdas/websites/check/page-lease.store.ts';
import { integrationStore } from '../../lambdas/websites/integration.store.ts';
import { integration } from '../factories/integration.ts';
import { OTHER_VISITOR_ID, pageFacts, tag, VISITOR_ID } from '../factories/page-facts.ts';
import { memoryTable } from '../fakes/memory-table/memory-table.ts';

const now = new Date('2026-11-21T09:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
const at = now.toISOString();

const pageWith = (...tags: ReturnType<typeof tag>[]): WebsiteReading => ({
  ...{ kind: 'page', url: 'https://harborlane.example/', status: 200 },
  ...{ policies: [], elapsedMs: 420, facts: pageFacts({ tags }) },
});
const others = tag(OTHER_VISITOR_ID);
const unreachable = { kind: 'unreachable' } as const;
const [seen, since] = [{ tag_seen_at: at }, { tag_missing_since: ago(30) }];

test.each<[string, WebsiteReading, number, object, object?]>([
  ['finds the tag before any visit', pageWith(tag()), 48, seen],
  ['finds no tag', pageWith(), 48, since],
  ['finds no tag for the first time', pageWith(), 48, { tag_missing_since: at }, {}],
  ['finds the tag of another account', pageWith(others), 48, since],
  ['finds the tags of both accounts', pageWith(tag(), others), 48, seen],
  ['cannot read the page', unreachable, 48, since],
  ['cannot read the page while visits arrive', unreachable, 0, {}],
])(
  'stores when the script was found or missing, and that it is back if found or recording: a check %s',
  async (_, reading, hours, facts, before = since) => {
    const { table } = memoryTable();
    const integrations = integrationStore(table);
    const visited = { first_seen_at: ago(90), last_seen_at: ago(hours) };
    const website = integration({ visitor_id: VISITOR_ID, ...before, ...visited });
    await integrations.add(website);
    const ports = {
      reader: { read: async () => reading },
      leases: pageLeaseStore(table),
      integrations,
    };
    await checkInstallation(website, 'https://app.reveille.example', now, ports);
    const [stored] = await integrations.of(website.user_id);
    const { check_stage, checked_at, ...rest } = stored ?? {};
    expect([checked_at, rest]).toEqual([
      at,
      { ...integration({ visitor_id: VISITOR_ID }), ...visited, ...facts },
    ]);
  },
);
