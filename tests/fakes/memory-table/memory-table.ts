import type { Table } from '../../../lambdas/adapters/table.ts';
import { condition, type Item, update } from './expression.ts';

type Partition = Map<string, Item>;
interface Expressed {
  readonly ConditionExpression?: string;
  readonly KeyConditionExpression?: string;
  readonly FilterExpression?: string;
  readonly UpdateExpression?: string;
  readonly ExpressionAttributeNames?: Record<string, string>;
  readonly ExpressionAttributeValues?: Record<string, unknown>;
}
// biome-ignore lint/suspicious/noExplicitAny: the inputs of eight commands
type Input = Expressed & Record<string, any>;

/** DynamoDB rejects a request whose expressions do not use exactly the values that it has. */
function assertValuesUsed(input: Expressed): void {
  const { ExpressionAttributeValues: values = {} } = input;
  const expressions = `${input.ConditionExpression} ${input.KeyConditionExpression} ${input.FilterExpression} ${input.UpdateExpression}`;
  const used: readonly string[] = expressions.match(/:\w+/g) ?? [];
  const given = Object.keys(values).filter((name) => values[name] !== undefined);
  const wrong = [
    ...used.filter((name) => !given.includes(name)),
    ...given.filter((name) => !used.includes(name)),
  ];
  if (wrong.length > 0)
    throw Object.assign(new Error(`Values are missing or unused: ${wrong.join(', ')}`), {
      name: 'ValidationException',
    });
}

/** DynamoDB ends a page at a megabyte, which is about this many of our items. */
const PAGE = 1_000;
const INDEXES = ['GSI1', 'GSI2'];
const conditionFailed = (Item: Item | undefined) =>
  Object.assign(new Error('The conditional request failed'), {
    name: 'ConditionalCheckFailedException',
    Item: Item && marshalled(Item),
  });

/**
 * A single table with its indexes in memory, with the conditions and updates that our stores use. For simulations that
 * are too large for the local cloud: it has no latency, no throttling and no eventual consistency.
 */
