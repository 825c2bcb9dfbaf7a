import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { itemsOf } from '../../lambdas/adapters/items.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { splitBundle } from '../../lib/code/bundle.ts';
import { root } from '../../lib/local/paths.ts';

/** A table that records requests and returns the given responses. */
const service = { status: 200, answer: '{}', requests: [] as { target: string; body: object }[] };
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { ClientRequestToken: token, ...body } = JSON.parse(Buffer.concat(chunks).toString());
  const target = `${request.headers['x-amz-target']}${token ? ' once' : ''}`;
  service.requests.push({ target, body });
  response.writeHead(service.status, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(service.answer);
});
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_REGION', 'eu-central-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'a');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'b');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  vi.unstubAllEnvs();
});
beforeEach(() => {
  Object.assign(service, { status: 200, answer: '{}', requests: [] });
});

type Items = ReturnType<typeof itemsOf>;
const place = join(root, '.local/light-dynamodb/index.mjs');
const { outdir: _, splitting, entryPoints, ...rest } = splitBundle('recordings/record-events');
const contents =
  "export { itemsOf } from './lambdas/adapters/items.ts'; export { table } from './lambdas/adapters/table.ts';";
const stdin = { contents, resolveDir: root };
const built = buildSync({ ...rest, stdin, outfile: place, metafile: true });
const light = (await import(place)) as { itemsOf: typeof itemsOf; table: typeof table };
/** A table through the SDK, and through the light client as bundled for `record-events`. */
const both = (): [Items, Items] => [
  itemsOf(table.connect({ TABLE_NAME: 'table' })),
  light.itemsOf(light.table.connect({ TABLE_NAME: 'table' })),
];

test('record-events starts without the SDK’s DynamoDB clients', () => {
  expect(Object.keys(built.metafile.inputs).filter((path) => path.includes('aws-sdk'))).toEqual([]);
});

const key = { PK: 'OWNER#1', SK: 'SESSION#2' };
const item = {
  ...key,
  word: 'é',
  number: 1.5,
  is: false,
  none: null,
  left: undefined,
  packed: new Uint8Array([1, 2, 250]),
  list: ['a', 1, { deep: [null] }],
  map: { Key: 'a', Items: [1] },
  ids: new Set(['a', 'b']),
  numbers: new Set([1, 2]),
};
const update = {
  change: 'SET #at = :at ADD #ids :ids',
  when: '#n < :max',
  values: { at: 'now', ids: new Set(['a']), max: 3 },
};
const collected = async <T>(each: AsyncIterable<T>) => {
  const found: T[] = [];
  for await (const one of each) found.push(one);
  return found;
};
const stored =
  '{"PK":{"S":"a"},"n":{"N":"1.5"},"is":{"BOOL":true},"none":{"NULL":true},"packed":{"B":"AQL6"},"list":{"L":[{"S":"a"},{"M":{"Item":{"N":"7"}}}]},"ids":{"SS":["a","b"]},"numbers":{"NS":["1","2"]}}';
const after = '"LastEvaluatedKey":{"PK":{"S":"a"},"SK":{"S":"b"}}';

const calls: Record<string, [answer: string, run: (items: Items) => Promise<unknown>]> = {
  get: [`{"Item":${stored}}`, (items) => items.get(key)],
  'get what is not there': ['{}', (items) => items.get(key)],
  put: ['{}', (items) => items.put(item, { when: 'attribute_not_exists(PK)' })],
  update: [`{"Attributes":${stored}}`, (items) => items.update(key, update)],
  remove: ['{}', (items) => items.remove(key)],
  some: [
    `{"Responses":{"table":[${stored}]},"UnprocessedKeys":{}}`,
    (items) => collected(items.getMany([key])),
  ],
  page: [
    `{"Items":[${stored}],"Count":1,"ScannedCount":1,${after}}`,
    (items) =>
      items.page('#PK = :pk', { values: { pk: 'a' }, limit: 5, only: ['PK', 'n'], after: key }),
  ],
  putAndUpdate: ['{}', (items) => items.putAndUpdate(item, { PK: 'a', SK: 'b' }, update)],
};

test.each(Object.entries(calls))(
  '%s sends and returns the same as with the SDK',
  async (_, [answer, run]) => {
    service.answer = answer;
    const [overSdk, overLight] = both();
    const expected = await run(overSdk);
    expect(structuredClone(await run(overLight))).toEqual(structuredClone(expected));
    const [bySdk, byLight, ...more] = service.requests;
    expect(byLight).toEqual(bySdk);
    expect(more).toEqual([]);
  },
);

const rejection = (name: string, rest: object) =>
  JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, ...rest });
const canceled = (...codes: string[]) =>
  rejection('TransactionCanceledException', {
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
const rejected: Record<string, [answer: string, run: (items: Items) => Promise<unknown>]> = {
  'a failed condition, with the stored item': [
    rejection('ConditionalCheckFailedException', {
      Item: { n: { N: '3' }, ids: { SS: ['a'] }, state: { S: 'open' } },
    }),
    (items) => items.update(key, update),
  ],
  'an item that is there': [
    canceled('ConditionalCheckFailed', 'None'),
    (items) => items.putAndUpdate(item, key, update),
  ],
  'a counter that is full': [
    canceled('None', 'ConditionalCheckFailed'),
    (items) => items.putAndUpdate(item, key, update),
  ],
  'a request that is wrong': [
    rejection('ValidationException', {}),
    (items) => items.get(key).catch((error) => [error.name, error.$metadata.httpStatusCode]),
  ],
};

test.each(Object.entries(rejected))(
  '%s is reported the same as with the SDK',
  async (_, [answer, run]) => {
    Object.assign(service, { status: 400, answer });
    const [overSdk, overLight] = both();
    const expected = await run(overSdk);
    expect(expected).toBeDefined();
    expect(await run(overLight)).toEqual(expected);
    expect(service.requests).toHaveLength(2);
  },
);
