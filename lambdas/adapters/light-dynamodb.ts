import { randomUUID } from 'node:crypto';
import { AwsError, aws } from './aws-request.ts';

/**
 * Replaces the SDK's two DynamoDB packages in the bundle of `record-events`, where they would be a third of the cold
 * start: it sends the commands of `items.ts` as signed requests. All other stores and the tests use the SDK; `sessions.ts`
 * always uses this.
 */

type Fields = Readonly<Record<string, unknown>>;
/** A marshalled value: one field, named after its type. */
type Marshalled = Record<string, unknown>;

const MAPS = new Set([
  'Attributes',
  'ExclusiveStartKey',
  'ExpressionAttributeValues',
  'Item',
  'Key',
  'LastEvaluatedKey',
]);
const LISTS = new Set(['Items', 'Keys']);
const TIMEOUT_MS = 5_000;

const mapFields = (fields: Fields, convert: (value: never) => unknown) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, convert(value as never)]],
    ),
  );

function marshalled(value: unknown): Marshalled {
  if (value === null) return { NULL: true };
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number' || typeof value === 'bigint') return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (value instanceof Uint8Array) return { B: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return { L: value.map(marshalled) };
  if (value instanceof Set) {
    const members = [...value];
    if (members.length === 0) throw new TypeError('DynamoDB has no empty sets');
    return typeof members[0] === 'number' ? { NS: members.map(String) } : { SS: members };
  }
  return { M: mapFields(value as Fields, marshalled) };
}

function unmarshalled(value: Marshalled): unknown {
  const [[type, content] = []] = Object.entries(value);
  if (type === 'N') return Number(content);
  if (type === 'NULL') return null;
  if (type === 'B') return Buffer.from(content as string, 'base64');
  if (type === 'L') return (content as Marshalled[]).map(unmarshalled);
  if (type === 'M') return mapFields(content as Fields, unmarshalled);
  if (type === 'SS') return new Set(content as string[]);
  return type === 'NS' ? new Set((content as string[]).map(Number)) : content;
}

/** Copies a request or a response and converts the items and values in it. */
function converted(value: unknown, convert: (value: never) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => converted(each, convert));
  if (typeof value !== 'object' || value === null) return value;
  const itemsIn = (list: unknown) => (list as Fields[]).map((each) => mapFields(each, convert));
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => {
      if (inside === undefined) return [name, inside];
      if (MAPS.has(name)) return [name, mapFields(inside as Fields, convert)];
      if (LISTS.has(name)) return [name, itemsIn(inside)];
      if (name === 'Responses') return [name, mapFields(inside as Fields, itemsIn)];
      return [name, converted(inside, convert)];
    }),
  );
}

interface Command {
  readonly operation: string;
  readonly input: object;
}

async function send({ operation, input }: Command): Promise<unknown> {
  // Like the SDK: makes retries of one transaction idempotent.
  const token = operation === 'TransactWriteItems' && { ClientRequestToken: randomUUID() };
  try {
    const response = await aws.send({
      service: 'dynamodb',
      method: 'POST',
      path: '/',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `DynamoDB_20120810.${operation}`,
      },
      body: Buffer.from(JSON.stringify({ ...(converted(input, marshalled) as object), ...token })),
      timeoutMs: TIMEOUT_MS,
    });
    return converted(JSON.parse(response), unmarshalled);
  } catch (error) {
    throw error instanceof AwsError ? withReasons(error) : error;
  }
}

/** Adds the item that failed the condition, and the reasons of a canceled transaction, in the SDK's properties. */
function withReasons(error: AwsError): AwsError {
  if (!error.body.startsWith('{')) return error;
  const { Item, CancellationReasons } = JSON.parse(error.body) as Fields;
  return Object.assign(error, { Item, CancellationReasons });
}

const commandOf = (operation: string) =>
  class {
    readonly operation = operation;
    readonly input: object;
    constructor(input: object) {
      this.input = input;
    }
  };

export const BatchGetCommand = commandOf('BatchGetItem');
export const BatchWriteCommand = commandOf('BatchWriteItem');
export const DeleteCommand = commandOf('DeleteItem');
export const GetCommand = commandOf('GetItem');
export const PutCommand = commandOf('PutItem');
export const QueryCommand = commandOf('Query');
export const TransactWriteCommand = commandOf('TransactWriteItems');
export const UpdateCommand = commandOf('UpdateItem');

export class DynamoDBClient {}
/** `aws.send` retries by itself, so it needs no middleware. */
const middlewareStack = { add() {} };
export const DynamoDBDocumentClient = { from: () => ({ send, middlewareStack }) };
