import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { conditionHeld, isConditionFailure, type Table } from './table.ts';

export type Item = Readonly<Record<string, unknown>>;
/** An item as the type that its store writes. Nothing checks the attributes: no other code writes these items. */
export const itemAs = <Stored>(item: Item): Stored => item as unknown as Stored;

export interface Key {
  readonly PK: string;
  readonly SK: string;
}

/** A DynamoDB expression: `#name` is an attribute, `:name` one of `values`. */
interface Expression {
  readonly when?: string;
  readonly values?: Item;
}
interface Update extends Expression {
  readonly change: string;
}
type UpdateResult = { readonly isDone: true; readonly item: Item } | ConditionFailed;
interface ConditionFailed {
  readonly isDone: false;
  /** The existing item. */
  readonly item: Item | undefined;
}
interface Query extends Expression {
  /** GSI2 has only keys. */
  readonly index?: 'GSI1' | 'GSI2';
  readonly newestFirst?: boolean;
  readonly limit?: number;
  readonly isConsistent?: boolean;
  readonly after?: Item | undefined;
  /** The attributes to return; all if absent. */
  readonly only?: readonly string[];
}

/** Fills a key template: `OWNER#${ownerId}`. */
export const fillKey = (template: string, values: Readonly<Record<string, string>>) =>
  template.replace(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** The SET part of an update that sets each attribute to the value of the same name: `#state = :state, #at = :at`. */
export const setExpression = (values: Item): string =>
  Object.keys(values)
    .map((name) => `#${name} = :${name}`)
    .join(', ');

const namesIn = (...expressions: (string | undefined)[]) => {
  const found = expressions.join(' ').match(/#\w+/g);
  return found ? Object.fromEntries(found.map((name) => [name, name.slice(1)])) : undefined;
};
const valuesOf = (values: Item | undefined) =>
  values && Object.fromEntries(Object.entries(values).map(([name, value]) => [`:${name}`, value]));

/** How long to retry transactions that conflict with others: a function has ten seconds, and its caller waits less. */
const CONFLICT_MS = 4_000;
const MAX_PAUSE_MS = 400;
/** DynamoDB's limits. */
const KEYS_PER_REQUEST = 100;
const DELETES_PER_REQUEST = 25;
/** DynamoDB writes 1,000 units per second below one key, and a stored batch has up to four units. */
const PARALLEL_DELETES = 8;
/** How long an account's deletion waits for a batch of items. Its function has five minutes and is retried. */
const ERASURE_MS = 60_000;
/** Exponential backoff with jitter, so that conflicting requests do not collide again. */
export const backOff = (attempt: number) =>
  new Promise((done) =>
    setTimeout(done, Math.random() * Math.min(MAX_PAUSE_MS, 20 * 2 ** attempt)),
  );

interface Processed<T, R> {
  readonly left: readonly T[];
  readonly found?: readonly R[] | undefined;
}
/** Sends everything in requests of up to `size`. Retries what DynamoDB left unprocessed; throws if that takes too long. */
async function* sendInBatches<T, R>(
  all: readonly T[],
  size: number,
  send: (some: readonly T[]) => Promise<Processed<T, R>>,
  patienceMs = CONFLICT_MS,
): AsyncGenerator<R> {
  for (let from = 0; from < all.length; from += size) {
    let left = all.slice(from, from + size);
    const deadline = performance.now() + patienceMs;
    for (let attempt = 1; left.length > 0; attempt += 1) {
      if (performance.now() > deadline) throw new Error(`${left.length} items stayed unprocessed`);
      if (attempt > 1) await backOff(attempt);
      const processed = await send(left);
      yield* processed.found ?? [];
      left = [...processed.left];
    }
  }
}

const parametersOf = ({ change, when, values }: Update) => ({
  UpdateExpression: change,
  ConditionExpression: when,
  ExpressionAttributeNames: namesIn(change, when),
  ExpressionAttributeValues: valuesOf(values),
});

/** Plain items, for functions whose cold start ElectroDB would double. */
export const itemsOf = ({ client, table: TableName }: Table) => ({
  async get(key: Key): Promise<Item | undefined> {
    return (await client.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }))).Item;
  },
  /** Many items by key, in any order, without missing ones. */
  getMany: (keys: readonly Key[]): AsyncGenerator<Item> =>
    sendInBatches(keys, KEYS_PER_REQUEST, async (wanted) => {
      const { Responses, UnprocessedKeys } = await client.send(
        new BatchGetCommand({ RequestItems: { [TableName]: { Keys: [...wanted] } } }),
      );
      const left = (UnprocessedKeys?.[TableName]?.Keys ?? []) as Key[];
      return { left, found: Responses?.[TableName] };
    }),
  async remove(key: Key): Promise<void> {
    await client.send(new DeleteCommand({ TableName, Key: key }));
  },
  async removeAll(keys: readonly Key[], patienceMs?: number): Promise<void> {
    const deletes = keys.map((Key) => ({ DeleteRequest: { Key } }));
    const send = async (wanted: readonly (typeof deletes)[number][]) => {
      const command = new BatchWriteCommand({ RequestItems: { [TableName]: [...wanted] } });
      const { UnprocessedItems } = await client.send(command).catch((error) => {
        // DynamoDB throws if its limits let it process none.
        if (!/Throttling|ThroughputExceeded/.test(error.name)) throw error;
        return { UnprocessedItems: { [TableName]: wanted } };
      });
      return { left: (UnprocessedItems?.[TableName] ?? []) as typeof deletes };
    };
    const requests = sendInBatches(deletes, DELETES_PER_REQUEST, send, patienceMs);
    // A deletion yields no items, so one step runs it to the end.
    await requests.next();
  },
  /** False if the condition failed. */
  async put(Item: Item & Key, { when, values }: Expression = {}): Promise<boolean> {
    return conditionHeld(
      client.send(
        new PutCommand({
          TableName,
          Item,
          ConditionExpression: when,
          ExpressionAttributeNames: namesIn(when),
          ExpressionAttributeValues: valuesOf(values),
        }),
      ),
    );
  },
  async update(key: Key, update: Update): Promise<UpdateResult> {
    try {
      const { Attributes = {} } = await client.send(
        new UpdateCommand({
          TableName,
          Key: key,
          ...parametersOf(update),
          ReturnValues: 'ALL_NEW',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      );
      return { isDone: true, item: Attributes };
    } catch (error) {
      if (!isConditionFailure(error)) throw error;
      return { isDone: false, item: existingItem(error) };
    }
  },
  /** One page; `next` is the cursor of the following one. */
  async page(where: string, query: Query): Promise<{ items: Item[]; next?: Item | undefined }> {
    const only = query.only?.map((name) => `#${name}`).join(', ');
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({
        TableName,
        IndexName: query.index,
        KeyConditionExpression: where,
        FilterExpression: query.when,
        ProjectionExpression: only,
        ExpressionAttributeNames: namesIn(where, query.when, only),
        ExpressionAttributeValues: valuesOf(query.values),
        ScanIndexForward: !query.newestFirst,
        Limit: query.limit,
        ConsistentRead: query.isConsistent,
        ExclusiveStartKey: query.after,
      }),
    );
    return { items: Items, next: LastEvaluatedKey };
  },
  /** `firstPage`: the limit of the first page only, for callers that rarely need more. */
  async *all(where: string, query: Query, firstPage = query.limit): AsyncGenerator<Item> {
    let limit = firstPage;
    let after: Item | undefined;
    do {
      const { items, next } = await this.page(where, { ...query, limit, after });
      yield* items;
      limit = query.limit;
      after = next;
    } while (after);
  },
  /** Creates an item, or replaces one that is `present`, and updates another one in one transaction. */
  async putAndUpdate(
    Item: Item & Key,
    key: Key,
    update: Update,
    before: 'absent' | 'present' = 'absent',
  ): Promise<'done' | 'put-rejected' | 'update-rejected'> {
    const exists = before === 'present' ? 'attribute_exists' : 'attribute_not_exists';
    const command = new TransactWriteCommand({
      TransactItems: [
        { Put: { TableName, Item, ConditionExpression: `${exists}(PK)` } },
        { Update: { TableName, Key: key, ...parametersOf(update) } },
      ],
    });
    const patience = performance.now() + CONFLICT_MS;
    for (let attempt = 1; ; attempt += 1) {
      try {
        await client.send(command);
        return 'done';
      } catch (error) {
        const [putCode, updateCode] = cancellationCodes(error);
        if (putCode === 'ConditionalCheckFailed') return 'put-rejected';
        if (updateCode === 'ConditionalCheckFailed') return 'update-rejected';
        if (!putCode || performance.now() > patience) throw error;
        await backOff(attempt);
      }
    }
  },
});

