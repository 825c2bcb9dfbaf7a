import { invalid, Tokens } from './tokens.ts';
import { type Item, isEqual, order, typeOf } from './values.ts';

// Compiles the subset of DynamoDB conditions that our stores use, and rejects what DynamoDB rejects.
export interface Scope {
  readonly item: Item;
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
}
export type Get = (scope: Scope) => unknown;
export type Test = (scope: Scope) => boolean;

export const cached = <T>(cache: Map<string, T>, text: string, make: (tokens: Tokens) => T): T => {
  const known = cache.get(text);
  if (known) return known;
  const tokens = new Tokens(text);
  const made = make(tokens);
  if (tokens.next) throw invalid(`Syntax error in “${text}” at “${tokens.next}”`);
  cache.set(text, made);
  return made;
};
const conditions = new Map<string, Test>();
export const condition = (text: string): Test => cached(conditions, text, anyOf);

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

function contains(all: unknown, part: unknown): boolean {
  if (all instanceof Set) return all.has(part);
  if (Array.isArray(all)) return all.some((each) => isEqual(each, part));
  return typeof all === 'string' && typeof part === 'string' && all.includes(part);
}
const functions: Readonly<Record<string, (...given: unknown[]) => boolean>> = {
  attribute_not_exists: (value) => value === undefined,
  attribute_exists: (value) => value !== undefined,
  contains,
  begins_with: (text, start) =>
    typeof text === 'string' && typeof start === 'string' && text.startsWith(start),
};
const ordered = (holds: (order: number) => boolean) => (one: unknown, other: unknown) => {
  const found = order(one, other);
  return found !== undefined && holds(found);
};
const comparisons: Readonly<Record<string, (one: unknown, other: unknown) => boolean>> = {
  '=': isEqual,
  '<>': (one, other) => !isEqual(one, other),
  '<': ordered((at) => at < 0),
  '<=': ordered((at) => at <= 0),
  '>': ordered((at) => at > 0),
  '>=': ordered((at) => at >= 0),
};
const MAX_OPERANDS_OF_IN = 100;

/** Tests in parentheses. DynamoDB rejects two pairs of parentheses around the same. */
const groups = new WeakSet<Test>();
function group(tokens: Tokens): Test {
  const inner = anyOf(tokens);
  tokens.expect(')');
  if (groups.has(inner)) throw invalid('The expression has redundant parentheses');
  const test: Test = (scope) => inner(scope);
  groups.add(test);
  return test;
}

function one(tokens: Tokens): Test {
  if (tokens.skip('NOT')) {
    const test = one(tokens);
    return (scope) => !test(scope);
  }
  if (tokens.skip('(')) return group(tokens);
  const named = functions[tokens.next];
  if (named) {
    tokens.take();
    const given = operands(tokens);
    return (scope) => named(...given.map((get) => get(scope)));
  }
  const path = tokens.next;
  const left = operand(tokens);
  if (tokens.skip('IN')) {
    const among = operands(tokens);
    if (among.length > MAX_OPERANDS_OF_IN) throw invalid('IN has at most 100 operands');
    return (scope) => among.some((get) => isEqual(get(scope), left(scope)));
  }
  if (tokens.skip('BETWEEN')) return between(left, tokens);
  const compare = comparisons[tokens.take()];
  if (!compare) throw invalid('This table does not support the expression');
  if (tokens.next === path) throw invalid(`Both operands of the comparison are ${path}`);
  const right = operand(tokens);
  return (scope) => compare(left(scope), right(scope));
}

function between(at: Get, tokens: Tokens): Test {
  const from = operand(tokens);
  tokens.expect('AND');
  const to = operand(tokens);
  const isUpTo = ordered((found) => found <= 0);
  return (scope) => isUpTo(from(scope), at(scope)) && isUpTo(at(scope), to(scope));
}

/** The operands of a function, in parentheses. */
function operands(tokens: Tokens): Get[] {
  tokens.expect('(');
  const all = tokens.list(() => operand(tokens));
  tokens.expect(')');
  return all;
}

export function operand(tokens: Tokens): Get {
  const token = tokens.take();
  if (!/^[:#\w]/.test(token)) throw invalid(`Syntax error: “${token}” instead of an operand`);
  if (token === 'if_not_exists') {
    const [known, fallback] = operands(tokens) as [Get, Get];
    return (scope) => {
      const value = known(scope);
      // A stored null exists.
      return value === undefined ? fallback(scope) : value;
    };
  }
  if (token.startsWith(':')) return ({ values }) => values[token];
  const path = token.split('.');
  return ({ item, names }) =>
    path.reduce<unknown>(
      (at, name) => (typeOf(at) === 'M' ? (at as Item)[names[name] ?? name] : undefined),
      item,
    );
}
