import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { itemsOf } from '../../../lambdas/adapters/items.ts';
import type { Digest } from '../../../lambdas/contract/digest.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import {
  HISTORY_DAYS,
  ISSUE_GROUPS_MAX,
  ISSUES_REMEMBERED_MAX,
} from '../../../lambdas/reports/facts/constants.ts';
import { issueStore } from '../../../lambdas/reports/issues/memory/issue.store.ts';
import type { IssueMemory } from '../../../lambdas/reports/issues/memory/issue-memory.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

/**
 * Anyone can send sessions to a website, each with 60 invented problems. A report compares problems with each other and
 * stores them, so without limits a few hundred such sessions would end every later report of the owner.
 */
const letters = (n: number) =>
  [...String(n)].map((digit) => String.fromCharCode(97 + Number(digit))).join('');
const clicked = (label: string) =>
  signal('rage-click', '/cart', { count: 6, element: element(label) });
const forged = (n: number, problems = 60): Digest =>
  visit(n, {
    page: '/cart',
    signals: Array.from({ length: problems }, (_, index) =>
      clicked(`Forged ${letters(n * 60 + index)}`),
    ),
  });
const FORGED = visits(100, 120);
const day = () => FORGED.map((_, index) => forged(100 + index));
const stuck = visits(1, 3, (n) => visit(n, { page: '/cart', signals: [clicked('Pay now')] }));

test('a report compares at most a thousand problems, those of the most visitors', () => {
  const { issues } = composeReport(reportInput({ digests: [...day(), ...stuck] }));
  expect(FORGED.length * 60).toBeGreaterThan(ISSUE_GROUPS_MAX);
  expect(issues).toHaveLength(ISSUE_GROUPS_MAX);
  expect(issues[0]).toMatchObject({ element: { label: 'Pay now' }, affected: 3, isReported: true });
});

test('a reported problem that a crowded report leaves out does not count as passed', () => {
  const first = composeReport(reportInput({ digests: [...stuck] }));
  const [known] = first.issues;
  if (!known) throw new Error('the problem was not found');
  const once = visit(900, { page: '/cart', signals: [clicked('Pay now')] });
  const twice = day().flatMap((digest) => [
    digest,
    { ...digest, visitor: `${digest.visitor} again`, sessionId: `${digest.sessionId} again` },
  ]);
  const { issues } = composeReport(
    reportInput({ digests: [...twice, once], memory: [known], isFirst: false }),
  );
  expect(issues.some(({ fingerprint }) => fingerprint === known.fingerprint)).toBe(false);
});

const watched = (n: number, changes: Partial<IssueMemory> = {}): IssueMemory => ({
  ...{ fingerprint: `watched ${n}`, kind: 'rage-click', page: '/', title: 'A problem' },
  ...{ severity: 'minor', state: 'new', firstSeen: '2026-11-01', lastSeen: '2026-11-18' },
  ...{ lastSeenAt: '2026-11-18T12:00:00Z', daysSeen: 1, affected: 1, exposed: 9, passedBy: 0 },
  isReported: false,
  ...changes,
});

test('problems that are only watched are not added to a full memory, reported ones are', () => {
  const memory = Array.from({ length: ISSUES_REMEMBERED_MAX - 2 }, (_, n) => watched(n));
  const digests = [...stuck, forged(100, 3)];
  const { issues } = composeReport(reportInput({ digests, memory }));
  const added = issues.filter(({ lastSeen }) => lastSeen === '2026-11-19');
  expect(added.map(({ isReported }) => isReported)).toEqual([true, false]);
});

test('a watched problem expires eight weeks after it was last seen, a reported one never', async () => {
  const { table } = memoryTable();
  const ownerId = randomUUID();
  const store = issueStore(table);
  const find = async () => itemsOf(table).get({ PK: `OWNER#${ownerId}`, SK: 'ISSUE#watched 1' });
  await store.remember(ownerId, [watched(1)]);
  expect((await find())?.ttl).toBe(Date.parse('2026-11-18') / 1_000 + HISTORY_DAYS * 86_400);
  await store.remember(ownerId, [watched(1, { isReported: true })]);
  expect(await find()).not.toHaveProperty('ttl');
  expect((await store.of(ownerId))[0]).toMatchObject({ isReported: true });
});
