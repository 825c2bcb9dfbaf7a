import {
  BatchGetCommand,
  BatchWriteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { memoryTable } from '../fakes/memory-table/memory-table.ts';

const TableName = 'table';
const Key = { PK: 'OWNER#ann', SK: 'SESSION#1' };
const get = (key: object) => new GetCommand({ TableName, Key: key as typeof Key });
const put = (item: object, more: object = {}) =>
  new PutCommand({ TableName, Item: { ...Key, ...item }, ...more });
const update = (UpdateExpression: string, names: object = {}, values?: object) =>
  new UpdateCommand({
    TableName,
    Key,
    UpdateExpression,
    ExpressionAttributeNames: Object.keys(names).length > 0 ? { ...names } : undefined,
    ExpressionAttributeValues: values && { ...values },
  });
const query = (more: object = {}) =>
  new QueryCommand({
    TableName,
    KeyConditionExpression: 'PK = :pk',
    ExpressionAttributeValues: { ':pk': Key.PK },
    ...more,
  });
const ranged = (KeyConditionExpression: string, more: object = {}) =>
  query({ KeyConditionExpression, ExpressionAttributeValues: { ':pk': Key.PK, ...more } });
const read = (count: number) =>
  new BatchGetCommand({
    RequestItems: {
      [TableName]: { Keys: Array.from({ length: count }, (_, at) => ({ ...Key, SK: `S#${at}` })) },
    },
  });
const removed = (SK: string) => ({ DeleteRequest: { Key: { ...Key, SK } } });
const remove = (...keys: string[]) =>
  new BatchWriteCommand({ RequestItems: { [TableName]: keys.map(removed) } });
const transaction = (...SK: string[]) =>
  new TransactWriteCommand({
    TransactItems: SK.map((key) => ({ Put: { TableName, Item: { ...Key, SK: key } } })),
  });
const index = (IndexName: string, more: object = {}) =>
  query({ IndexName, KeyConditionExpression: `${IndexName}PK = :pk`, ...more });

// The messages of DynamoDB are in “Error handling” and the pages of each operation in its API reference.
const rejected: Record<string, [command: object, reason: string]> = {
  'an empty key': [get({ ...Key, SK: '' }), 'must not be an empty string'],
  'a key that is a number': [get({ ...Key, SK: 1 }), 'Type mismatch'],
  'a key of one attribute': [get({ PK: 'OWNER#ann' }), 'does not match the schema'],
  'a key with other attributes': [get({ ...Key, a: 1 }), 'does not match the schema'],
  'a sort key above 1 KB': [get({ ...Key, SK: 'a'.repeat(1_025) }), 'too long'],
  'an empty key of an index': [put({ GSI1PK: 'A', GSI1SK: '' }), 'must not be an empty string'],
  'an item above 400 KB': [put({ text: 'a'.repeat(409_600) }), 'Item size'],
  'an empty set': [put({ ids: new Set() }), 'A set needs members'],
  'a set of different types': [put({ ids: new Set(['a', 1]) }), 'A set needs members'],
  'a number that is none': [put({ count: Number.NaN }), 'does not send the number'],
  'a date': [put({ at: new Date(0) }), 'Unsupported type'],
  'an unused value': [
    put(
      {},
      { ConditionExpression: 'attribute_exists(PK)', ExpressionAttributeValues: { ':a': 1 } },
    ),
    'unused: :a',
  ],
  'an unused name': [update('REMOVE #a', { '#a': 'a', '#b': 'b' }), 'unused: #b'],
  'a missing value': [update('SET #a = :a', { '#a': 'a' }), 'missing or unused: :a'],
  'no values in a map of values': [update('REMOVE #a', { '#a': 'a' }, {}), 'must not be empty'],
  'a name without a placeholder': [update('REMOVE ttl'), 'Reserved'],
  'a syntax error': [update('SET #a = = :a', { '#a': 'a' }, { ':a': 1 }), 'Syntax error'],
  'text after an expression': [
    put({}, { ConditionExpression: 'attribute_exists(PK) PK' }),
    'Syntax error',
  ],
  'an unknown character': [
    put({}, { ConditionExpression: 'attribute_exists(PK);' }),
    'Syntax error',
  ],
  'redundant parentheses': [
    put({}, { ConditionExpression: '((attribute_exists(PK)))' }),
    'redundant parentheses',
  ],
  'a comparison with itself': [put({}, { ConditionExpression: 'PK = PK' }), 'Both operands'],
  'an expression above 4 KB': [update(`REMOVE ${'a'.repeat(4_096)}`), 'Expression size'],
  'two sections of a kind': [
    update('REMOVE #a REMOVE #b', { '#a': 'a', '#b': 'b' }),
    'only be used once',
  ],
  'changes of a map and its member': [
    update('SET #a = :a, #a.#b = :a', { '#a': 'a', '#b': 'b' }, { ':a': 1 }),
    'overlap',
  ],
  'a change of the key': [update('SET PK = :a', {}, { ':a': 'a' }), 'part of the key'],
  'a member of a missing map': [
    update('SET #a.#b = :a', { '#a': 'a', '#b': 'b' }, { ':a': 1 }),
    'document path',
  ],
  'the value of a missing attribute': [
    update('SET #a = #b', { '#a': 'a', '#b': 'b' }),
    'does not exist',
  ],
  'a sum with a missing attribute': [
    update('SET #a = #a + :a', { '#a': 'a' }, { ':a': 1 }),
    'incorrect data type',
  ],
  'a text added to a number': [update('ADD #a :a', { '#a': 'a' }, { ':a': 'a' }), 'data type'],
  'an index that does not exist': [query({ IndexName: 'GSI3' }), 'no index'],
  'a consistent read of an index': [index('GSI1', { ConsistentRead: true }), 'Consistent reads'],
  'a limit of 0': [query({ Limit: 0 }), 'Limit'],
  'a start key without the keys of the index': [
    index('GSI1', { ExclusiveStartKey: Key }),
    'starting key is invalid',
  ],
  'a start key of another partition': [
    query({ ExclusiveStartKey: { ...Key, PK: 'OWNER#bob' } }),
    'outside query boundaries',
  ],
  'a filter by the key': [query({ FilterExpression: 'attribute_exists(SK)' }), 'non-primary keys'],
  'a query of several partitions': [ranged('PK > :pk'), 'not supported'],
  'two ranges': [
    ranged('PK = :pk AND SK > :a AND SK < :b', { ':a': 'a', ':b': 'b' }),
    'not supported',
  ],
  'a range by another attribute': [
    ranged('PK = :pk AND GSI1SK > :a', { ':a': 'a' }),
    'not supported',
  ],
  'an empty start of a sort key': [
    ranged('PK = :pk AND begins_with(SK, :a)', { ':a': '' }),
    'and not empty',
  ],
  'a range from a higher to a lower key': [
    ranged('PK = :pk AND SK BETWEEN :b AND :a', { ':a': 'a', ':b': 'b' }),
    'lower bound first',
  ],
  'a batch of 101 reads': [read(101), 'needs 1 to 100'],
  'a batch of no reads': [read(0), 'needs 1 to 100'],
  'a batch of 26 writes': [
    remove(...Array.from({ length: 26 }, (_, at) => `S#${at}`)),
    'needs 1 to 25',
  ],
  'a batch with an item twice': [remove('a', 'a'), 'duplicates'],
  'a transaction with an item twice': [transaction('a', 'a'), 'duplicates'],
  'an empty transaction': [transaction(), 'needs 1 to 100'],
};

test.each(Object.entries(rejected))(
  'the table in memory rejects %s',
  async (_, [command, reason]) => {
    const { table } = memoryTable();
    await expect(table.client.send(command as never)).rejects.toThrow(reason);
  },
);

const filled = async (count: number, options = {}) => {
  const { table } = memoryTable(options);
  for (let at = 0; at < count; at += 1) {
    const keys = { GSI1PK: Key.PK, GSI1SK: 'same', GSI2PK: Key.PK, GSI2SK: String(at) };
    await table.client.send(put({ SK: `S#${at}`, ...keys, count: at }));
  }
  return table.client;
};

test('an index of keys returns only keys, and a projection only its attributes', async () => {
  const client = await filled(1);
  const keys = { PK: Key.PK, SK: 'S#0', GSI2PK: Key.PK, GSI2SK: '0' };
  expect((await client.send(index('GSI2'))).Items).toEqual([keys]);
  const projected = { ProjectionExpression: '#n', ExpressionAttributeNames: { '#n': 'count' } };
  expect((await client.send(query(projected))).Items).toEqual([{ count: 0 }]);
});

test('an item with one key of an index is not in it', async () => {
  const { table } = memoryTable();
  await table.client.send(put({ GSI1PK: Key.PK }));
  expect((await table.client.send(index('GSI1'))).Items).toEqual([]);
});

test('a page that is full has a next one, even if that is empty', async () => {
  const client = await filled(2);
  const { LastEvaluatedKey: last } = await client.send(query({ Limit: 2 }));
  expect(last).toEqual({ PK: Key.PK, SK: 'S#1' });
  expect(await client.send(query({ Limit: 2, ExclusiveStartKey: last }))).toEqual({ Items: [] });
});

test('a limit counts the items before the filter', async () => {
  const client = await filled(3);
  const filter = {
    FilterExpression: '#n > :n',
    ExpressionAttributeNames: { '#n': 'count' },
    ExpressionAttributeValues: { ':pk': Key.PK, ':n': 1 },
  };
  expect((await client.send(query({ Limit: 2, ...filter }))).Items).toEqual([]);
});

test('a query continues after its start key, even if items before it are gone', async () => {
  const client = await filled(4);
  for (const newestFirst of [false, true]) {
    const order = { ScanIndexForward: !newestFirst, Limit: 2 };
    const { LastEvaluatedKey: last } = await client.send(index('GSI1', order));
    const { Items = [] } = await client.send(index('GSI1', { ...order, ExclusiveStartKey: last }));
    expect(Items.map(({ SK }) => SK)).toEqual(newestFirst ? ['S#1', 'S#0'] : ['S#2', 'S#3']);
  }
  const { LastEvaluatedKey: last } = await client.send(query({ Limit: 2 }));
  await client.send(remove('S#0', 'S#1'));
  const { Items = [] } = await client.send(query({ ExclusiveStartKey: last }));
  expect(Items.map(({ SK }) => SK)).toEqual(['S#2', 'S#3']);
});

test('a page ends after a megabyte', async () => {
  const { table } = memoryTable();
  for (const SK of ['a', 'b', 'c', 'd'])
    await table.client.send(put({ SK, text: 'a'.repeat(400_000) }));
  const { Items = [] } = await table.client.send(query());
  expect(Items).toHaveLength(3);
});

test('missing attributes equal nothing and are in no order', async () => {
  const client = await filled(1);
  const found = async (FilterExpression: string) => {
    const names = { '#a': 'a', '#b': 'b' };
    return (await client.send(query({ FilterExpression, ExpressionAttributeNames: names }))).Items;
  };
  expect(await found('#a = #b')).toEqual([]);
  expect(await found('#a >= #b')).toEqual([]);
});

test('an update returns its item only on request, and so does a failed condition', async () => {
  const client = await filled(1);
  const change = (more: object) =>
    client.send(
      new UpdateCommand({
        TableName,
        Key: { ...Key, SK: 'S#0' },
        UpdateExpression: 'ADD #n :n',
        ExpressionAttributeNames: { '#n': 'count' },
        ExpressionAttributeValues: { ':n': 1 },
        ...more,
      }),
    );
  expect(await change({})).toEqual({});
  expect(await change({ ReturnValues: 'ALL_NEW' })).toMatchObject({ Attributes: { count: 2 } });
  const never = { ConditionExpression: 'attribute_not_exists(PK)' };
  await expect(change(never)).rejects.not.toHaveProperty('Item');
  await expect(
    change({ ...never, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
  ).rejects.toMatchObject({ Item: { count: { N: '2' } } });
});
