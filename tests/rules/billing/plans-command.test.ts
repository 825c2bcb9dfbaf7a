import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { planStore } from '../../../lambdas/billing/plan.store.ts';
import { changePlans, stageIn } from '../../../lib/operate/plans.ts';

/** A table that holds plans. */
function plansTable() {
  const items = new Map<string, Record<string, unknown>>();
  const written: string[] = [];
  const client = {
    async send(command: unknown) {
      if (command instanceof QueryCommand) return { Items: [...items.values()] };
      if (!(command instanceof PutCommand)) throw new Error('Not a question of this store');
      const { Item = {} } = command.input;
      items.set(String(Item.SK), Item);
      written.push(String(Item.name));
      return {};
    },
  };
  return { table: 'table', client: client as never, written };
}
const run = (table: ReturnType<typeof plansTable>, line: string) =>
  changePlans(line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? [], table);
const offeredIn = async (table: ReturnType<typeof plansTable>) =>
  (await planStore(table).active()).map(({ name, price }) => `${name} ${price}`);

const ADD =
  'add Scale --price 199 --sessions 1000000 --members 25 --days 365 --stripe-price price_1 --line "For large shops" --popular --fast-support';

const PLAIN = 'add Scale --price 9 --sessions 10 --members 1 --days 30 --stripe-price price_1';

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

test('a plan without a badge leaves the badge where it is [BILL-10]', async () => {
  const table = plansTable();
  const before = await planStore(table).active();
  await run(table, PLAIN);
  const after = await planStore(table).active();
  const [popular] = before.filter((plan) => plan.popular);
  expect(after.filter((plan) => plan.popular)).toEqual([popular]);
  expect(after.find(({ name }) => name === 'Scale')).toEqual({
    ...{ name: 'Scale', price: 9, maxSessions: 10, maxTeamMembers: 1, retentionDays: 30 },
    ...{ line: '', popular: false, fastSupport: false, isActive: true, stripePrice: 'price_1' },
  });
});

test('an operator can remove the badge without giving it to another plan', async () => {
  const table = plansTable();
  await run(table, 'change growth --no-popular --no-fast-support');
  const plans = await planStore(table).active();
  expect(plans.filter(({ popular, fastSupport }) => popular || fastSupport)).toEqual([]);
});

test('only the plans whose badge changes are written', async () => {
  const table = plansTable();
  await run(table, ADD);
  expect(table.written).toEqual(['Scale', 'Growth']);
});

test('the list has a line per plan, also for retired ones', async () => {
  const table = plansTable();
  await run(table, `${PLAIN} --popular`);
  await run(table, 'retire Scale');
  const lines = (await run(table, 'list'))
    .split('\n')
    .map((line) => line.split(/ {2,}| (?=popular)/));
  expect(lines.map(([name]) => name)).toEqual(['Free', 'Scale', 'Starter', 'Growth']);
  expect(lines[1]?.join(', ')).toBe(
    'Scale, $9/month, 10 sessions, 1 members, 30 days, retired, popular price_1',
  );
  expect(lines[2]?.join(', ')).toMatch(/^Starter, \$19\/month, .* days, on offer$/);
});

test('the stage of a command is the one that it names', () => {
  expect(stageIn(['list', '--stage', 'staging'])).toBe('staging');
  expect(stageIn(['list'])).toBeUndefined();
});

const USAGE = /^npm run plans -- list\n/;
const without = (option: string) => PLAIN.replace(new RegExp(` --${option} \\S+`), '');
test.each<[string, string, string | RegExp]>([
  ['no verb', '', USAGE],
  ['an unknown verb', 'delete Scale', USAGE],
  ['a plan that does not exist', 'change Scale --price 1', 'The plan Scale does not exist.'],
  ['a plan that exists', 'add starter --price 1', 'The plan Starter already exists.'],
  ['a plan without a price at the payment provider', without('stripe-price'), /--stripe-price/],
  ['a plan without a price', without('price'), /The price is in whole dollars/],
  ['a plan without sessions', without('sessions'), /^Sessions a month/],
  ['a plan without members', without('members'), /^Members/],
  ['a plan without days', without('days'), /^Recordings are kept for/],
  ['an unknown option', 'change Starter --cheaper', /cheaper[\s\S]*npm run plans -- list/],
  [
    'a price that is no number',
    `${without('price')} --price cheap`,
    /The price is in whole dollars/,
  ],
  [
    'a price id of another plan',
    'change Growth --stripe-price price_0',
    'price_0 buys the plan Starter.',
  ],
  ['the free plan', 'change Free --sessions 1000', /^Free is part of the product/],
])('%s is rejected with a message and changes nothing', async (_, line, message) => {
  const table = plansTable();
  await run(table, 'change Starter --stripe-price price_0');
  await expect(run(table, line)).rejects.toThrow(message);
  expect(table.written).toEqual(['Starter']);
});

test.each([
  ['no verb', []],
  ['an unknown verb', ['delete', 'Scale']],
  ['no name', ['retire']],
  ['a name without quotes', ['retire', 'Scale', 'Plus']],
  ['a name for the list', ['list', 'Scale']],
  ['an option for the list', ['list', '--price', '9']],
  ['an option that the verb does not have', ['retire', 'Scale', '--price', '9']],
  ['a change of nothing', ['change', 'Scale']],
])('%s is rejected before the stage is read', (_, args) => {
  expect(() => stageIn(args)).toThrow(USAGE);
});

test('the former price id of a plan stays with it', async () => {
  const table = plansTable();
  await run(table, PLAIN);
  await run(table, 'change Scale --stripe-price price_2');
  await expect(run(table, 'change Growth --stripe-price price_1')).rejects.toThrow('plan Scale');
  await run(table, 'change Scale --stripe-price price_1');
});
