import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** One attempt of the SDK, as AWS would see it. */
export interface AwsCall {
  /** `dynamodb`, `s3`, `sqs`, `ses`, … */
  readonly service: string;
  /** For services that send it: `UpdateItem`, `SendMessage`. */
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly body: Buffer;
  /** The same for every attempt of one call. */
  readonly invocation: string;
}
export interface AwsResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}
/** Passed on unchanged; rejected without an effect; passed on, with its response lost. */
export type Outcome = 'pass' | 'reject' | 'lose-response';

interface Hooks {
  readonly outcomeOf?: (call: AwsCall) => Outcome;
  /** May change the body of a request. */
  readonly rewrite?: (call: AwsCall) => Buffer;
  readonly onResponse?: (call: AwsCall, answer: AwsResponse) => void;
}

/** A proxy between the product and the local cloud. Only clients that are imported afterwards use it. */
export async function awsProxy(target: string, hooks: Hooks) {
  const server = createServer((request, response) => {
    pass(target, request, response, hooks).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function pass(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  { outcomeOf, rewrite, onResponse }: Hooks,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const call = callIn(request, Buffer.concat(chunks));
  const outcome = outcomeOf?.(call) ?? 'pass';
  if (outcome === 'reject') return reject(call, response);
  const answer = await forward(`${target}${request.url}`, request, rewrite?.(call) ?? call.body);
  onResponse?.(call, answer);
  if (outcome === 'lose-response') {
    response.destroy();
    return;
  }
  response.writeHead(answer.status, answer.headers).end(answer.body);
}

/** Copies bytes unchanged: `fetch` would decompress objects that the bucket stores compressed. */
async function forward(
  url: string,
  { method, headers: received }: IncomingMessage,
  body: Buffer,
): Promise<AwsResponse> {
  const { host: _, connection: __, 'content-length': ___, ...headers } = received;
  const sent = send(url, { method, headers: { ...headers, 'content-length': body.length } });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const { connection: ____, 'transfer-encoding': _____, ...responseOnlyHeaders } = response.headers;
  const responseBody = Buffer.concat(chunks);
  const responseHeaders = { ...(responseOnlyHeaders as Record<string, string>) };
  if (method !== 'HEAD') responseHeaders['content-length'] = String(responseBody.length);
  return {
    status: response.statusCode ?? 502,
    headers: responseHeaders,
    body: responseBody,
  };
}

function callIn({ headers, method = '', url = '' }: IncomingMessage, body: Buffer): AwsCall {
  const target = String(headers['x-amz-target'] ?? '');
  const action = /(?:^|&)Action=(\w+)/.exec(target ? '' : body.subarray(0, 2_000).toString());
  return {
    service: /\/([a-z0-9-]+)\/aws4_request/.exec(String(headers.authorization))?.[1] ?? '',
    operation: target.split('.')[1] ?? action?.[1] ?? '',
    method,
    path: url,
    body,
    invocation: String(headers['amz-sdk-invocation-id'] ?? ''),
  };
}

/** The response of a service that fails internally, in its format. */
function reject({ service }: AwsCall, response: ServerResponse): void {
  const isXml = service === 's3' || service === 'ses';
  if (isXml) {
    const text = '<Error><Code>ServiceUnavailable</Code><Message>Planted failure</Message></Error>';
    const body = service === 'ses' ? `<ErrorResponse>${text}</ErrorResponse>` : text;
    response.writeHead(503, { 'content-type': 'text/xml' }).end(body);
    return;
  }
  response
    .writeHead(500, { 'content-type': 'application/x-amz-json-1.0' })
    .end(JSON.stringify({ __type: 'InternalServerError', message: 'Planted failure' }));
}
