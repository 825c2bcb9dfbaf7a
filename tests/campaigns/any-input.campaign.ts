import { expect, test } from 'vitest';
import { anyInput } from '../factories/any-input.ts';
import { calls, responseTo, schemaOf } from '../factories/every-call.ts';
import { newAdminTenant, newTenant, startPaidProvider } from '../factories/tenants.ts';
import { seededRandom } from '../fakes/seeded-random.ts';

const CALLS = Number(process.env.CALLS ?? 20_000);
const SEED = Number(process.env.SEED ?? 20_261_124);
const AT_ONCE = 4;
/** Without calls that delete the account or its data. */
const nonDestructive = calls.filter((id) => !/delete-account|delete-website-recordings/.test(id));

test(`${CALLS} calls with odd inputs: none returns 5xx, and invalid input is rejected`, async () => {
  const close = await startPaidProvider();
  const tenants = [await newTenant(), await newAdminTenant()];
  const known = tenants.flatMap(({ id, email, sessionId, websiteId, memberId }) => [
    ...[id, email, sessionId, websiteId, memberId],
  ]);
  const random = seededRandom(SEED);
  const statuses = new Map<number, number>();
  const wrong: object[] = [];
  let made = 0;
  const worker = async () => {
    while (made < CALLS) {
      made += 1;
      const id = random.pick(nonDestructive);
      const input = anyInput(schemaOf(id), random, known);
      const { status, response } = await responseTo(random.pick(tenants), id, input);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500) wrong.push({ id, input: JSON.stringify(input).slice(0, 300), response });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const line = [...statuses].map(([status, times]) => `${status}: ${times}`).join(', ');
  process.stdout.write(`${line}\n`);
  await close();
  expect(wrong).toEqual([]);
});
