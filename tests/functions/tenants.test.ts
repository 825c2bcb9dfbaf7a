import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { mailsIn } from '../../lib/local/inbox.ts';
import { callAs, calls, caseOf, leaked, type Tenant } from '../factories/every-call.ts';
import { allItems } from '../factories/everything-stored.ts';
import { newAdminTenant, newTenant, startPaidProvider } from '../factories/tenants.ts';
import { seededRandom } from '../fakes/seeded-random.ts';

let caller: Tenant;
let victim: Tenant;
let admin: Tenant;
let close: () => Promise<unknown>;
beforeAll(async () => {
  close = await startPaidProvider();
  caller = await newTenant();
  victim = await newTenant();
  admin = await newAdminTenant();
});
afterAll(() => close());

/** Without items that a stream function may still write. */
const itemsOf = async ({ id }: Tenant) =>
  (await allItems()).filter(
    ({ PK, SK }) => PK === `OWNER#${id}` && !/^(REPORT_SCHEDULE$|CONNECTION#)/.test(SK),
  );

const isNoFailure = (status: number) => status < 500;

test('another tenant or admin who uses an owner’s ids in every call reads and changes nothing', async () => {
  const before = await itemsOf(victim);
  const answers: unknown[] = [];
  const expected: unknown[] = [];
  for (const id of calls) {
    const asOther = await callAs(caller, id, victim);
    const asAdmin = await callAs(admin, id, victim);
    const { status, adminStatus = status } = caseOf(id);
    answers.push([id, asOther.status, asAdmin.status]);
    expected.push([
      id,
      status ?? expect.toSatisfy(isNoFailure),
      adminStatus ?? expect.toSatisfy(isNoFailure),
    ]);
    expect(leaked(asOther, [victim, admin]), id).toEqual([]);
    if (adminStatus === status) expect(leaked(asAdmin, [victim, caller]), id).toEqual([]);
  }
  expect(answers).toEqual(expected);
  expect(await itemsOf(victim)).toEqual(before);
});

test('responses and emails to three tenants with concurrent calls contain no data of the others', async () => {
  const tenants = [caller, victim, await newTenant()];
  const random = seededRandom(1);
  const round = () =>
    Promise.all(
      tenants.map(async (caller) => {
        const others = tenants.filter((each) => each !== caller);
        const id = random.pick(calls);
        const answer = await callAs(caller, id, random.pick(others));
        expect(answer.status, id).toBeLessThan(500);
        expect(leaked(answer, others), id).toEqual([]);
      }),
    );
  for (let n = 0; n < 10; n += 1) await round();
  for (const { to, html, text } of await mailsIn(inject('cloud').mailDir)) {
    const exposed = tenants.filter(({ secret }) => `${html}${text}`.includes(secret));
    expect(exposed.length, `a mail to ${to}`).toBeLessThan(2);
  }
});
