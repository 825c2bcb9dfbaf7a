import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { gzip } from '../adapters/compression.ts';

/** A shorter body fits into one network packet with its headers, so compression would not make it faster. */
const SHORTEST_BYTES = 1_200;

/**
 * Compresses a long text body for a client that accepts gzip. CloudFront compresses only cacheable responses, and these
 * must not be cached. `accepts` is the request's Accept-Encoding header.
 */
export function packedFor(
  accepts: string | undefined,
  answer: APIGatewayProxyStructuredResultV2,
): APIGatewayProxyStructuredResultV2 {
  const { body, headers, isBase64Encoded } = answer;
  const isText = body !== undefined && !isBase64Encoded;
  if (!isText || !takesGzip(accepts) || Buffer.byteLength(body) < SHORTEST_BYTES) return answer;
  return {
    ...answer,
    headers: { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' },
    body: Buffer.from(gzip(body)).toString('base64'),
    isBase64Encoded: true,
  };
}

const takesGzip = (accepts = ''): boolean => /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepts);
