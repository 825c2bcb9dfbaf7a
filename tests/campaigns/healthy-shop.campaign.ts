import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Digest } from '../../lambdas/contract/digest.ts';
import type { Signal, SignalKind } from '../../lambdas/contract/signal.ts';
import { composeReport } from '../../lambdas/reports/content/compose.ts';
import type { DaySummary } from '../../lambdas/reports/content/report-input.ts';
import { dayAfter } from '../../lambdas/reports/facts/calendar.ts';
import type { IssueMemory } from '../../lambdas/reports/issues/memory/issue-memory.ts';
import { root } from '../../lib/local/paths.ts';
import { element, reportInput, seen, signal, visit } from '../factories/digest.ts';
import { poisson } from '../factories/simulated-site.ts';
import { seededRandom } from '../fakes/seeded-random.ts';

// A shop without problems whose visitors misclick at random for a quarter, so every reported issue is a false positive.
const SHOPS = Number(process.env.HEALTHY_SHOPS ?? 20);
const DAYS = 90;
const FIRST = '2026-01-01';
const PAGES = ['/', '/product', '/collections/winter', '/about', '/cart', '/checkout'];
const CONTROLS = ['Add to cart', 'Search', 'Menu', 'Size'];

/** Accidental signals per thousand page views. */
const accidents: readonly (readonly [kind: SignalKind, perThousand: number])[] = [
  ['dead-click', 2],
  ['rage-click', 1],
  ['quick-back', 2],
  ['excessive-scroll', 2],
];

function accidentalVisit(n: number, date: string, random: () => number): Digest {
  const pages = PAGES.filter((_, index) => index === 0 || random() < 0.8 - index * 0.1);
  const signals = pages.flatMap((page): Signal[] =>
    accidents.flatMap(([kind, perThousand]) => {
      if (random() >= perThousand / 1_000) return [];
      const label = CONTROLS[Math.floor(random() * CONTROLS.length)] ?? '';
      const isClick = kind.endsWith('click');
      return [
        signal(kind, page, {
          count: 3,
          ...(isClick && { element: element(label) }),
          ...(kind === 'quick-back' && { about: '/about' }),
        }),
      ];
    }),
  );
  const startedAt = new Date(Date.parse(`${date}T15:00:00Z`) + n * 60_000).toISOString();
  const at = { startedAt, endedAt: startedAt, sessionId: `${date}-${n}`, visitor: `${date}-${n}` };
  return visit(n, {
    ...at,
    signals,
    pages: pages.map((page) => seen(page)),
    exitPage: pages.at(-1) ?? '/',
  });
}

function quarter(shop: number, visitors: number) {
  const random = seededRandom(shop * 7_919 + visitors).next;
  let memory: IssueMemory[] = [];
  const earlier: DaySummary[] = [];
  const reported = new Map<string, string>();
  let alarmed = 0;
  for (let day = 0; day < DAYS; day += 1) {
    const localDate = dayAfter(FIRST, day);
    const from = `${localDate}T05:00:00.000Z`;
    const window = {
      from,
      to: `${dayAfter(localDate)}T05:00:00.000Z`,
      localDate,
      timezone: 'America/New_York',
    };
    const digests = Array.from({ length: poisson(visitors, random) }, (_, n) =>
      accidentalVisit(n, localDate, random),
    );
    const report = composeReport(
      reportInput({ window, digests, earlier: earlier.slice(-56), memory, isFirst: day === 0 }),
    );
    const learned = new Map([...memory, ...report.issues].map((each) => [each.fingerprint, each]));
    memory = [...learned.values()];
    earlier.push(...report.days);
    for (const { fingerprint, severity } of report.facts.issues) {
      if (severity !== 'minor' || !reported.has(fingerprint)) reported.set(fingerprint, severity);
    }
    if (report.facts.issues.some(({ severity }) => severity !== 'minor')) alarmed += 1;
  }
  return {
    reported: reported.size,
    serious: [...reported.values()].filter((each) => each !== 'minor').length,
    alarmed,
  };
}

test.each([20, 80, 200])(
  '%i visitors with accidental signals per day for a quarter: at most three issues, none above Minor',
  (visitors) => {
    const shops = Array.from({ length: SHOPS }, (_, shop) => quarter(shop, visitors));
    const most = Math.max(...shops.map(({ reported }) => reported));
    const mean = shops.reduce((sum, { reported }) => sum + reported, 0) / SHOPS;
    const serious = shops.reduce((sum, shop) => sum + shop.serious, 0);
    const folder = join(root, '.local/campaigns');
    mkdirSync(folder, { recursive: true });
    const line = `${visitors} visitors a day, ${SHOPS} shops: at most ${most} issues reported (mean ${mean.toFixed(2)}), ${serious} above Minor\n`;
    writeFileSync(join(folder, 'healthy-shop.txt'), line, { flag: 'a' });
    expect(serious).toBe(0);
    expect(most).toBeLessThanOrEqual(3);
  },
);
