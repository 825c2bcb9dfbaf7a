/** The part of DynamoDB's expressions that our stores use, each compiled once. */
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
const cached = <T>(cache: Map<string, T>, text: string, make: (words: Words) => T): T => {
  const known = cache.get(text) ?? make(new Words(text));
  cache.set(text, known);
  return known;
};
export const condition = (text: string): Test => cached(conditions, text, anyOf);
export const update = (text: string): Change[] => cached(updates, text, changesIn);

class Words {
  readonly #words: readonly string[];
  #at = 0;
  constructor(text: string) {
    this.#words = text.match(/<=|>=|<>|[(),=<>+-]|[\w:#.]+/g) ?? [];
  }
  get next(): string {
    return this.#words[this.#at] ?? '';
  }
  take(): string {
    this.#at += 1;
    return this.#words[this.#at - 1] ?? '';
  }
  /** Consumes the next word if it is this one. */
  skip(word: string): boolean {
    const isNext = this.next.toUpperCase() === word;
    if (isNext) this.#at += 1;
    return isNext;
  }
  list<T>(one: () => T): T[] {
    const all = [one()];
    while (this.skip(',')) all.push(one());
    return all;
  }
}

function anyOf(words: Words): Test {
  const tests = [allOf(words)];
  while (words.skip('OR')) tests.push(allOf(words));
  return tests.length === 1 && tests[0] ? tests[0] : (scope) => tests.some((test) => test(scope));
}
function allOf(words: Words): Test {
  const tests = [one(words)];
  while (words.skip('AND')) tests.push(one(words));
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
  '=': (one, other) => one === other,
  '<>': (one, other) => one !== other,
  '<': (one, other) => one !== undefined && one < other,
  '<=': (one, other) => one !== undefined && one <= other,
  '>': (one, other) => one !== undefined && one > other,
  '>=': (one, other) => one !== undefined && one >= other,
};

function one(words: Words): Test {
  if (words.skip('NOT')) {
    const test = one(words);
    return (scope) => !test(scope);
  }
  if (words.skip('(')) {
    const test = anyOf(words);
    words.take();
    return test;
  }
  const named = functions[words.next];
  if (named) {
    words.take();
    words.take();
    const given = words.list(() => operand(words));
    words.take();
    return (scope) => named(...(given.map((get) => get(scope)) as never[]));
  }
  const left = operand(words);
  if (words.skip('IN')) {
    words.take();
    const among = words.list(() => operand(words));
    words.take();
    return (scope) => among.some((get) => get(scope) === left(scope));
  }
  if (words.skip('BETWEEN')) {
    const from = operand(words);
    words.take();
    const to = operand(words);
    return (scope) => {
      const [at, low, high] = [left(scope), from(scope), to(scope)] as [string, string, string];
      if (low > high) throw new Error('BETWEEN needs its lower bound first, as in DynamoDB');
      return at >= low && at <= high;
    };
  }
  const compare = comparisons[words.take()];
  const right = operand(words);
  if (!compare) throw new Error('This table does not support the expression');
  return (scope) => compare(left(scope) as never, right(scope) as never);
}

function operand(words: Words): Get {
  const word = words.take();
  if (word === 'if_not_exists') {
    words.take();
    const [known, fallback] = words.list(() => operand(words)) as [Get, Get];
    words.take();
    return (scope) => known(scope) ?? fallback(scope);
  }
  if (word.startsWith(':')) return ({ values }) => values[word];
  const path = word.split('.');
  return ({ item, names }) =>
    path.reduce<unknown>((at, name) => (at as Item | undefined)?.[names[name] ?? name], item);
}

const nameOf = (word: string, { names }: Scope) => names[word] ?? word;

function changesIn(words: Words): Change[] {
  const changes: Change[] = [];
  while (words.next) {
    const verb = words.take().toUpperCase();
    changes.push(...words.list(() => changeBy(verb, words)));
  }
  return changes;
}

function changeBy(verb: string, words: Words): Change {
  const path = words.take().split('.');
  const [name = ''] = path;
  if (verb === 'REMOVE') return (scope, changed) => delete changed[nameOf(name, scope)];
  if (verb === 'SET') words.take();
  const first = operand(words);
  const isSum = verb === 'SET' && words.skip('+');
  const second = isSum ? operand(words) : undefined;
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
