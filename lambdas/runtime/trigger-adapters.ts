import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  APIGatewayProxyWebsocketEventV2,
  DynamoDBBatchResponse,
  DynamoDBRecord,
  DynamoDBStreamEvent,
  SQSBatchResponse,
  SQSEvent,
  SQSRecord,
} from 'aws-lambda';
import type { OriginCheck } from '../adapters/origin.ts';
import type { Sessions } from '../adapters/sessions.ts';
import { ORIGIN_SECRET_HEADER } from '../contract/edge.ts';
import { isPoolRejection } from '../contract/pool-rejections.ts';
import { Problem } from '../contract/problem.ts';
import { parseJson } from '../contract/rules/json.ts';
import { isFromEndedSession, type Owner, ownerOf, sourceOf } from './caller.ts';
import { now } from './clock.ts';
import { compressedFor } from './compressed-response.ts';
import type { HttpMethod, Trigger } from './function.ts';
import { log } from './log.ts';
import { problemResponse, withDefaultHeaders } from './problem-response.ts';

type Run = (input: object) => Promise<unknown>;
/** The Lambda context of this invocation; absent if a test or a command calls the handler. */
export interface Invocation {
  readonly awsRequestId?: string;
  readonly getRemainingTimeInMillis?: () => number;
}
/** What a trigger adapter may need besides the event. */
interface AdapterContext {
  readonly invocation?: Invocation | undefined;
  /** Present for functions behind CloudFront. */
  readonly edge?: OriginCheck | undefined;
  /** Present for calls that need a current session. */
  readonly sessions?: Sessions | undefined;
}
export type TriggerAdapter<T = unknown, E = unknown> = (
  trigger: T,
  event: E,
  run: Run,
  context: AdapterContext,
) => Promise<unknown>;
type TriggerOf<K extends Trigger['kind']> = Extract<Trigger, { kind: K }>;

/** The raw request, for functions whose trigger is not a call. */
export interface RawRequest {
  readonly method: HttpMethod;
  readonly path: string;
  /** Names are lowercase. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

export interface RawResponse {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/** Runs before any header is trusted: a request that bypasses CloudFront can forge all of them. */
async function requireEdge({ headers = {} }: APIGatewayProxyEventV2, { edge }: AdapterContext) {
  if (!(await edge?.isFromEdge(headers[ORIGIN_SECRET_HEADER]))) throw new Problem('direct-call');
}

async function requireCurrentSession({ id, tokenIssuedAt }: Owner, { sessions }: AdapterContext) {
  if (sessions && isFromEndedSession(tokenIssuedAt, await sessions.endedAt(id)))
    throw new Problem('sign-in-needed');
}

const http: TriggerAdapter<TriggerOf<'http'>, APIGatewayProxyEventV2> = async (
  { call },
  event,
  run,
  around,
) => {
  try {
    await requireEdge(event, around);
    const owner = call.caller === 'owner' ? ownerOf(event) : undefined;
    const hasNoInput = call.body.def.type === 'void';
    const body = call.body.safeParse(hasNoInput ? undefined : inputOf(call.method, event));
    if (!body.success) throw new Problem('invalid-request', { cause: body.error });
    if (owner) await requireCurrentSession(owner, around);
    const reply = await run({ body: body.data, owner, source: sourceOf(event), now: now() });
    return respondTo(event, {
      statusCode: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call.reply.parse(reply)),
    });
  } catch (error) {
    return respondTo(event, problemResponse(error));
  }
};

const respondTo = (
  { headers = {} }: APIGatewayProxyEventV2,
  response: APIGatewayProxyStructuredResultV2,
) => compressedFor(headers['accept-encoding'], withDefaultHeaders(response));

/** Path parameters override the query and the body, because the route is what was authorized. */
function inputOf(method: string, event: APIGatewayProxyEventV2): unknown {
  const input = method === 'GET' ? event.queryStringParameters : parse(event);
  if (input !== undefined && (typeof input !== 'object' || Array.isArray(input))) {
    throw new Problem('invalid-request');
  }
  return { ...input, ...event.pathParameters };
}

