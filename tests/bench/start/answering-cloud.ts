import { createServer } from 'node:http';

/** Answers every call of the SDK as an empty table, a written object or the signing secret: what a first call waits for. */
export const SIGNING_KEY = 'a-signing-key-of-more-than-32-letters';
/** The name of the secret that the edge adds to a request, and its value. */
export const ORIGIN_SECRET = 'origin-secret';
const ORIGIN_RING = JSON.stringify({ current: ORIGIN_SECRET });

const REFUSED = { __type: 'com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException' };

function answerTo(target: string, secret: string, body: string): object {
  if (body.includes(':lease')) return REFUSED;
  if (target.startsWith('secretsmanager')) return { SecretString: secret };
  return target.endsWith('.Query') ? { Items: [], Count: 0, ScannedCount: 0 } : {};
}

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    const target = String(request.headers['x-amz-target'] ?? '');
    const secret = body.includes(ORIGIN_SECRET) ? ORIGIN_RING : SIGNING_KEY;
    response.setHeader('content-type', 'application/x-amz-json-1.0');
    // No session is there to be closed.
    if (body.includes(':lease')) response.statusCode = 400;
    response.end(JSON.stringify(answerTo(target, secret, body)));
  });
});
if (process.argv[1]?.endsWith('answering-cloud.ts')) {
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`${(server.address() as { port: number }).port}\n`);
  });
}
