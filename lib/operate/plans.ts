import { parseArgs } from 'node:util';
import type { Table } from '../../lambdas/adapters/table.ts';
import {
  activePlans,
  applyPlanChange,
  type CatalogPlan,
  planOfPrice,
  planProblem,
} from '../../lambdas/billing/catalog.ts';
import { planStore } from '../../lambdas/billing/plan.store.ts';
import { digits } from '../../lambdas/contract/copy/digits.ts';
import { RETENTION_DAYS } from '../../lambdas/contract/plans.ts';
import { UserError } from '../user-error.ts';

const USAGE = `npm run plans -- list
npm run plans -- add "Scale" --price 199 --sessions 100000 --members 25 --days 365 --stripe-price price_123 --line "For large shops"
npm run plans -- change "Scale" --price 249 --stripe-price price_456
npm run plans -- retire "Scale"      current subscribers keep it
npm run plans -- offer "Scale"       puts a retired plan back on offer

Options of add and change: --price (dollars per month) --sessions (per billing period) --members --days (${RETENTION_DAYS.join(', ')})
--stripe-price --line --popular --fast-support (--no-popular, --no-fast-support)
--stage NAME works on that deployment on AWS, with the credentials of the environment; without it, on this machine.`;

const options = {
  price: { type: 'string' },
  sessions: { type: 'string' },
  members: { type: 'string' },
  days: { type: 'string' },
  'stripe-price': { type: 'string' },
  line: { type: 'string' },
  popular: { type: 'boolean' },
  'fast-support': { type: 'boolean' },
  stage: { type: 'string' },
} as const;

const parseOptions = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, allowNegative: true });
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${USAGE}`);
  }
};

/** The verbs whose command has a name, and whether it has options. */
const verbs: Readonly<Record<string, { readonly hasOptions: boolean }>> = {
  add: { hasOptions: true },
  change: { hasOptions: true },
  retire: { hasOptions: false },
  offer: { hasOptions: false },
};

/** Needs no catalog, so a mistake is reported before the stage is looked up. */
function parseCommand(args: readonly string[]) {
  const { positionals, values } = parseOptions(args);
  const { stage, ...changes } = values;
  const [verb = '', name = ''] = positionals;
  const isList = verb === 'list';
  const hasOptions = Object.keys(changes).length > 0;
  const isValid = isList
    ? positionals.length === 1 && !hasOptions
    : positionals.length === 2 && verbs[verb]?.hasOptions === hasOptions;
  if (!isValid) throw new UserError(USAGE);
  return { verb, name, stage, changes: changesIn(changes) };
}

/** The `--stage` of the command; undefined for the local cloud. */
export const stageIn = (args: readonly string[]): string | undefined => parseCommand(args).stage;

/** Carries out one command and returns what to print. */
export async function changePlans(args: readonly string[], table: Table): Promise<string> {
  const { verb, name, changes } = parseCommand(args);
  const store = planStore(table);
  const catalog = await store.all();
  if (verb === 'list') return catalog.map(lineOf).join('\n');
  const existing = catalog.find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (verb === 'add' && existing) throw new UserError(`The plan ${existing.name} already exists.`);
  if (verb !== 'add' && !existing) throw new UserError(`The plan ${name} does not exist.`);
  const plan = applyPlanChange(existing ?? emptyPlan(name), {
    ...changes,
    ...(verb === 'retire' && { isActive: false }),
    ...(verb === 'offer' && { isActive: true }),
  });
  const fault = planProblem(plan);
  if (fault) throw new UserError(fault);
  const others = catalog.filter((each) => each.name !== plan.name);
  const owner = changes.stripePrice && planOfPrice(others, changes.stripePrice);
  if (owner) throw new UserError(`${changes.stripePrice} buys the plan ${owner.name}.`);
  if (!existing && !plan.stripePrice) throw new UserError('A new plan needs --stripe-price.');
  await store.save(plan);
  // Only one plan has the "popular" badge.
  for (const other of plan.popular ? activePlans(catalog) : []) {
    if (other.popular && other.name !== plan.name) await store.save({ ...other, popular: false });
  }
  return lineOf(plan);
}

const emptyPlan = (name: string): CatalogPlan => ({
  name,
  price: 0,
  popular: false,
  line: '',
  maxSessions: 0,
  maxTeamMembers: 0,
  retentionDays: 0,
  fastSupport: false,
  isActive: true,
});

type Values = Omit<ReturnType<typeof parseOptions>['values'], 'stage'>;

function changesIn(values: Values): Parameters<typeof applyPlanChange>[1] {
  const { price, sessions, members, days, line, popular } = values;
  const { 'stripe-price': stripePrice, 'fast-support': fastSupport } = values;
  return {
    ...(price !== undefined && { price: Number(price) }),
    ...(sessions !== undefined && { maxSessions: Number(sessions) }),
    ...(members !== undefined && { maxTeamMembers: Number(members) }),
    ...(days !== undefined && { retentionDays: Number(days) }),
    ...(line !== undefined && { line }),
    ...(popular !== undefined && { popular }),
    ...(stripePrice !== undefined && { stripePrice }),
    ...(fastSupport !== undefined && { fastSupport }),
  };
}

const lineOf = (plan: CatalogPlan): string =>
  [
    plan.name.padEnd(20),
    `$${digits(plan.price)}/month`.padEnd(14),
    `${digits(plan.maxSessions)} sessions`.padEnd(20),
    `${plan.maxTeamMembers} members`.padEnd(14),
    `${plan.retentionDays} days`.padEnd(10),
    plan.isActive ? 'on offer' : 'retired',
    ...(plan.popular ? ['popular'] : []),
    ...(plan.stripePrice ? [plan.stripePrice] : []),
  ].join(' ');
