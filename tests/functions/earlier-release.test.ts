import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { handler as getProfile } from '../../lambdas/accounts/get-profile.lambda.ts';
import { bucket as bucketAdapter } from '../../lambdas/adapters/bucket.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { handler as checkSubscription } from '../../lambdas/billing/check-subscription.lambda.ts';
import type { PartContent } from '../../lambdas/contract/recording-playback.ts';
import { handler as listEmails } from '../../lambdas/emails/list-emails.lambda.ts';
import { handler as getRecording } from '../../lambdas/recordings/get-recording.lambda.ts';
import { handler as getHeatmap } from '../../lambdas/recordings/heatmap/get-heatmap.lambda.ts';
import { handler as listRecordings } from '../../lambdas/recordings/listing/list-recordings.lambda.ts';
import { handler as closeSession } from '../../lambdas/recordings/session/close-session.lambda.ts';
import { sessionStore } from '../../lambdas/recordings/session/session.store.ts';
import { handler as getLatestReport } from '../../lambdas/reports/get-latest-report.lambda.ts';
import { handler as getEmail } from '../../lambdas/reports/mailed/get-email.lambda.ts';
import { reportScheduleStore } from '../../lambdas/reports/schedule/report-schedule.store.ts';
import { handler as getIntegration } from '../../lambdas/websites/get-integration.lambda.ts';
import { reportsAsOf } from '../../lib/local/reports/as-of.ts';
import { parseInstant } from '../../lib/local/reports/moment.ts';
import {
  earlierRelease,
  restoreEarlierRelease,
} from '../factories/earlier-release/earlier-release.ts';
import { answerOf, getEvent, httpEvent } from '../factories/http-event.ts';

const before = earlierRelease();
const { owner, answers } = before;
const cloud = inject('cloud');
const dryRun = join(cloud.folder, 'earlier-release');

beforeAll(async () => {
  await restoreEarlierRelease(before);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(before.takenAt) });
});
afterAll(() => {
  vi.useRealTimers();
  rmSync(dryRun, { recursive: true, force: true });
});

type Handler = (event: unknown) => Promise<unknown>;
async function answer(handler: Handler, event: object = httpEvent(undefined, owner)) {
  const { status, body } = answerOf(await handler(event));
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const withQuery = (query: Record<string, string>) => getEvent({ query }, owner);

test('the owner sees profile, website and plan as the previous release showed them', async () => {
  expect(await answer(getProfile)).toMatchObject(answers['get-profile']);
  expect(await answer(getIntegration)).toMatchObject(answers['get-integration']);
  const { notice: _, ...plan } = answers['check-subscription'];
  expect(await answer(checkSubscription, httpEvent({}, owner))).toMatchObject(plan);
});

test('emails and reports of the previous release can be read', async () => {
  expect(await answer(listEmails, withQuery({}))).toEqual(answers['list-emails']);
  const [newest] = answers['list-emails'].rows;
  const email = await answer(getEmail, withQuery({ id: newest.id }));
  expect(JSON.stringify(email)).toContain(newest.subject);
  const { report } = await answer(getLatestReport);
  expect(report.id).toBe(answers['get-latest-report'].report.id);
});

test('recordings that the previous release closed are listed, played and drawn', async () => {
  const { recordings: listed } = await answer(listRecordings, withQuery({}));
  const closed = before.items.flatMap(({ SK, state }) =>
    SK?.S?.startsWith('SESSION#') && state?.S === 'closed' ? [SK.S.split('#').at(-1)] : [],
  );
  const ids = listed.map(({ session_id: id }: { session_id: string }) => id);
  expect(ids).toEqual(expect.arrayContaining(closed));
  const shown = new Map(
    answers['list-recordings'].recordings.map((row: { session_id: string }) => [
      row.session_id,
      row,
    ]),
  );
  for (const row of listed.filter(({ session_id: id }: { session_id: string }) =>
    closed.includes(id),
  )) {
    expect(row.facts).toMatchObject((shown.get(row.session_id) as typeof row).facts);
    const { parts } = await answer(getRecording, withQuery({ sessionId: row.session_id }));
    for (const { url } of parts) {
      const part = (await (await fetch(url)).json()) as PartContent;
      expect(part.events.length).toBeGreaterThan(0);
    }
  }
  expect(await answer(getHeatmap, withQuery({ page: '/', device: 'computer' }))).toBeDefined();
});

test('a session that was open during the deployment is closed by the new release', async () => {
  const key = { ownerId: owner.id, sessionId: before.open };
  const sessions = sessionStore(table.connect(process.env as never));
  const { lastSeenAt } = (await sessions.find(key)) ?? {};
  const body = JSON.stringify({ ...key, lastSeenAt });
  await closeSession({ Records: [{ body, messageId: '1' }] });
  expect(await sessions.find(key)).toMatchObject({ state: 'closed' });
  const parts: string[] = [];
  const bucket = bucketAdapter.connect(process.env as never);
  for await (const { key: part } of bucket.list(`recordings/${owner.id}/${before.open}/`))
    parts.push(part);
  expect(parts.length).toBeGreaterThan(0);
});

test('the new release writes a report from sessions of the previous release', async () => {
  const schedules = reportScheduleStore(table.connect(process.env as never));
  // The previous release stored schedules under another key; the stream derives the new one from profile and integration.
  await expect
    .poll(() => schedules.find(owner.id), { timeout: 30_000 })
    .toMatchObject({ zone: 'Europe/London', connectedAt: expect.any(String) });
  const at = parseInstant('2026-11-22T09:00', new Date());
  const printed: string[] = [];
  await reportsAsOf({ outputs: cloud.outputs, at, owner, dryRun }, (line) => printed.push(line));
  expect(printed).toEqual([expect.stringContaining(dryRun)]);
  const file = join(dryRun, owner.email, '2026-11-22');
  const facts = JSON.parse(readFileSync(`${file}.facts.json`, 'utf8'));
  const { summary_data: shown } = answers['get-latest-report'].report.summary_json;
  const pages = shown.critical_issues.map(({ page }: { page: string }) => page);
  expect(facts.issues.map(({ page }: { page: string }) => page)).toEqual(
    expect.arrayContaining(pages),
  );
  expect(readFileSync(`${file}.txt`, 'utf8')).toContain(
    `${shown.key_snapshot_data.visitors} visitors`,
  );
});
