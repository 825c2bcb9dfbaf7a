import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Batch } from '../../lambdas/contract/tracker.ts';
import { digestOf } from '../../lambdas/recordings/analysis/digest.ts';
import { composeReport } from '../../lambdas/reports/content/compose.ts';
import { issuesOf } from '../../lambdas/reports/issues/reported-issues.ts';
import { foldIds } from './fold-ids.ts';
import { type Judgment, judge } from './judge.ts';
import { sites } from './sites.ts';
import { tableOf } from './table.ts';

// `node tests/unfamiliar-sites/judge-stored.ts [part of a name]`: judges the recordings of the last campaign again with the
// current analysis, without a browser.

interface StoredRun {
  readonly truth: {
    readonly hits: readonly (readonly [string, number])[];
    readonly opened: readonly (readonly [string, number])[];
  };
  readonly sessions: readonly {
    readonly session: Readonly<Record<string, string>>;
    readonly batches: readonly Batch[];
  }[];
}

const folder = join(import.meta.dirname, '../../.local/unfamiliar-sites');
const timezone = 'America/New_York';

const results = new Map<string, Judgment>();
for (const file of readdirSync(folder).sort()) {
  const name = file.replace('.json', '');
  const site = sites[name.split('-')[0] ?? ''];
  if (!site || !name.includes(process.argv[2] ?? '')) continue;
  const { truth, sessions }: StoredRun = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const digests = sessions.map(({ session, batches }) =>
    digestOf({ ...session, host: session.domain } as never, batches),
  );
  const starts = digests.map(({ startedAt }) => startedAt).sort();
  const { summary } = composeReport({
    owner: { first_name: 'Nora' },
    website: { domain: site.name, analysis: site.about, goal: { kind: site.goal } },
    window: {
      from: starts[0] ?? '',
      to: new Date(Date.parse(starts.at(-1) ?? '') + 1).toISOString(),
      localDate: new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(
        new Date(starts[0] ?? ''),
      ),
      timezone,
    },
    digests,
    earlier: [],
    memory: [],
    capture: { bots: 0, rejectedByPlan: 0, late: 0, quarantined: 0 },
    plan: { name: 'Free', maxSessions: 100 },
    isFirst: true,
    daysWithoutVisits: 0,
    pauses: false,
  });
  const hits = new Map(
    truth.hits.flatMap(([plantName, count]) => {
      const plant = site.plants.find((each) => each.name === plantName);
      return plant ? [[plant, count] as const] : [];
    }),
  );
  const opened = new Map(truth.opened.map(([page, count]) => [foldIds(page), count]));
  results.set(name, judge(issuesOf(summary), { hits, opened: (page) => opened.get(page) ?? 0 }));
}
process.stdout.write(`${tableOf(results)}\n`);
