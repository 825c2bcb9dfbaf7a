import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { handler as exportData } from '../../lambdas/privacy/export-my-data.lambda.ts';
import { freezeClock } from '../factories/frozen-clock.ts';
import { DATE, fillAccount } from '../factories/full-account.ts';
import { answerOf, httpEvent } from '../factories/http-event.ts';
import { newAddress, newOwner } from '../factories/owner.ts';

const cloud = inject('cloud');
const exportAs = async (owner: { id: string }) =>
  answerOf(await exportData(httpEvent(undefined, owner)));

/** An account with one item of every kind, without a login, which these tests do not need. */
async function account() {
  const canary = `canary${randomUUID().slice(0, 8)}`;
  const owner = { id: randomUUID(), email: `${canary}@example.com` };
  return { canary, ...owner, ...(await fillAccount(owner, canary)) };
}

test('an export contains everything that the owner’s pages show, and nothing of another account', async () => {
  const [own, other] = [await account(), await account()];
  const { status, body } = await exportAs(own);
  expect(status).toBe(200);
  expect(body.name).toMatch(/^reveille-\d{4}-\d\d-\d\d\.json$/);
  const text = await (await fetch(body.url)).text();
  const data = JSON.parse(text);
  expect(data).toMatchObject({
    profile: { id: own.id, email: own.email, company: own.canary },
    websites: [{ domain: `${own.canary}.example`, website_analysis: own.canary }],
    team: [{ email: `tom@${own.canary}.example`, job_role: own.canary }],
    subscription: { plan: 'Starter', customerId: own.customerId },
    emails: [{ sites_email_subject: own.canary, sent_email_addresses: [own.email] }],
    reports: [{ date: DATE, summary_data: { warm_intro: own.canary } }],
    recordings: [{ sessionId: own.sessionId, domain: `${own.canary}.example`, state: 'open' }],
    saved_filters: [{ name: own.canary }],
    links: [{ sessionId: own.sessionId, note: own.canary }],
  });
  expect(data.recordings[0]).toMatchObject({ note: own.canary, tags: [own.canary] });
  expect(text).not.toContain(other.canary);
  expect(text).not.toContain(other.id);
});

test('rejects a fourth export within the hour with a message', async () => {
  freezeClock();
  const owner = await newOwner(cloud, newAddress());
  await fillAccount(owner, 'x');
  const answers = [];
  for (let n = 0; n < 3; n += 1) answers.push(await exportAs(owner));
  // `fillAccount` used one export.
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(answers[2]?.body.title).toBe('Export limit reached');
});

test('rejects an export with the token of a deleted account', async () => {
  expect((await exportAs({ id: randomUUID() })).status).toBe(401);
});
