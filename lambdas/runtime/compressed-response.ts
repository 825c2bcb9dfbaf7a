import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { gzip } from '../adapters/compression.ts';

/** A shorter body fits into one network packet with its headers, so compression would not make it faster. */
const MIN_BYTES = 1_200;

/**
 * Compresses a long text body for a client that accepts gzip. CloudFront compresses only cacheable responses, and these
 * must not be cached. `accepts` is the request's Accept-Encoding header.
 */
export function compressedFor(
  accepts: string | undefined,
  response: APIGatewayProxyStructuredResultV2,
): APIGatewayProxyStructuredResultV2 {
  const { body, headers, isBase64Encoded } = response;
  const isText = body !== undefined && !isBase64Encoded;
  if (!isText || !acceptsGzip(accepts) || Buffer.byteLength(body) < MIN_BYTES) return response;
  return {
    ...response,
    headers: { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' },
    body: Buffer.from(gzip(body)).toString('base64'),
    isBase64Encoded: true,
  };
}

const acceptsGzip = (accepts = ''): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepts);