function parse({ body, headers, isBase64Encoded }: APIGatewayProxyEventV2): unknown {
  if (!body) return undefined;
  // A form on another site can send any other content type without a preflight.
  if (headers && !/^application\/json\b/i.test(headers['content-type'] ?? '')) {
    throw new Problem('json-needed');
  }
  try {
    return parseJson(Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8').toString());
  } catch (cause) {
    throw new Problem('invalid-request', { cause });
  }
}

const raw: TriggerAdapter<TriggerOf<'raw'>, APIGatewayProxyEventV2> = async (
  _,
  event,
  run,
  around,
) => {
  try {
    await requireEdge(event, around);
    const request: RawRequest = {
      method: event.requestContext.http.method as HttpMethod,
      path: event.rawPath,
      headers: event.headers,
      query: event.queryStringParameters ?? {},
      params: event.pathParameters ?? {},
      body: Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8'),
    };
    const response = await run({ request, source: sourceOf(event), now: now() });
    return respondTo(event, rawResponse(response as RawResponse));
  } catch (error) {
    return respondTo(event, problemResponse(error));
  }
};

const rawResponse = ({ status, headers = {}, body }: RawResponse) =>
  ({
    statusCode: status,
    headers,
    ...(body !== undefined && {
      body: typeof body === 'string' ? body : body.toString('base64'),
      isBase64Encoded: typeof body !== 'string',
    }),
  }) satisfies APIGatewayProxyStructuredResultV2;

/**
 * Only failed messages of a batch are retried. A message that might not finish in the remaining time is not started,
 * because a timeout would also retry the finished ones.
 */
const queue: TriggerAdapter<TriggerOf<'queue'>, SQSEvent> = async (
  trigger,
  event,
  run,
  { invocation },
) => {
  const { message, worstSeconds, atOnce = 1 } = trigger;
  const waiting = [...event.Records];
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  const isOutOfTime = () =>
    (invocation?.getRemainingTimeInMillis?.() ?? Number.POSITIVE_INFINITY) < worstSeconds * 1_000;
  const lane = async (first: SQSRecord | undefined) => {
    for (let record = first; record; record = waiting.shift()) {
      const { messageId, body } = record;
      try {
        if (record !== first && isOutOfTime()) throw new Error('Not enough time left');
        await run({ message: message.parse(JSON.parse(body)), now: now() });
      } catch (error) {
        log.error('message failed', { error, messageId });
        batchItemFailures.push({ itemIdentifier: messageId });
      }
    }
  };
  const firsts = waiting.splice(0, atOnce);
  await Promise.all(firsts.map(lane));
  return { batchItemFailures } satisfies SQSBatchResponse;
};

const invocation: TriggerAdapter<TriggerOf<'invocation'>, unknown> = async (
  { message },
  event,
  run,
) => run({ message: message.parse(event), now: now() });

/** Logs a failure that no caller would log. Lambda's own line about it is not JSON, so no alarm counts it. */
async function runLogged(run: Run, input: object): Promise<unknown> {
  try {
    return await run(input);
  } catch (error) {
    if (!isPoolRejection(error)) log.error('invocation failed', { error });
    throw error;
  }
}

/** `scheduledAt` is the scheduled time; an operator may pass another one. */
const schedule: TriggerAdapter<TriggerOf<'schedule'>, { scheduledAt?: string }> = (
  _,
  { scheduledAt },
  run,
) => runLogged(run, { now: scheduledAt ? new Date(scheduledAt) : now() });

/** The function returns the records that failed; the stream resumes at the first of them. */
const stream: TriggerAdapter<TriggerOf<'stream'>, DynamoDBStreamEvent> = async (_, event, run) => {
  const input = { records: event.Records, now: now() };
  const failed = (await runLogged(run, input)) as DynamoDBRecord[];
  return {
    batchItemFailures: failed.map(({ dynamodb }) => ({
      itemIdentifier: dynamodb?.SequenceNumber ?? '',
    })),
  } satisfies DynamoDBBatchResponse;
};

const socket: TriggerAdapter<TriggerOf<'socket'>, APIGatewayProxyWebsocketEventV2> = async (
  _,
  event,
  run,
) => {
  const query = (event as { queryStringParameters?: { token?: string } | null })
    .queryStringParameters;
  try {
    const { connectionId } = event.requestContext;
    const text = event.body ?? '';
    await run({ connectionId, token: query?.token ?? '', text, now: now() });
    return { statusCode: 200 };
  } catch (error) {
    return problemResponse(error);
  }
};

const userPool: TriggerAdapter<TriggerOf<'user-pool'>, object> = (_, event, run) =>
  runLogged(run, { event, now: now() });

/** Turns each kind of trigger's event into the function's input, and the result into the trigger's response. */
export const triggerAdapters = {
  http,
  raw,
  queue,
  invocation,
  schedule,
  stream,
  socket,
  'user-pool': userPool,
};