export type Items = ReturnType<typeof itemsOf>;

/** Deletes everything under one partition key. Idempotent. */
export async function emptyPartition(table: Table, PK: string): Promise<void> {
  const items = itemsOf(table);
  const query = {
    values: { pk: PK },
    only: ['PK', 'SK'],
    limit: DELETES_PER_REQUEST * PARALLEL_DELETES,
    isConsistent: true,
  };
  for (;;) {
    const { items: found } = await items.page('#PK = :pk', query);
    if (found.length === 0) return;
    const keys = found as unknown as Key[];
    const starts = keys.flatMap((_, index) => (index % DELETES_PER_REQUEST === 0 ? index : []));
    await Promise.all(
      starts.map((start) =>
        items.removeAll(keys.slice(start, start + DELETES_PER_REQUEST), ERASURE_MS),
      ),
    );
  }
}

/** The client does not unmarshall the item of a failed condition. */
function existingItem(error: unknown): Item | undefined {
  const { Item } = error as { Item?: Marshalled };
  return Item && plainMap(Item);
}
type Marshalled = Record<string, Record<string, unknown>>;
const plainMap = (item: Marshalled): Item =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, plain(value)]));
function plain(value: Record<string, unknown>): unknown {
  const [[type, content] = []] = Object.entries(value);
  if (type === 'N') return Number(content);
  if (type === 'M') return plainMap(content as Marshalled);
  return type === 'SS' ? new Set(content as string[]) : content;
}
const cancellationCodes = (error: unknown) =>
  ((error as { CancellationReasons?: { Code?: string }[] }).CancellationReasons ?? []).map(
    ({ Code = 'None' }) => Code,
  );
