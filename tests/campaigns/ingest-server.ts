import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { handler as recordEvents } from '../../lambdas/recordings/record-events.lambda.ts';
import { fromEdge } from '../factories/http-event.ts';

/** The ingest function behind a real HTTP server, in a process of its own: it reports its port and its health to its parent. */
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const answer = (await recordEvents({
    body: Buffer.concat(chunks).toString('base64'),
    isBase64Encoded: true,
    headers: { ...request.headers, ...fromEdge() },
    rawPath: pathname,
    queryStringParameters: Object.fromEntries(searchParams),
    requestContext: { http: { method: request.method, sourceIp: '127.0.0.1' } },
  })) as { statusCode: number; headers: Record<string, string>; body?: string };
  response.writeHead(answer.statusCode, answer.headers).end(answer.body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
});
/** Processor time of this process so far: what the machine does for others is not in it. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
process.on('message', () => {
  process.send?.({
    stallMs: delay.max / 1e6,
    p99Ms: delay.percentile(99) / 1e6,
    rssMb: process.memoryUsage.rss() / 1e6,
    cpuMs: cpuMs(),
  });
  delay.reset();
});
process.on('disconnect', () => process.exit());
