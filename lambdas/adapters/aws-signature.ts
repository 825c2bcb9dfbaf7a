import { createHash, createHmac } from 'node:crypto';
import type { AwsAccess } from '../runtime/env.ts';

export interface SignableRequest {
  readonly service: string;
  readonly method: 'POST' | 'PUT';
  readonly url: URL;
  /** Names are lowercase; all headers are signed. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const hash = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
const keyed = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** Adds AWS Signature Version 4 to a request's headers. Supports only URLs without escapes and with at most one parameter. */
export function signedHeaders(
  { service, method, url, headers, body }: SignableRequest,
  { AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN }: AwsAccess,
  now: Date,
): Record<string, string> {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const scope = [time.slice(0, 8), AWS_REGION, service, 'aws4_request'];
  const bodyHash = hash(body);
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': time,
    ...(AWS_SESSION_TOKEN && { 'x-amz-security-token': AWS_SESSION_TOKEN }),
  };
  const names = Object.keys(all).sort();
  const lines = names.map((name) => `${name}:${all[name]?.trim().replace(/\s+/g, ' ')}\n`);
  const signed = names.join(';');
  const request = [
    method,
    url.pathname,
    url.search.slice(1),
    lines.join(''),
    signed,
    bodyHash,
  ].join('\n');
  const text = [ALGORITHM, time, scope.join('/'), hash(request)].join('\n');
  const key = scope.reduce<string | Buffer>(keyed, `AWS4${AWS_SECRET_ACCESS_KEY}`);
  const credential = `Credential=${AWS_ACCESS_KEY_ID}/${scope.join('/')}`;
  const signature = keyed(key, text).toString('hex');
  return {
    ...all,
    authorization: `${ALGORITHM} ${credential}, SignedHeaders=${signed}, Signature=${signature}`,
  };
}
