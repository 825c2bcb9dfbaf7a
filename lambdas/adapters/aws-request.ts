import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { now } from '../runtime/clock.ts';
import { awsAccess } from '../runtime/env.ts';
import { type SignableRequest, signedHeaders } from './aws-signature.ts';

interface AwsRequest extends Omit<SignableRequest, 'url'> {
  readonly service: 'dynamodb' | 's3' | 'secretsmanager';
  /** S3 has a host per bucket. */
  readonly bucket?: string;
  readonly path: string;
  readonly timeoutMs: number;
}

/** An error response of an AWS service, with the fields of the SDK's errors. */
export class AwsError extends Error {
  readonly $metadata: { readonly httpStatusCode: number; readonly requestId: string };
  readonly body: string;
  constructor(service: string, status: number, requestId: string, body: string) {
    // The others return the item whose condition failed, which may contain what a visitor typed.
    const pattern = service === 's3' ? /<Code>(\w+)/ : /"__type"\s*:\s*"(?:[^"]*#)?(\w+)/;
    super(`${service} responded ${status}`);
    this.name = pattern.exec(body)?.[1] ?? 'AwsError';
    this.$metadata = { httpStatusCode: status, requestId };
    this.body = body;
  }
}

const ATTEMPTS = 3;
const MAX_PAUSE_MS = 200;
const isTransient = (error: unknown) =>
  !(error instanceof AwsError) ||
  error.$metadata.httpStatusCode >= 500 ||
  /Throttl|TooManyRequests|SlowDown|RequestTimeout|ThroughputExceeded|RequestLimitExceeded|TransactionInProgress|TransactionConflict/.test(
    error.name,
  );

type Protocol = 'http:' | 'https:';
/** Importing node:http would also load Node's whole `fetch`, a twentieth of a cold start. */
const modules = {
  'http:': () => process.getBuiltinModule('node:http'),
  'https:': () => process.getBuiltinModule('node:https'),
};
type Agent = InstanceType<ReturnType<(typeof modules)['http:']>['Agent']>;
const agents: Partial<Record<Protocol, Agent>> = {};

function urlOf({ service, bucket, path }: AwsRequest): URL {
  const { AWS_ENDPOINT_URL, AWS_REGION } = awsAccess();
  // The emulator has one host name for all buckets.
  if (AWS_ENDPOINT_URL) return new URL(bucket ? `/${bucket}${path}` : path, AWS_ENDPOINT_URL);
  return new URL(
    path,
    `https://${bucket ? `${bucket}.` : ''}${service}.${AWS_REGION}.amazonaws.com`,
  );
}

async function attempt(request: AwsRequest): Promise<string> {
  const { service, method, body, timeoutMs } = request;
  const url = urlOf(request);
  const headers = signedHeaders({ ...request, url }, awsAccess(), now());
  const protocol = url.protocol as Protocol;
  const { request: send, Agent } = modules[protocol]();
  agents[protocol] ??= new Agent({ keepAlive: true });
  const agent = agents[protocol];
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    send(url, { method, headers: { ...headers, 'content-length': body.length }, agent, signal })
      .on('response', resolve)
      .on('error', reject)
      .end(body),
  );
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const { statusCode: status = 0, headers: responseHeaders } = response;
  if (status < 300) return text;
  const id = responseHeaders['x-amz-request-id'] ?? responseHeaders['x-amzn-requestid'];
  throw new AwsError(service, status, String(id ?? ''), text);
}

/**
 * Sends a request to AWS without the SDK: loading a client is a third of a cold start, so the calls on the path of most
 * first responses are made without one. Tests replace `send`.
 */
export const aws = {
  async send(request: AwsRequest): Promise<string> {
    for (let count = 1; ; count += 1) {
      try {
        return await attempt(request);
      } catch (error) {
        if (count === ATTEMPTS || !isTransient(error)) throw error;
        await pause(Math.random() * MAX_PAUSE_MS * count);
      }
    }
  },
};
