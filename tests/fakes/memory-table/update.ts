import { cached, type Get, operand, type Scope } from './expression.ts';
import { invalid, type Tokens } from './tokens.ts';
import { type Item, storedValue, typeOf } from './values.ts';

// Compiles the update expressions of our stores, and rejects what DynamoDB rejects.
type Verb = 'SET' | 'REMOVE' | 'ADD';
interface Change {
  readonly verb: Verb;
  /** As in the expression, with placeholders of names. */
  readonly path: readonly string[];
  readonly value: Get;
}

const updates = new Map<string, readonly Change[]>();
const WRONG_TYPE = 'An operand in the update expression has an incorrect data type';

function changesIn(tokens: Tokens): Change[] {
  const changes: Change[] = [];
  const verbs = new Set<string>();
  do {
    const verb = tokens.take().toUpperCase();
    if (verbs.has(verb)) throw invalid(`The “${verb}” section can only be used once`);
    verbs.add(verb);
    if (verb !== 'SET' && verb !== 'REMOVE' && verb !== 'ADD')
      throw invalid(`This table does not support “${verb}”`);
    changes.push(...tokens.list(() => changeBy(verb, tokens)));
  } while (tokens.next);
  return changes;
}

function changeBy(verb: Verb, tokens: Tokens): Change {
  const path = tokens.take().split('.');
  if (verb === 'REMOVE') return { verb, path, value: () => undefined };
  if (verb === 'SET') tokens.expect('=');
  const first = operand(tokens);
  if (verb === 'ADD' || !tokens.skip('+')) return { verb, path, value: first };
  const second = operand(tokens);
  return { verb, path, value: (scope) => sum(first(scope), second(scope)) };
}

function sum(one: unknown, other: unknown): number {
  if (typeof one !== 'number' || typeof other !== 'number') throw invalid(WRONG_TYPE);
  return one + other;
}
function added(before: unknown, value: unknown): unknown {
  const type = typeOf(value);
  if (type !== 'N' && !(value instanceof Set)) throw invalid(WRONG_TYPE);
  if (before === undefined) return value;
  if (typeOf(before) !== type) throw invalid(WRONG_TYPE);
  return value instanceof Set
    ? new Set([...(before as Set<unknown>), ...value])
    : sum(before, value);
}

/** The names of the attributes that an update changes, from the outermost in. */
export const changedPaths = (text: string, names: Scope['names']): string[][] =>
  cached(updates, text, changesIn).map(({ path }) => path.map((name) => names[name] ?? name));

/** The item after the update. All operands are read before it. */
export function updatedItem(text: string, scope: Scope, before: Item): Item {
  const after = { ...before };
  for (const { verb, path, value } of cached(updates, text, changesIn)) {
    const names = path.map((name) => scope.names[name] ?? name);
    const last = names.pop() ?? '';
    const within = mapAt(after, names);
    if (verb === 'REMOVE') {
      delete within[last];
      continue;
    }
    const found = value(scope);
    if (found === undefined)
      throw invalid('The expression refers to an attribute that does not exist in the item');
    within[last] = storedValue(verb === 'ADD' ? added(within[last], found) : found);
  }
  return after;
}

/** The map at the path, copied on the way. */
function mapAt(item: Item, names: readonly string[]): Item {
  let at = item;
  for (const name of names) {
    if (typeOf(at[name]) !== 'M')
      throw invalid('The document path provided in the update expression is invalid for update');
    const inner = { ...(at[name] as Item) };
    at[name] = inner;
    at = inner;
  }
  return at;
}
