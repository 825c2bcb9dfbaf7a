import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { table } from '../../lambdas/adapters/table.ts';
import { deliveryStore } from '../../lambdas/emails/delivery/delivery.store.ts';
import { suppressionStore } from '../../lambdas/emails/delivery/recipient-settings.store.ts';
import { handler as listEmails } from '../../lambdas/emails/list-emails.lambda.ts';
import { handler as click } from '../../lambdas/emails/track-click.lambda.ts';
import { handler as open } from '../../lambdas/emails/track-open.lambda.ts';
import { handler as latest } from '../../lambdas/reports/get-latest-report.lambda.ts';
import { handler as media } from '../../lambdas/reports/get-report-media.lambda.ts';
import { handler as feedback } from '../../lambdas/reports/give-feedback.lambda.ts';
import { handler as answer } from '../../lambdas/reports/issues/answer-issue.lambda.ts';
import { issueStore } from '../../lambdas/reports/issues/memory/issue.store.ts';
import { handler as listReports } from '../../lambdas/reports/list-reports.lambda.ts';
import { handler as getEmail } from '../../lambdas/reports/mailed/get-email.lambda.ts';
import { handler as again } from '../../lambdas/reports/mailed/send-again.lambda.ts';
import { handler as view } from '../../lambdas/reports/mailed/view-report.lambda.ts';
import { reportScheduleStore } from '../../lambdas/reports/schedule/report-schedule.store.ts';
import { addressHash } from '../../lambdas/runtime/seal.ts';
import { handler as unsubscribe } from '../../lambdas/team/unsubscribe/unsubscribe.lambda.ts';
import { mailsIn, type ReceivedMail } from '../../lib/local/inbox.ts';
import { reportsAsOf } from '../../lib/local/reports/as-of.ts';
import {
  addMember,
  closedVisit,
  connectedOwner,
  waitForSchedule,
} from '../factories/connected-owner.ts';
import { element, signal } from '../factories/digest.ts';
import { freezeClock } from '../factories/frozen-clock.ts';
import { answerOf, getEvent, httpEvent } from '../factories/http-event.ts';
import { mailTo, pathsIn } from '../factories/mailbox.ts';
import { rawAnswer, rawEvent } from '../factories/raw-event.ts';
import { subscribed } from '../factories/subscribed.ts';

const cloud = inject('cloud');
const store = () => table.connect(process.env as never);
const NINE = new Date('2026-03-05T14:00:00Z'); // long past: no schedule acts on it
const DATE = '2026-03-05';
let owner: { id: string; email: string };
let member: { email: string };
let mail: ReceivedMail;
let memberMail: ReceivedMail;
const outsider = { id: '00000000-0000-4000-8000-000000000009', email: '' };
const UA = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140.0';

const find = (kind: string, from = mail) =>
  pathsIn(from).find((path) => path.startsWith(`/m/${kind}/`)) ?? '';
const asOf = (dryRun?: string) =>
  reportsAsOf({ ...cloud, at: () => NINE, owner, dryRun }, () => {});
const deliveries = () => deliveryStore(store()).between(owner.id, DATE, DATE);
const rowFor = async (email: string) => (await deliveries()).find((each) => each.email === email);

beforeAll(async () => {
  owner = await connectedOwner({
    zone: 'America/New_York',
    since: new Date('2026-03-01T12:00:00Z'),
  });
  member = await addMember(owner.id);
  await subscribed(store(), owner.id, new Date('2026-03-01T00:00:00Z'));
  const box = [700, 200, 110, 44] as const;
  const rage = signal('rage-click', '/cart', {
    element: element('Apply'),
    strong: true,
    count: 6,
    startMs: 0,
    endMs: 12_000,
    viewport: [1280, 800],
    wireframe: [{ box, role: 'button', label: 'Apply', isTarget: true }],
  });
  for (let visit = 0; visit < 6; visit += 1) {
    const at = new Date(Date.parse('2026-03-04T15:00:00Z') + visit * 600_000);
    await closedVisit(owner.id, at, { entryPage: '/cart', signals: visit < 4 ? [rage] : [] });
  }
  await waitForSchedule(owner.id);
  await asOf();
  [mail, memberMail] = await Promise.all([mailTo(owner.email), mailTo(member.email)]);
  expect(await mails()).toHaveLength(2);
  await vi.waitFor(async () => expect((await rowFor(owner.email))?.deliveredAt).toBeDefined(), {
    timeout: 20_000,
  });
}, 90_000);

