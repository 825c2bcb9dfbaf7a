import type { Table } from '../../../lambdas/adapters/table.ts';
import { condition } from './expression.ts';
import {
  checkItem,
  checkRequest,
  INDEXES,
  type IndexName,
  type Input,
  keysOf,
} from './request-checks.ts';
import { invalid } from './tokens.ts';
import { updatedItem } from './update.ts';
import { type Item, marshalled, sizeOfItem, storedItem } from './values.ts';

type Partition = Map<string, Item>;

/** DynamoDB ends a page at a megabyte of what it reads. */
const PAGE_BYTES = 1_048_576;
const indexNames = Object.keys(INDEXES) as IndexName[];

const conditionFailed = (input: Input, item: Item | undefined) =>
  Object.assign(new Error('The conditional request failed'), {
    name: 'ConditionalCheckFailedException',
    ...existing(input, item),
  });
/** The existing item, if the request wants it. */
const existing = (input: Input, item: Item | undefined) =>
  input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' && item && { Item: marshalled(item) };

const projected = (item: Item, names: readonly string[]): Item =>
  Object.fromEntries(
    names.flatMap((name) => (item[name] === undefined ? [] : [[name, item[name]]])),
  );
const copied = (item: Item | undefined) => item && { ...item };
/** The order of a query: by the sort key, then by the table's key. */
const compareItems = (one: Item, other: Item, names: readonly string[]): number => {
  for (const name of names) {
    const [left, right] = [String(one[name]), String(other[name])];
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
};

/**
 * A single table with its indexes in memory, with the conditions and updates that our stores use. For simulations that
 * are too large for the local cloud: it has no latency, no throttling and no eventual consistency. It rejects every
 * request that DynamoDB rejects (`request-checks.ts`).
 */
export function memoryTable({ pageItems = Number.POSITIVE_INFINITY } = {}) {
  const partitions = new Map<string, Map<string, Partition>>();
  const indexes = indexNames.map((name) => ({ name, places: new Map<string, Partition>() }));
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
    items.set(String(key.SK), item);
    for (const { name, places } of indexes) {
      // An item is in an index only with both of its keys.
      if (item[`${name}PK`] === undefined || item[`${name}SK`] === undefined) continue;
      const place = String(item[`${name}PK`]);
      if (!places.has(place)) places.set(place, new Map());
      places.get(place)?.set(id, item);
    }
  }
  /** The item as it will be stored. Throws if DynamoDB does not store it. */
  function checked(item: Item): Item {
    const stored = storedItem(item);
    checkItem(stored);
    return stored;
  }

  const scopeOf = (input: Input, item: Item) => ({
    item,
    names: input.ExpressionAttributeNames ?? {},
    values: input.ExpressionAttributeValues ?? {},
  });
  const allows = (input: Input, item: Item | undefined) =>
    !input.ConditionExpression || condition(input.ConditionExpression)(scopeOf(input, item ?? {}));

  function updated(input: Input, before: Item | undefined): Item {
    const scope = scopeOf(input, before ?? input.Key);
    return updatedItem(input.UpdateExpression ?? '', scope, before ?? input.Key);
  }

  /** The last query result, reused for its pages until the next write. */
  let latest = { query: '', writes: -1, found: [] as Item[] };

  function query(input: Input) {
    counts.reads += 1;
    const { ExclusiveStartKey, Limit = Number.POSITIVE_INFINITY, FilterExpression } = input;
    const index = input.IndexName as IndexName | undefined;
    const found = itemsFor(input);
    const page: Item[] = [];
    let bytes = 0;
    for (let at = ExclusiveStartKey ? placeAfter(found, input) : 0; at < found.length; at += 1) {
      const item = found[at] as Item;
      page.push(index && INDEXES[index] === 'keys' ? projected(item, keysOf(index)) : item);
      bytes += sizeOfItem(page.at(-1) as Item);
      // DynamoDB ends a page there even if there are no more items.
      if (page.length === Math.min(Limit, pageItems) || bytes >= PAGE_BYTES) break;
    }
    const isEnded = page.length === Math.min(Limit, pageItems) || bytes >= PAGE_BYTES;
    const filter = FilterExpression && condition(FilterExpression);
    const last = page.at(-1);
    const names = input.ProjectionExpression?.split(',').map((name) => {
      const placeholder = name.trim();
      return input.ExpressionAttributeNames?.[placeholder] ?? placeholder;
    });
    const kept = filter ? page.filter((item) => filter(scopeOf(input, item))) : page;
    return {
      Items: kept.map((item) => (names ? projected(item, names) : { ...item })),
      ...(isEnded && last && { LastEvaluatedKey: projected(last, keysOf(index)) }),
    };
  }
  /** The place of the first item after the start key, which need not exist anymore. */
  function placeAfter(found: readonly Item[], input: Input): number {
    const start = input.ExclusiveStartKey as Item;
    if (!condition(input.KeyConditionExpression ?? '')(scopeOf(input, start)))
      throw invalid('The provided starting key is outside query boundaries');
    const names = orderOf(input);
    const direction = input.ScanIndexForward === false ? -1 : 1;
    let [low, high] = [0, found.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareItems(found[middle] as Item, start, names) * direction > 0) high = middle;
      else low = middle + 1;
    }
    return low;
  }
  const orderOf = ({ IndexName }: Input) => [`${IndexName ?? ''}SK`, 'PK', 'SK'];
  function itemsFor(input: Input): Item[] {
    const { KeyConditionExpression: where = '', IndexName, ScanIndexForward } = input;
    const values = input.ExpressionAttributeValues ?? {};
    const queryKey = `${IndexName} ${ScanIndexForward} ${where} ${Object.values(values).join()}`;
    if (latest.query === queryKey && latest.writes === counts.writes) return latest.found;
    const [pk = '', from, to] = [...where.matchAll(/:\w+/g)].map(([name]) => String(values[name]));
    const index = indexes.find(({ name }) => name === IndexName)?.places;
    const test = condition(where);
    const among = index
      ? [...(index.get(pk)?.values() ?? [])]
      : inPartition(pk, where.includes('begins_with'), from, to);
    const names = orderOf(input);
    const found = among
      .filter((item) => test(scopeOf(input, item)))
      .sort((one, other) => compareItems(one, other, names));
    if (ScanIndexForward === false) found.reverse();
    latest = { query: queryKey, writes: counts.writes, found };
    return found;
  }
  /** Reads only one kind of items if all sort keys that can match start with it. */
  function inPartition(pk: string, isPrefix: boolean, from = '', to = from): Item[] {
    const kinds = partitions.get(pk) ?? new Map<string, Partition>();
    const kind = kindOf(from);
    const isOneKind =
      from.startsWith(`${kind}#`) && (isPrefix || (to !== from && to <= `${kind}$`));
    const only = isOneKind ? [kinds.get(kind)] : [...kinds.values()];
    return only.flatMap((items) => [...(items?.values() ?? [])]);
  }

  const commands: Record<string, (input: Input) => unknown> = {
    GetCommand: ({ Key }) => {
      counts.reads += 1;
      return { Item: copied(find(Key)) };
    },
    BatchGetCommand: ({ RequestItems }) => ({
      Responses: Object.fromEntries(
        Object.entries(RequestItems as Record<string, { Keys: Item[] }>).map(([name, { Keys }]) => [
          name,
          Keys.flatMap((key) => copied(find(key)) ?? []),
        ]),
      ),
    }),
    QueryCommand: query,
    PutCommand: (input) => {
      const item = checked(input.Item);
      if (!allows(input, find(item))) throw conditionFailed(input, find(item));
      write(item, item);
      return {};
    },
    BatchWriteCommand: ({ RequestItems }) => {
      for (const { DeleteRequest } of Object.values(RequestItems as Record<string, Input[]>).flat())
        write(undefined, DeleteRequest.Key);
      return {};
    },
    DeleteCommand: (input) => {
      if (!allows(input, find(input.Key))) throw conditionFailed(input, find(input.Key));
      write(undefined, input.Key);
      return {};
    },
    UpdateCommand: (input) => {
      const before = find(input.Key);
      if (!allows(input, before)) throw conditionFailed(input, before);
      const after = checked(updated(input, before));
      write(after, input.Key);
      return input.ReturnValues === 'ALL_NEW' ? { Attributes: { ...after } } : {};
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
      const items = parts.map(({ Put, Update }) =>
        checked(Put?.Item ?? updated(Update, find(Update.Key))),
      );
      for (const item of items) write(item, item);
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
      checkRequest(command.constructor.name, command.input);
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
