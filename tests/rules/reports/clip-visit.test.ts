import { expect, test } from 'vitest';
import type { SummaryData } from '../../../lambdas/contract/report-summary.ts';
import { clipVisitOf } from '../../../lambdas/reports/issues/memory/clip-visit.ts';
import { issueHistory } from '../../../lambdas/reports/issues/memory/issue-history.protocol.ts';
import { seen, visit } from '../../factories/digest.ts';
import { reportIssue, summary } from '../../factories/report.ts';

const digest = visit(1, {
  device: 'phone',
  browser: 'Safari',
  country: 'FR',
  entryPage: '/',
  pages: [seen('/'), seen('/cart', { enteredMs: 20_000 }), seen('/thanks', { enteredMs: 90_000 })],
});

test('a clip is named by its page, device, browser and country, and by how long the visitor stayed', () => {
  expect(clipVisitOf(digest, { start_ms: 30_000, end_ms: 40_000 })).toEqual({
    page: '/cart',
    device: 'phone',
    browser: 'Safari',
    country: 'FR',
    stayed_ms: 80_000,
  });
});

test('a clip that starts on the previous page belongs to the page that it mostly shows', () => {
  expect(clipVisitOf(digest, { start_ms: 17_000, end_ms: 25_000 }).page).toBe('/cart');
  expect(clipVisitOf(digest, { start_ms: 12_000, end_ms: 21_000 }).page).toBe('/');
});

test('a clip at the end of a visit has no time after it, and an unknown country is null', () => {
  const { country: _, ...unknown } = digest;
  expect(clipVisitOf(unknown, { start_ms: 100_000, end_ms: 130_000 })).toMatchObject({
    ...{ page: '/thanks', country: null, stayed_ms: 0 },
  });
});

test('an issue page names each clip whose visit exists, and reads each session once', async () => {
  const clip = { session_id: digest.sessionId, start_ms: 30_000, end_ms: 40_000 };
  const evidence = [
    clip,
    { ...clip, start_ms: 95_000, end_ms: 100_000 },
    { ...clip, session_id: 'gone' },
  ];
  const issue = reportIssue({ evidence });
  const memory = { fingerprint: issue.fingerprint, kind: issue.kind, page: issue.page };
  const content = summary({ critical_issues: [issue] }) as SummaryData;
  const reads: unknown[] = [];
  const found = await issueHistory(
    {
      issues: {
        of: async () => [{ ...memory, firstSeen: '2026-11-19', lastSeen: '2026-11-19' } as never],
        answers: async () => [],
      },
      logs: { before: async () => [{ date: '2026-11-20' } as never] },
      contents: { find: async () => ({ summary: content }) as never },
      sessions: {
        find: async (key) => {
          reads.push(key);
          return key.sessionId === digest.sessionId ? ({ digest } as never) : undefined;
        },
      },
    },
    'owner',
    issue.fingerprint,
  );
  expect(found?.reports[0]?.evidence.map((each) => each.visit?.page)).toEqual([
    '/cart',
    '/thanks',
    undefined,
  ]);
  expect(reads).toEqual([
    { ownerId: 'owner', sessionId: digest.sessionId },
    { ownerId: 'owner', sessionId: 'gone' },
  ]);
});
