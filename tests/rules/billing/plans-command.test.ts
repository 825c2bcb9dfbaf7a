import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { planStore } from '../../../lambdas/billing/plan.store.ts';
import { changePlans } from '../../../lib/operate/plans.ts';

/** A table that holds plans. */
function plansTable() {
  const items = new Map<string, Record<string, unknown>>();
  const client = {
    async send(command: unknown) {
      if (command instanceof QueryCommand) return { Items: [...items.values()] };
      if (!(command instanceof PutCommand)) throw new Error('Not a question of this store');
      const { Item = {} } = command.input;
      items.set(String(Item.SK), Item);
      return {};
    },
  };
  return { table: 'table', client: client as never };
}
const run = (table: ReturnType<typeof plansTable>, line: string) =>
  changePlans(line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? [], table);
const offeredIn = async (table: ReturnType<typeof plansTable>) =>
  (await planStore(table).active()).map(({ name, price }) => `${name} ${price}`);

const ADD =
  'add Scale --price 199 --sessions 1000000 --members 25 --days 365 --stripe-price price_1 --line "For large shops" --popular --fast-support';

test('an operator adds a plan, changes it, retires it and offers it again', async () => {
  const table = plansTable();
  expect(await run(table, ADD)).toMatch(/^Scale .*1,000,000 sessions.*365 days.*on offer.*popular/);
  expect(await offeredIn(table)).toEqual(['Free 0', 'Starter 19', 'Growth 49', 'Scale 199']);
  await run(table, 'change scale --price 249 --stripe-price price_2');
  const scale = (await planStore(table).all()).find(({ name }) => name === 'Scale');
  expect(scale).toMatchObject({
    price: 249,
    stripePrice: 'price_2',
    formerPrices: ['price_1'],
    maxSessions: 1_000_000,
    line: 'For large shops',
    popular: true,
    fastSupport: true,
  });
  await run(table, 'retire Scale');
  expect(await offeredIn(table)).toEqual(['Free 0', 'Starter 19', 'Growth 49']);
  await run(table, 'offer Scale');
  expect(await offeredIn(table)).toContain('Scale 249');
});

test('one plan at a time has the badge [BILL-10]', async () => {
  const table = plansTable();
  await run(table, ADD);
  const popular = (await planStore(table).active()).filter((plan) => plan.popular);
  expect(popular.map(({ name }) => name)).toEqual(['Scale']);
});

test.each([
  ['no verb', ''],
  ['an unknown verb', 'delete Scale'],
  ['a plan that is not there', 'change Scale --price 1'],
  ['a plan that is there', 'add starter --price 1'],
  [
    'a plan without a price at the payment provider',
    'add Scale --price 9 --sessions 10 --members 1 --days 30',
  ],
  ['half a plan', 'add Scale --price 9 --stripe-price price_1'],
  ['an unknown option', 'change Starter --cheaper'],
  ['the free plan', 'change Free --sessions 1000'],
])('%s is rejected with a message and changes nothing', async (_, line) => {
  const table = plansTable();
  await expect(run(table, line)).rejects.toThrow(/[.\n]/);
  expect(await offeredIn(table)).toEqual(['Free 0', 'Starter 19', 'Growth 49']);
});
