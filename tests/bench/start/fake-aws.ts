import { createServer } from 'node:http';

/** Responds to every SDK call like a table with one connected website, a successful write or the signing secret. */
export const SIGNING_KEY = 'a-signing-key-of-more-than-32-letters';
/** Both the name and the value of the secret that the edge adds to a request. */
export const ORIGIN_SECRET = 'origin-secret';
const ORIGIN_RING = JSON.stringify({ current: ORIGIN_SECRET });

const CONDITION_FAILED = {
  __type: 'com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException',
};

function replyTo(target: string, secret: string, body: string): object {
  if (body.includes(':lease')) return CONDITION_FAILED;
  if (target.startsWith('secretsmanager')) return { SecretString: secret };
  const Items = body.includes('VISITOR#') ? [{ is_active: { BOOL: true } }] : [];
  return target.endsWith('.Query') ? { Items, Count: Items.length, ScannedCount: 0 } : {};
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
    // Claiming the lease of a session fails: none exists.
    if (body.includes(':lease')) response.statusCode = 400;
    response.end(JSON.stringify(replyTo(target, secret, body)));
  });
});
if (process.argv[1]?.endsWith('fake-aws.ts')) {
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`${(server.address() as { port: number }).port}\n`);
  });
}