export function memoryTable({ pageItems = PAGE } = {}) {
  const partitions = new Map<string, Map<string, Partition>>();
  const indexes = INDEXES.map((name) => ({ name, places: new Map<string, Partition>() }));
  const counts = { reads: 0, writes: 0 };

  const kindOf = (SK: string) => SK.split('#', 1)[0] ?? '';
  function bucket(PK: string, kind: string): Partition {
    const kinds = partitions.get(PK) ?? new Map<string, Partition>();
    partitions.set(PK, kinds);
    const items = kinds.get(kind) ?? new Map<string, Item>();
    kinds.set(kind, items);
    return items;
  }
  const find = ({ PK, SK }: Item): Item | undefined =>
    partitions
      .get(String(PK))
      ?.get(kindOf(String(SK)))
      ?.get(String(SK));

  function write(item: Item | undefined, key: Item): void {
    counts.writes += 1;
    const before = find(key);
    const id = `${key.PK} ${key.SK}`;
    for (const { name, places } of indexes)
      if (before?.[`${name}PK`] !== undefined) places.get(String(before[`${name}PK`]))?.delete(id);
    const items = bucket(String(key.PK), kindOf(String(key.SK)));
    if (!item) {
      items.delete(String(key.SK));
      return;
    }
    items.set(String(key.SK), withCopiedBytes(item));
    for (const { name, places } of indexes) {
      if (item[`${name}PK`] === undefined) continue;
      const place = String(item[`${name}PK`]);
      if (!places.has(place)) places.set(place, new Map());
      places.get(place)?.set(id, item);
    }
  }

  const scopeOf = (input: Input, item: Item) => ({
    item,
    names: input.ExpressionAttributeNames ?? {},
    values: input.ExpressionAttributeValues ?? {},
  });
  const allows = (input: Input, item: Item | undefined) =>
    !input.ConditionExpression || condition(input.ConditionExpression)(scopeOf(input, item ?? {}));

  function updated(input: Input, before: Item | undefined): Item {
    const after = { ...(before ?? input.Key) };
    const scope = scopeOf(input, before ?? {});
    for (const change of update(input.UpdateExpression ?? '')) change(scope, after);
    return after;
  }

  /** The last query result, reused for its pages until the next write. */
  let latest = { query: '', writes: -1, found: [] as Item[] };

  function query(input: Input) {
    counts.reads += 1;
    const { ExclusiveStartKey, Limit = PAGE, FilterExpression } = input;
    const found = itemsFor(input);
    const from = Number(ExclusiveStartKey?.place ?? 0);
    const page = found.slice(from, from + Math.min(Limit, pageItems));
    const filter = FilterExpression && condition(FilterExpression);
    const next = from + page.length;
    const { PK, SK } = page.at(-1) ?? {};
    return {
      Items: filter ? page.filter((item) => filter(scopeOf(input, item))) : page,
      ...(next < found.length && { LastEvaluatedKey: { PK, SK, place: next } }),
    };
  }
  function itemsFor(input: Input): Item[] {
    const { KeyConditionExpression: where = '', IndexName, ScanIndexForward } = input;
    const values = input.ExpressionAttributeValues ?? {};
    const queryKey = `${IndexName} ${ScanIndexForward} ${where} ${Object.values(values).join()}`;
    if (latest.query === queryKey && latest.writes === counts.writes) return latest.found;
    const [pk = '', bound] = [...where.matchAll(/:\w+/g)].map(([name]) => String(values[name]));
    const sortKey = `${IndexName ?? ''}SK`;
    const index = indexes.find(({ name }) => name === IndexName)?.places;
    const test = condition(where);
    const among = index ? [...(index.get(pk)?.values() ?? [])] : inPartition(pk, bound);
    const found = among
      .filter((item) => test(scopeOf(input, item)))
      .sort((one, other) => (String(one[sortKey]) < String(other[sortKey]) ? -1 : 1));
    if (ScanIndexForward === false) found.reverse();
    latest = { query: queryKey, writes: counts.writes, found };
    return found;
  }
  /** Reads only the kinds of items whose sort keys can match. */
  function inPartition(pk: string, bound: string | undefined): Item[] {
    const kinds = partitions.get(pk) ?? new Map<string, Partition>();
    const only = bound?.includes('#') ? [kinds.get(kindOf(bound))] : [...kinds.values()];
    return only.flatMap((items) => [...(items?.values() ?? [])]);
  }

  const commands: Record<string, (input: Input) => unknown> = {
    GetCommand: ({ Key }) => {
      counts.reads += 1;
      return { Item: find(Key) };
    },
    BatchGetCommand: ({ RequestItems }) => ({
      Responses: Object.fromEntries(
        Object.entries(RequestItems as Record<string, { Keys: Item[] }>).map(([name, { Keys }]) => [
          name,
          Keys.flatMap((key) => find(key) ?? []),
        ]),
      ),
    }),
    QueryCommand: query,
    PutCommand: (input) => {
      if (!allows(input, find(input.Item))) throw conditionFailed(find(input.Item));
      write(input.Item, input.Item);
      return {};
    },
    BatchWriteCommand: ({ RequestItems }) => {
      for (const { DeleteRequest } of Object.values(RequestItems as Record<string, Input[]>).flat())
        write(undefined, DeleteRequest.Key);
      return {};
    },
    DeleteCommand: (input) => {
      if (!allows(input, find(input.Key))) throw conditionFailed(find(input.Key));
      write(undefined, input.Key);
      return {};
    },
    UpdateCommand: (input) => {
      const before = find(input.Key);
      if (!allows(input, before)) throw conditionFailed(before);
      const after = updated(input, before);
      write(after, input.Key);
      return { Attributes: after };
    },
    TransactWriteCommand: ({ TransactItems }) => {
      const parts = TransactItems as Record<'Put' | 'Update', Input>[];
      const reasons = parts.map(({ Put, Update }) =>
        allows(Put ?? Update, find(Put?.Item ?? Update?.Key)) ? 'None' : 'ConditionalCheckFailed',
      );
      if (reasons.some((reason) => reason !== 'None')) {
        const CancellationReasons = reasons.map((Code) => ({ Code }));
        throw Object.assign(new Error('Transaction cancelled'), {
          name: 'TransactionCanceledException',
          CancellationReasons,
        });
      }
      for (const { Put, Update } of parts) {
        if (Put) write(Put.Item, Put.Item);
        if (Update) write(updated(Update, find(Update.Key)), Update.Key);
      }
      return {};
    },
  };
  const client = {
    config: {},
    async send(command: {
      readonly input: Input;
      readonly constructor: { readonly name: string };
    }) {
      const run = commands[command.constructor.name];
      if (!run) throw new Error(`This table does not support ${command.constructor.name}`);
      assertValuesUsed(command.input);
      const parts: Record<string, Expressed>[] = command.input.TransactItems ?? [];
      for (const part of parts) Object.values(part).forEach(assertValuesUsed);
      return run(command.input);
    },
  };
  return {
    table: { table: 'table', client } as unknown as Table,
    counts,
    /** Deletes expired items, as DynamoDB's TTL does. */
    expire(now: number): void {
      for (const [PK, kinds] of partitions) {
        for (const items of kinds.values()) {
          for (const item of items.values()) {
            if (Number(item.ttl ?? Number.POSITIVE_INFINITY) * 1_000 < now) write(undefined, item);
          }
        }
        if ([...kinds.values()].every(({ size }) => size === 0)) partitions.delete(PK);
      }
    },
    /** Removes all items of one kind from table and index. */
    forget(PK: string, kind: string): void {
      for (const item of bucket(PK, kind).values()) write(undefined, item);
    },
  };
}

/** A failed condition returns the item in DynamoDB's attribute format. */
const marshalled = (item: Item): Item =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, marshalledValue(value)]));
function marshalledValue(value: unknown): unknown {
  if (typeof value === 'number') return { N: String(value) };
  if (value instanceof Set) return { SS: [...value] };
  if (typeof value === 'boolean') return { BOOL: value };
  if (typeof value === 'string') return { S: value };
  return value instanceof Uint8Array || Array.isArray(value) || value === null
    ? { S: '' }
    : { M: marshalled(value as Item) };
}

/** Copied, because packed bytes are views of a larger buffer, which would stay in memory. */
function withCopiedBytes(item: Item): Item {
  for (const [name, value] of Object.entries(item)) {
    if (value instanceof Uint8Array) item[name] = Uint8Array.from(value);
  }
  return item;
}
