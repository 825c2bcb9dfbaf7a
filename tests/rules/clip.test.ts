import { expect, test } from 'vitest';
import { composeReport } from '../../lambdas/reports/content/compose.ts';
import { clipFor } from '../../lambdas/reports/evidence/clip.protocol.ts';
import { reportInput } from '../factories/digest.ts';
import { goldenDays } from '../golden/days.ts';

const { summary } = composeReport(goldenDays['a-day-with-issues'] ?? reportInput());
const now = new Date('2026-11-20T15:00:00Z');
const token = {
  o: 'owner',
  d: '2026-11-20',
  w: '2026-11-19T00:00:00Z',
  i: 0,
  x: now.getTime() / 1000,
};

/** A report with a clip and its recording, except for what a test omits. */
const ports = (without: { revoked?: boolean; session?: boolean; report?: boolean } = {}) =>
  ({
    reports: {
      find: async () => (without.report ? undefined : { clipsRevoked: without.revoked }),
    },
    contents: { find: async () => ({ summary }) },
    sessions: { find: async () => (without.session ? undefined : { sessionId: 'session' }) },
    recordings: { excerpt: async () => ({ events: [], startsAt: 0 }) },
  }) as unknown as Parameters<typeof clipFor>[0];

test('a clip’s link shows the recording until its last second', async () => {
  expect(await clipFor(ports(), token, now)).toMatchObject({ site_name: summary.site_name });
  expect(await clipFor(ports(), token, new Date(now.getTime() + 1))).toBeUndefined();
});

test.each([
  ['the owner revoked the links', { revoked: true }],
  ['the recording is gone', { session: true }],
  ['the report is gone', { report: true }],
])('a clip’s link shows nothing once %s', async (_, without) => {
  expect(await clipFor(ports(without), token, now)).toBeUndefined();
});

test('a clip of an open issue says what to watch for without the day of the issue', async () => {
  const [first, ...others] = summary.critical_issues;
  const description = 'Day 3: 6 visitors got an error. 5 visits ended there.';
  const critical_issues = [{ ...first, description }, ...others];
  const contents = { find: async () => ({ summary: { ...summary, critical_issues } }) };
  const clip = await clipFor({ ...ports(), contents } as never, token, now);
  expect(clip?.watch_for).toMatch(/^What to watch for: .*6 visitors got an error\.$/);
  expect(clip?.watch_for).not.toContain('Day 3');
});

test('a clip of a slow page says how long this visitor waited for it', async () => {
  const [first, ...others] = summary.critical_issues;
  const evidence = [{ session_id: 's1', start_ms: 0, end_ms: 9_000, wait_ms: 5_140 }];
  const critical_issues = [
    { ...first, description: 'It was slow for 6 visitors.', evidence },
    ...others,
  ];
  const contents = { find: async () => ({ summary: { ...summary, critical_issues } }) };
  expect((await clipFor({ ...ports(), contents } as never, token, now))?.watch_for).toBe(
    'What to watch for: 5.1 seconds until the main content appeared in this visit. It was slow for 6 visitors.',
  );
});

test('a clip with one click does not count the clicks', async () => {
  const [first, ...others] = summary.critical_issues;
  const evidence = [{ session_id: 's1', start_ms: 0, end_ms: 9_000, clicks: 1 }];
  const critical_issues = [{ ...first, description: 'It failed.', evidence }, ...others];
  const contents = { find: async () => ({ summary: { ...summary, critical_issues } }) };
  expect((await clipFor({ ...ports(), contents } as never, token, now))?.watch_for).toBe(
    'What to watch for: It failed.',
  );
});
