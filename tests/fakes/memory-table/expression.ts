import { isDeepStrictEqual } from 'node:util';

// Compiles the subset of DynamoDB expressions that our stores use.
export type Item = Record<string, unknown>;
interface Scope {
  readonly item: Item;
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
}
type Get = (scope: Scope) => unknown;
type Test = (scope: Scope) => boolean;
type Change = (scope: Scope, changed: Item) => void;

const conditions = new Map<string, Test>();
const updates = new Map<string, Change[]>();
const cached = <T>(cache: Map<string, T>, text: string, make: (tokens: Tokens) => T): T => {
  const known = cache.get(text) ?? make(new Tokens(text));
  cache.set(text, known);
  return known;
};
export const condition = (text: string): Test => cached(conditions, text, anyOf);
export const update = (text: string): Change[] => cached(updates, text, changesIn);

class Tokens {
  readonly #tokens: readonly string[];
  #at = 0;
  constructor(text: string) {
    this.#tokens = text.match(/<=|>=|<>|[(),=<>+-]|[\w:#.]+/g) ?? [];
  }
  get next(): string {
    return this.#tokens[this.#at] ?? '';
  }
  take(): string {
    this.#at += 1;
    return this.#tokens[this.#at - 1] ?? '';
  }
  /** Consumes the next token if it is this one. */
  skip(token: string): boolean {
    const isNext = this.next.toUpperCase() === token;
    if (isNext) this.#at += 1;
    return isNext;
  }
  list<T>(one: () => T): T[] {
    const all = [one()];
    while (this.skip(',')) all.push(one());
    return all;
  }
}

function anyOf(tokens: Tokens): Test {
  const tests = [allOf(tokens)];
  while (tokens.skip('OR')) tests.push(allOf(tokens));
  return tests.length === 1 && tests[0] ? tests[0] : (scope) => tests.some((test) => test(scope));
}
function allOf(tokens: Tokens): Test {
  const tests = [one(tokens)];
  while (tokens.skip('AND')) tests.push(one(tokens));
  return tests.length === 1 && tests[0] ? tests[0] : (scope) => tests.every((test) => test(scope));
}

const functions: Readonly<Record<string, (...given: never[]) => boolean>> = {
  attribute_not_exists: (value: unknown) => value === undefined,
  attribute_exists: (value: unknown) => value !== undefined,
  contains: (all: unknown, part: unknown) =>
    all instanceof Set
      ? all.has(part)
      : ((all as unknown[] | string | undefined)?.includes(part as string) ?? false),
  begins_with: (text: unknown, start: unknown) => String(text ?? '').startsWith(String(start)),
};
const comparisons: Readonly<Record<string, (one: never, other: never) => boolean>> = {
  '=': (one, other) => one === other || (Array.isArray(one) && isDeepStrictEqual(one, other)),
  '<>': (one, other) => one !== other,
  '<': (one, other) => one !== undefined && one < other,
  '<=': (one, other) => one !== undefined && one <= other,
  '>': (one, other) => one !== undefined && one > other,
  '>=': (one, other) => one !== undefined && one >= other,
};

function one(tokens: Tokens): Test {
  if (tokens.skip('NOT')) {
    const test = one(tokens);
    return (scope) => !test(scope);
  }
  if (tokens.skip('(')) {
    const test = anyOf(tokens);
    tokens.take();
    return test;
  }
  const named = functions[tokens.next];
  if (named) {
    tokens.take();
    tokens.take();
    const given = tokens.list(() => operand(tokens));
    tokens.take();
    return (scope) => named(...(given.map((get) => get(scope)) as never[]));
  }
  const left = operand(tokens);
  if (tokens.skip('IN')) {
    tokens.take();
    const among = tokens.list(() => operand(tokens));
    tokens.take();
    return (scope) => among.some((get) => get(scope) === left(scope));
  }
  if (tokens.skip('BETWEEN')) {
    const from = operand(tokens);
    tokens.take();
    const to = operand(tokens);
    return (scope) => {
      const [at, low, high] = [left(scope), from(scope), to(scope)] as [string, string, string];
      if (low > high) throw new Error('BETWEEN needs its lower bound first, as in DynamoDB');
      return at >= low && at <= high;
    };
  }
  const compare = comparisons[tokens.take()];
  const right = operand(tokens);
  if (!compare) throw new Error('This table does not support the expression');
  return (scope) => compare(left(scope) as never, right(scope) as never);
}

function operand(tokens: Tokens): Get {
  const token = tokens.take();
  if (token === 'if_not_exists') {
    tokens.take();
    const [known, fallback] = tokens.list(() => operand(tokens)) as [Get, Get];
    tokens.take();
    return (scope) => known(scope) ?? fallback(scope);
  }
  if (token.startsWith(':')) return ({ values }) => values[token];
  const path = token.split('.');
  return ({ item, names }) =>
    path.reduce<unknown>((at, name) => (at as Item | undefined)?.[names[name] ?? name], item);
}

const nameOf = (token: string, { names }: Scope) => names[token] ?? token;

function changesIn(tokens: Tokens): Change[] {
  const changes: Change[] = [];
  const paths = new Set<string>();
  while (tokens.next) {
    const verb = tokens.take().toUpperCase();
    changes.push(
      ...tokens.list(() => {
        if (paths.has(tokens.next))
          throw new Error(`DynamoDB rejects two changes of ${tokens.next} in one update`);
        paths.add(tokens.next);
        return changeBy(verb, tokens);
      }),
    );
  }
  return changes;
}

function changeBy(verb: string, tokens: Tokens): Change {
  const path = tokens.take().split('.');
  const [name = ''] = path;
  if (verb === 'REMOVE') return (scope, changed) => delete changed[nameOf(name, scope)];
  if (verb === 'SET') tokens.take();
  const first = operand(tokens);
  const isSum = verb === 'SET' && tokens.skip('+');
  const second = isSum ? operand(tokens) : undefined;
  const value: Get = second
    ? (scope) => Number(first(scope)) + Number(second(scope))
    : (scope) => first(scope);
  return (scope, changed) => {
    const key = nameOf(name, scope);
    if (verb === 'ADD') changed[key] = sum(changed[key], value(scope));
    else if (verb !== 'SET') throw new Error(`This table does not support ${verb}`);
    else if (path.length === 1) changed[key] = value(scope);
    else {
      const inner = { ...(changed[key] as Item) };
      inner[nameOf(path[1] ?? '', scope)] = value(scope);
      changed[key] = inner;
    }
  };
}

function sum(before: unknown, added: unknown): unknown {
  if (added instanceof Set) return new Set([...((before as Set<unknown>) ?? []), ...added]);
  return Number(before ?? 0) + Number(added);
}