const mails = async () =>
  (await mailsIn(cloud.mailDir)).filter(({ to }) => [owner.email, member.email].includes(to));

test('running the same date’s report again sends nothing', async () => {
  const before = await mails();
  await asOf();
  expect(await mails()).toEqual(before);
});

test('a dry run writes the email, its text and its facts to a folder and sends nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const before = await mails();
  await asOf(folder);
  const written = (kind: string) =>
    readFileSync(join(folder, owner.email, `${DATE}.${kind}`), 'utf8');
  for (const kind of ['html', 'txt'])
    expect(written(kind)).toMatch(/^[^\ue000\ue001]*Good morning, Maya[^\ue000\ue001]*$/);
  // A sent report does not change: its issue is still called new.
  expect(JSON.parse(written('facts.json')).issues).toMatchObject([{ state: 'new', affected: 4 }]);
  expect(await mails()).toEqual(before);
});

test('an email log has one row per recipient with the state that SES reported [MAILS-10, MAILS-11, MAILS-12, STATE-27]', async () => {
  const { body } = answerOf(await listEmails(getEvent({}, owner)));
  const ids = body.rows.map(({ id }: { id: string }) => id).sort();
  expect(ids).toEqual([`20260305-${owner.email}`, `20260305-${member.email}`].sort());
  expect(body.rows.map(({ status }: { status: string }) => status)).toEqual([
    'Delivered',
    'Delivered',
  ]);
  expect(body.hasAny).toBe(true);
});

test('searches recipient and subject for every word, and filters by member [MAILS-02, MAILS-07]', async () => {
  const count = async (query: Record<string, string>) =>
    answerOf(await listEmails(getEvent({ query }, owner))).body.rows.length;
  expect(await count({ recipient: member.email })).toBe(1);
  expect(await count({ search: `APPLY ${member.email.slice(0, 8)}` })).toBe(1);
  expect(await count({ search: 'apply nonsense' })).toBe(0);
  expect(await count({ days: '7' })).toBe(0);
});

test('one email is shown with its content, and its preview tracks nothing [MAIL-02, MAIL-04]', async () => {
  const id = `20260305-${member.email}`;
  const { body } = answerOf(await getEmail(getEvent({ query: { id } }, owner)));
  expect(body).toMatchObject({ to: member.email, status: 'Delivered', opens: 0, clicks: 0 });
  expect(body.sites_email_templates).not.toMatch(/\/m\/(c|o|unsubscribe)\/|[\ue000\ue001]/);
  expect(body.sites_email_templates).toContain('data:image/png;base64,');
  expect(body.sites_email_text).toContain('6 visitors');
  expect(body.sites_email_text).not.toMatch(/\/m\/(c|o|unsubscribe)\/|[\ue000\ue001]|: #/);
});

test('another owner’s emails and reports look like missing ones [CALL-28, CALL-29]', async () => {
  const email = await getEmail(getEvent({ query: { id: `20260305-${owner.email}` } }, outsider));
  expect(answerOf(email).status).toBe(404);
  // In both directions: an owner with a report does not get it under another id either.
  const reportOf = async (userId: string, caller: typeof owner) =>
    answerOf(await latest(getEvent({ query: { userId } }, caller))).body.report;
  const answers = [await reportOf(owner.id, outsider), await reportOf(outsider.id, owner)];
  expect(answers).toEqual([null, null]);
});

test('returns the latest report as the page shows it, with its pictures [CALL-29, DATA-12]', async () => {
  const { report } = answerOf(await latest(getEvent({}, owner))).body;
  expect(report).toMatchObject({ id: 20260305, user_id: owner.id, date: DATE });
  const { summary_data: summary } = report.summary_json;
  expect(summary.key_snapshot_data.visitors).toBe(6);
  const [issue] = [...summary.critical_issues, ...summary.important_issues];
  const query = { date: DATE, name: issue.screenshot };
  expect(answerOf(await media(getEvent({ query }, owner))).body.url).toMatch(/^data:image\/png/);
  const unknown = { ...query, name: 'unknown' };
  expect(answerOf(await media(getEvent({ query: unknown }, owner))).status).toBe(404);
});

test('a reader’s open and click count once each, and the click leads to that email’s target', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  await open(rawEvent('GET', find('o'), UA));
  vi.advanceTimersByTime(1_000);
  const page = rawAnswer(await click(rawEvent('GET', find('c'), UA)));
  await click(rawEvent('POST', find('c'), UA));
  vi.useRealTimers();
  expect(page.body).toMatch(new RegExp(`href="${cloud.outputs.APP_ORIGIN}/`));
  expect(await rowFor(owner.email)).toMatchObject({ opens: 1, clicks: 1 });
  const query = { id: `20260305-${owner.email}` };
  const { body } = answerOf(await getEmail(getEvent({ query }, owner)));
  expect(body).toMatchObject({ opens: 1, clicks: 1 });
  expect(body.hits.map(({ kind }: { kind: string }) => kind)).toEqual(['open', 'click']);
});

