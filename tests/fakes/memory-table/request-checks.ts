import { condition } from './expression.ts';
import { invalid, Tokens } from './tokens.ts';
import { changedPaths } from './update.ts';
import { type Item, order, sizeOf, sizeOfItem } from './values.ts';

const CONDITIONS = ['ConditionExpression', 'KeyConditionExpression', 'FilterExpression'] as const;
const EXPRESSIONS = [...CONDITIONS, 'ProjectionExpression', 'UpdateExpression'] as const;
type Expressed = Partial<Readonly<Record<(typeof EXPRESSIONS)[number], string>>> & {
  readonly ExpressionAttributeNames?: Record<string, string>;
  readonly ExpressionAttributeValues?: Record<string, unknown>;
};
// biome-ignore lint/suspicious/noExplicitAny: the inputs of eight commands
export type Input = Expressed & Record<string, any>;

/** Quotas from “Service, account, and table quotas in Amazon DynamoDB”. */
const MAX_ITEM_BYTES = 409_600;
const MAX_KEY_BYTES = { PK: 2_048, SK: 1_024 };
const MAX_KEYS_OF_BATCH_GET = 100;
const MAX_WRITES_OF_BATCH = 25;
const MAX_WRITES_OF_TRANSACTION = 100;

/** Each index has all of its items' attributes, or only keys (lib/data.ts). */
export const INDEXES = { GSI1: 'all', GSI2: 'keys' } as const;
export type IndexName = keyof typeof INDEXES;
export const keysOf = (index: IndexName | undefined): string[] => [
  'PK',
  'SK',
  ...(index ? [`${index}PK`, `${index}SK`] : []),
];
const KEY_NAMES = [...new Set([...keysOf('GSI1'), ...keysOf('GSI2')])];

