import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { triggeredBy } from '../../lib/deployables.ts';
import { callAs, type Tenant } from '../factories/every-call.ts';
import { allItems } from '../factories/everything-stored.ts';
import { newTenant, startPaidProvider } from '../factories/tenants.ts';

/** The time of a token is in whole seconds. */
const NOW = new Date(Math.floor(Date.now() / 1_000) * 1_000);

const owned = triggeredBy('http').filter(({ fn }) => fn.trigger.call.caller === 'owner');
/** What these GETs return is valid for longer than the token. */
const LASTING = [
  ...['recordings/get-recording', 'recordings/list-recording-shares', 'billing/list-invoices'],
  ...['recordings/get-heatmap', 'reports/get-email', 'reports/get-narration'],
];
/** These POSTs only read, or record the time of a sign-in. */
const READING = ['accounts/record-sign-in', 'admin/is-admin', 'billing/check-subscription'];
const isHarmless = ({ id, fn }: (typeof owned)[number]) =>
  fn.trigger.call.method === 'GET' ? !LASTING.includes(id) : READING.includes(id);

let owner: Tenant;
let close: () => Promise<unknown>;
beforeAll(async () => {
  close = await startPaidProvider();
  owner = await newTenant();
});
afterAll(() => close());

test('a token from before the sessions ended changes, exports and shares nothing', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  await profileStore(table.connect(process.env as never)).endSessions(owner.id, NOW);
  const itemsOfOwner = async () => (await allItems()).filter(({ PK }) => PK.includes(owner.id));
  const before = await itemsOfOwner();
  const statusOf = async ({ id }: (typeof owned)[number]) =>
    (await callAs(owner, id, owner)).status;
  const sensitive = owned.filter((each) => !isHarmless(each));
  const answers: unknown[] = [];
  for (const each of sensitive) answers.push([each.id, await statusOf(each)]);
  expect(answers).toEqual(sensitive.map(({ id }) => [id, 401]));
  expect(await itemsOfOwner()).toEqual(before);
  for (const each of owned.filter(isHarmless)) expect(await statusOf(each), each.id).not.toBe(401);
});

test('a call that a token from before the sessions ended may make returns no signed link', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  await profileStore(table.connect(process.env as never)).endSessions(owner.id, NOW);
  const signed = /X-Amz-Signature|\/clip\/|\/m\//;
  const linking: string[] = [];
  for (const { id } of owned) {
    const { status, response } = await callAs(owner, id, owner);
    if (status < 400 && signed.test(response)) linking.push(id);
  }
  expect(linking).toEqual([]);
});

test('a token from after the sessions ended may make every call', async () => {
  await profileStore(table.connect(process.env as never)).endSessions(owner.id, NOW);
  vi.useFakeTimers({ now: NOW.getTime() + 2_000, toFake: ['Date'] });
  for (const { id } of owned) expect((await callAs(owner, id, owner)).status, id).not.toBe(401);
});