test('a known bot that opens an email and follows its link does not count as a reader', async () => {
  const readers = (row: Awaited<ReturnType<typeof rowFor>>) => [row?.opens, row?.clicks, row?.hits];
  const before = readers(await rowFor(owner.email));
  const scanner = 'Mozilla/5.0 (compatible; SafeLinks-bot)';
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  await open(rawEvent('GET', find('o'), scanner));
  await click(rawEvent('POST', find('c'), scanner));
  vi.useRealTimers();
  expect(readers(await rowFor(owner.email))).toEqual(before);
});

test('no altered token opens anything', async () => {
  for (const [kind, handler] of [
    ['c', click],
    ['unsubscribe', unsubscribe],
    ['feedback', feedback],
  ] as const) {
    const path = find(kind);
    const [, , , token = ''] = path.split(/[/?]/);
    for (let at = 0; at < token.length; at += 7) {
      const flipped = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
      const { statusCode } = rawAnswer(
        await handler(rawEvent('GET', path.replace(token, flipped), UA)),
      );
      expect(statusCode, `${kind} at ${at}`).toBe(404);
    }
  }
});

test('feedback counts when its button is clicked, and is stored with the issue', async () => {
  const path = find('feedback').replace(/v=[a-z-]+/, 'v=fixed');
  const page = rawAnswer(await feedback(rawEvent('GET', path, UA)));
  expect(page.body).toContain('Mark this as fixed?');
  const done = rawAnswer(await feedback(rawEvent('POST', path, UA)));
  expect(done.body).toContain('Noted');
  expect((await issueStore(store()).of(owner.id)).find(({ mark }) => mark)?.mark?.as).toBe('fixed');
});

test('an owner answers an issue, sees the answer and the report that applies it, and removes it', async () => {
  const shown = async () => answerOf(await latest(getEvent({}, owner))).body;
  const { critical_issues, important_issues } = (await shown()).report.summary_json.summary_data;
  const [{ fingerprint }] = [...critical_issues, ...important_issues];
  const answerWith = async (verdict: string, isSaid: boolean, who = owner) =>
    answerOf(await answer(httpEvent({ date: DATE, fingerprint, verdict, isSaid }, who)));
  await answerWith('fixed', true);
  expect((await shown()).answers).toEqual([{ fingerprint, useful: false, mark: 'fixed' }]);
  const { body: saved } = await answerWith('not-a-problem', true);
  expect(saved.answer).toEqual({ fingerprint, useful: false, mark: 'not-a-problem' });
  expect(saved.appliesFrom).toBe((await reportScheduleStore(store()).find(owner.id))?.next);
  expect((await answerWith('useful', true)).body.answer).toMatchObject({ useful: true });
  expect((await issueStore(store()).of(owner.id))[0]?.mark?.as).toBe('not-a-problem');
  await answerWith('useful', false);
  await answerWith('not-a-problem', false);
  expect((await shown()).answers[0]).toMatchObject({ useful: false, mark: null });
  expect((await answerWith('fixed', true, outsider)).status).toBe(404);
  const invented = { date: DATE, fingerprint: 'invented', verdict: 'fixed', isSaid: true };
  expect(answerOf(await answer(httpEvent(invented, owner))).status).toBe(404);
});