/** DynamoDB rejects an expression with a missing or unused placeholder, and a reserved word without one. */
function checkPlaceholders(input: Expressed): void {
  const expressions = EXPRESSIONS.flatMap((name) => {
    const text = input[name];
    return text === undefined ? [] : new Tokens(text).all;
  });
  const used = new Set(expressions.flatMap((token) => token.split('.')));
  const given = [input.ExpressionAttributeNames, input.ExpressionAttributeValues].flatMap(
    (placeholders) => {
      if (!placeholders) return [];
      const names = Object.keys(placeholders).filter((name) => placeholders[name] !== undefined);
      if (names.length === 0) throw invalid('Names and values of an expression must not be empty');
      return names;
    },
  );
  const wrong = [
    ...[...used].filter((token) => /^[#:]/.test(token) && !given.includes(token)),
    ...given.filter((name) => !used.has(name)),
  ];
  if (wrong.length > 0) throw invalid(`Names or values are missing or unused: ${wrong.join(', ')}`);
}

const KEYWORDS = /^(AND|OR|NOT|IN|BETWEEN|SET|REMOVE|ADD)$/i;
const FUNCTIONS = /^(attribute_exists|attribute_not_exists|contains|begins_with|if_not_exists)$/;
/** Stricter than DynamoDB, which accepts all names but 573 reserved words. */
function checkBareNames(text: string | undefined): void {
  const bare = text ? new Tokens(text).all.filter((token) => /^\w/.test(token)) : [];
  const wrong = bare.filter(
    (token) => !KEYWORDS.test(token) && !FUNCTIONS.test(token) && !KEY_NAMES.includes(token),
  );
  if (wrong.length > 0) throw invalid(`Reserved or without a placeholder: ${wrong.join(', ')}`);
}

/** A key has exactly the two key attributes, which are texts of limited length. */
function checkKey(key: Item | undefined): void {
  if (!key || Object.keys(key).sort().join() !== 'PK,SK')
    throw invalid('The provided key element does not match the schema');
  checkKeyAttributes(key);
}
function checkKeyAttributes(item: Item): void {
  for (const name of KEY_NAMES) {
    const value = item[name];
    if (value === undefined && name.length > 2) continue;
    if (typeof value !== 'string') throw invalid(`Type mismatch for key ${name}`);
    if (value === '') throw invalid(`The key attribute ${name} must not be an empty string`);
    if (sizeOf(value) > MAX_KEY_BYTES[name.slice(-2) as 'PK' | 'SK'])
      throw invalid(`The key attribute ${name} is too long`);
  }
}

export function checkItem(item: Item): void {
  checkKeyAttributes(item);
  if (sizeOfItem(item) > MAX_ITEM_BYTES)
    throw invalid('Item size has exceeded the maximum allowed size');
}

function checkUpdate({ UpdateExpression, ExpressionAttributeNames: names = {} }: Expressed): void {
  if (UpdateExpression === undefined) return;
  const paths = changedPaths(UpdateExpression, names);
  paths.forEach((path, index) => {
    if (path[0] === 'PK' || path[0] === 'SK')
      throw invalid(`Cannot update attribute ${path[0]}. This attribute is part of the key`);
    const overlaps = paths.some(
      (other, place) => place !== index && path.every((name, depth) => other[depth] === name),
    );
    if (overlaps) throw invalid(`Two document paths overlap with each other: ${path.join('.')}`);
  });
}

/** One partition, and at most one range of sort keys. */
const KEY_CONDITION =
  /^(\w+) = :\w+(?: and (?:begins_with \( (?=\w+ ,))?(\w+)(?: , :\w+ \)| (?:=|<|<=|>|>=) :\w+| between :\w+ and :\w+))?$/i;

function checkQuery(input: Input): void {
  const { IndexName, ConsistentRead, Limit, ExclusiveStartKey, FilterExpression } = input;
  if (IndexName && !(IndexName in INDEXES)) throw invalid(`The table has no index ${IndexName}`);
  if (IndexName && ConsistentRead)
    throw invalid('Consistent reads are not supported on global secondary indexes');
  if (Limit !== undefined && Limit < 1) throw invalid('Limit must be 1 or more');
  const keys = keysOf(IndexName);
  if (ExclusiveStartKey && Object.keys(ExclusiveStartKey).sort().join() !== keys.sort().join())
    throw invalid('The provided starting key is invalid');
  const { ExpressionAttributeNames: names = {}, ExpressionAttributeValues: values = {} } = input;
  const namesIn = (text = '') => new Tokens(text).all.map((token) => names[token] ?? token);
  const own = IndexName ? [`${IndexName}PK`, `${IndexName}SK`] : ['PK', 'SK'];
  const [partition = '', sort = ''] = own;
  const inFilter = namesIn(FilterExpression).find((name) => own.includes(name));
  if (inFilter) throw invalid(`Filter Expression can only contain non-primary keys: ${inFilter}`);
  const where = namesIn(input.KeyConditionExpression);
  const [, at, sortAt = sort] = KEY_CONDITION.exec(where.join(' ')) ?? [];
  if (at !== partition || sortAt !== sort) throw invalid('Query key condition not supported');
  for (const token of where) {
    if (token.startsWith(':') && (typeof values[token] !== 'string' || values[token] === ''))
      throw invalid(`The value ${token} of a key attribute must be a string, and not empty`);
  }
}

const idOf = ({ PK, SK }: Item) => JSON.stringify([PK, SK]);
function checkMany(keys: readonly Item[], max: number, what: string): void {
  if (keys.length === 0 || keys.length > max) throw invalid(`${what} needs 1 to ${max} items`);
  if (new Set(keys.map(idOf)).size < keys.length) throw invalid(`${what} contains duplicates`);
}

/** The bounds of a range are checked before any item is read. */
function checkRanges(text: string | undefined, values: Readonly<Record<string, unknown>>): void {
  const tokens = text ? new Tokens(text).all : [];
  tokens.forEach((token, at) => {
    const [from = '', , to = ''] = tokens.slice(at + 1);
    if (/^between$/i.test(token) && (order(values[from], values[to]) ?? 0) > 0)
      throw invalid('BETWEEN needs its lower bound first');
  });
}

function checkExpressions(input: Input): void {
  checkPlaceholders(input);
  for (const name of EXPRESSIONS) {
    checkBareNames(input[name]);
    checkRanges(input[name], input.ExpressionAttributeValues ?? {});
  }
  // Compiling finds syntax errors, even if no item is read.
  for (const name of CONDITIONS) if (input[name]) condition(input[name]);
  checkUpdate(input);
}

/** Throws what DynamoDB responds to a request that breaks a rule or a quota, whatever the table contains. */
export function checkRequest(command: string, input: Input): void {
  checkExpressions(input);
  if (input.Key) checkKey(input.Key);
  if (command === 'QueryCommand') checkQuery(input);
  if (command === 'BatchGetCommand')
    for (const { Keys } of Object.values<{ Keys: Item[] }>(input.RequestItems)) {
      checkMany(Keys, MAX_KEYS_OF_BATCH_GET, 'A batch of reads');
      Keys.forEach(checkKey);
    }
  if (command === 'BatchWriteCommand') {
    const writes = Object.values<Input[]>(input.RequestItems).flat();
    const keys = writes.map(
      ({ DeleteRequest, PutRequest }) => DeleteRequest?.Key ?? PutRequest?.Item,
    );
    checkMany(keys, MAX_WRITES_OF_BATCH, 'A batch of writes');
  }
  if (command === 'TransactWriteCommand') {
    const parts = (input.TransactItems as Record<string, Input>[]).flatMap((each) =>
      Object.values(each),
    );
    checkMany(
      parts.map(({ Item, Key }) => Item ?? Key),
      MAX_WRITES_OF_TRANSACTION,
      'A transaction',
    );
    for (const part of parts) {
      checkExpressions(part);
      if (part.Key) checkKey(part.Key);
    }
  }
}
