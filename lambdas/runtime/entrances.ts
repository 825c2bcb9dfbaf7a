import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  APIGatewayProxyWebsocketEventV2,
  DynamoDBStreamEvent,
  SQSBatchResponse,
  SQSEvent,
} from 'aws-lambda';
import { Problem } from '../contract/problem.ts';
import { ownerOf, sourceOf } from './caller.ts';
import { now } from './clock.ts';
import type { HttpMethod, Trigger } from './function.ts';
import { log } from './log.ts';
import { problemResponse } from './problem-response.ts';

type Run = (input: object) => Promise<unknown>;
export type Entrance<T = unknown, E = unknown> = (
  trigger: T,
  event: E,
  run: Run,
) => Promise<unknown>;
type Of<K extends Trigger['kind']> = Extract<Trigger, { kind: K }>;

/** A request as it came, for the functions that answer with something other than JSON. */
export interface RawRequest {
  readonly method: HttpMethod;
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

const http: Entrance<Of<'http'>, APIGatewayProxyEventV2> = async ({ call }, event, run) => {
  try {
    const owner = call.caller === 'owner' ? ownerOf(event) : undefined;
    const asksNothing = call.body.def.type === 'void';
    const body = call.body.safeParse(asksNothing ? undefined : inputOf(call.method, event));
    if (!body.success) throw new Problem('invalid-request', { cause: body.error });
    const reply = await run({ body: body.data, owner, source: sourceOf(event), now: now() });
    return {
      statusCode: 200,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
      body: JSON.stringify(call.reply.parse(reply)),
    } satisfies APIGatewayProxyStructuredResultV2;
  } catch (error) {
    return problemResponse(error);
  }
};

/** Path parameters win over the query and the body: the route is what was authorized. */
function inputOf(method: string, event: APIGatewayProxyEventV2): unknown {
  const given = method === 'GET' ? event.queryStringParameters : parse(event);
  if (given !== undefined && (typeof given !== 'object' || Array.isArray(given))) {
    throw new Problem('invalid-request');
  }
  return { ...given, ...event.pathParameters };
}

function parse({ body, headers, isBase64Encoded }: APIGatewayProxyEventV2): unknown {
  if (!body) return undefined;
  // Anything else could be sent by a form on another site without asking first.
  if (headers && !/^application\/json\b/i.test(headers['content-type'] ?? '')) {
    throw new Problem('json-needed');
  }
  try {
    return JSON.parse(Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8').toString());
  } catch (cause) {
    throw new Problem('invalid-request', { cause });
  }
}

const raw: Entrance<Of<'raw'>, APIGatewayProxyEventV2> = async (_, event, run) => {
  try {
    const request: RawRequest = {
      method: event.requestContext.http.method as HttpMethod,
      path: event.rawPath,
      headers: event.headers,
      query: event.queryStringParameters ?? {},
      params: event.pathParameters ?? {},
      body: Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8'),
    };
    const answer = await run({ request, source: sourceOf(event), now: now() });
    return rawResponse(answer as RawAnswer);
  } catch (error) {
    return problemResponse(error);
  }
};

const rawResponse = ({ status, headers = {}, body }: RawAnswer) =>
  ({
    statusCode: status,
    headers,
    ...(body !== undefined && {
      body: typeof body === 'string' ? body : body.toString('base64'),
      isBase64Encoded: typeof body !== 'string',
    }),
  }) satisfies APIGatewayProxyStructuredResultV2;

/** One bad message is tried again alone; its neighbours are done. */
const queue: Entrance<Of<'queue'>, SQSEvent> = async ({ message }, event, run) => {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const record of event.Records) {
    try {
      await run({ message: message.parse(JSON.parse(record.body)), now: now() });
    } catch (error) {
      log.error('message failed', { error, messageId: record.messageId });
      batchItemFailures.push({ itemIdentifier: record.messageId });
    }
  }
  return { batchItemFailures } satisfies SQSBatchResponse;
};

const invocation: Entrance<Of<'invocation'>, unknown> = async ({ message }, event, run) =>
  run({ message: message.parse(event), now: now() });

/** The schedule says which instant was meant; an operator may say it in its place. */
const schedule: Entrance<Of<'schedule'>, { scheduledAt?: string }> = (_, { scheduledAt }, run) =>
  run({ now: scheduledAt ? new Date(scheduledAt) : now() });

const stream: Entrance<Of<'stream'>, DynamoDBStreamEvent> = (_, event, run) =>
  run({ records: event.Records, now: now() });

const socket: Entrance<Of<'socket'>, APIGatewayProxyWebsocketEventV2> = async (_, event, run) => {
  const query = (event as { queryStringParameters?: { token?: string } | null })
    .queryStringParameters;
  try {
    const { connectionId } = event.requestContext;
    const said = event.body ?? '';
    await run({ connectionId, token: query?.token ?? '', said, now: now() });
    return { statusCode: 200 };
  } catch (error) {
    return problemResponse(error);
  }
};

const userPool: Entrance<Of<'user-pool'>, object> = (_, event, run) => run({ event, now: now() });

/** How the event of each kind of trigger is opened, and how its answer is closed. */
export const entrances = {
  http,
  raw,
  queue,
  invocation,
  schedule,
  stream,
  socket,
  'user-pool': userPool,
};