test('the days of reports have no gap and only the caller sees them', async () => {
  const { reports, days } = answerOf(await listReports(getEvent({}, owner))).body;
  expect(reports).toEqual([{ date: DATE, day: '2026-03-04', subject: mail.subject }]);
  expect(days).toHaveLength(28);
  expect(days.at(-1)).toEqual({ date: '2026-03-04', visitors: 6, issues: 1 });
  expect(answerOf(await listReports(getEvent({}, outsider))).body).toEqual({
    reports: [],
    days: [],
  });
});

test('an email is sent again only to its owner, without counting, up to a limit', async () => {
  freezeClock();
  const before = await rowFor(owner.email);
  const send = async (email: string, who = owner) =>
    answerOf(await again(httpEvent({ id: `20260305-${email}` }, who)));
  expect((await send(member.email)).body).toEqual({ success: true, to: owner.email });
  const copies = async () => (await mailsIn(cloud.mailDir)).filter(({ to }) => to === owner.email);
  await vi.waitFor(async () => expect(await copies()).toHaveLength(2), { timeout: 10_000 });
  for (const copy of await copies()) expect(copy.subject).toBe(mail.subject);
  const [second] = (await copies()).filter(({ html }) => html !== mail.html);
  expect(second?.html).not.toMatch(/\/m\/(c|o)\/|[\ue000\ue001]/);
  expect(second?.html).toContain(`/daily-insights/${owner.id}?date=${DATE}`);
  expect(await rowFor(owner.email)).toEqual(before);
  expect((await send(owner.email, outsider)).status).toBe(404);
  await send(owner.email);
  await send(owner.email);
  expect((await send(owner.email)).status).toBe(429);
});

test('no page behind an emailed link is cached, indexed or sent as a referrer', async () => {
  const report = rawAnswer(await click(rawEvent('GET', find('c', memberMail), UA))).body.match(
    /\/m\/report\/[\w.-]+/,
  )?.[0];
  const pages = [
    rawAnswer(await view(rawEvent('GET', report ?? '', UA))),
    rawAnswer(await view(rawEvent('GET', '/m/report/unknown', UA))),
    rawAnswer(await click(rawEvent('GET', find('c', memberMail), UA))),
    rawAnswer(await unsubscribe(rawEvent('GET', find('unsubscribe', memberMail), UA))),
  ];
  expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 404, 200, 200]);
  for (const { headers } of pages) {
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  }
});

test('a member’s email says who added them, opens without a login, and unsubscribes with one click', async () => {
  expect(memberMail.text).toContain('Maya Okafor added you');
  expect(memberMail.text).not.toContain('Good morning, Maya');
  const through = rawAnswer(await click(rawEvent('GET', find('c', memberMail), UA)));
  const report = through.body.match(/\/m\/report\/[\w.-]+/)?.[0] ?? '';
  expect(rawAnswer(await view(rawEvent('GET', report, UA))).body).toContain('harborlane.example');
  const path = find('unsubscribe', memberMail);
  const [first, again] = [
    rawAnswer(await unsubscribe(rawEvent('POST', path, 'mail client'))),
    rawAnswer(await unsubscribe(rawEvent('POST', path, 'mail client'))),
  ];
  expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 200, first.body]);
  const left = (await suppressionStore(store()).of(owner.id)).map(({ hash }) => hash);
  expect(left).toEqual([addressHash(member.email)]);
});
