import { expect, inject, test } from 'vitest';
import { mailsIn } from '../../lib/local/inbox.ts';
import { callAs, calls, leaked } from '../factories/every-call.ts';
import { newTenant, startPaidProvider } from '../factories/tenants.ts';
import { seededRandom } from '../fakes/seeded-random.ts';

const CALLS = 10_000;
const AT_ONCE = 6;

test(`${CALLS} concurrent calls of three tenants: no response or email contains another tenant’s data`, async () => {
  const close = await startPaidProvider();
  const tenants = [await newTenant(), await newTenant(), await newTenant()];
  const random = seededRandom(20_261_121);
  const statuses = new Map<number, number>();
  let made = 0;
  const worker = async () => {
    while (made < CALLS) {
      made += 1;
      const caller = random.pick(tenants);
      const others = tenants.filter((each) => each !== caller);
      const id = random.pick(calls);
      const answer = await callAs(caller, id, random.pick(others));
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      expect(answer.status, id).toBeLessThan(500);
      expect(leaked(answer, others), id).toEqual([]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (const { to, html, text } of await mailsIn(inject('cloud').mailDir)) {
    const exposed = tenants.filter(({ secret }) => `${html}${text}`.includes(secret));
    expect(exposed.length, `a mail to ${to}`).toBeLessThan(2);
  }
  console.log([...statuses].map(([status, times]) => `${status}: ${times}`).join(', '));
  await close();
});
