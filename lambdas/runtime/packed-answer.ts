import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { gzip } from '../adapters/compression.ts';

/** A shorter text fits into one network packet with its headers, so packing it would not make it arrive earlier. */
const SHORTEST_BYTES = 1_200;

/**
 * Packs a long text for a client that takes gzip. CloudFront only packs what it may keep, and no cache may keep these
 * answers. `accepts` is the request's Accept-Encoding header.
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
