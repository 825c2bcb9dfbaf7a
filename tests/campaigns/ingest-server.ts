import { createServer } from 'node:http';
import { createGunzip, gunzipSync, gzipSync } from 'node:zlib';
import { handler as recordEvents } from '../../lambdas/recordings/record-events.lambda.ts';
import { fromEdge } from '../factories/http-event.ts';

/** The ingest function behind a real HTTP server in a child process, which reports its port and health to its parent. */

/** A planted leak per batch, which the campaign's memory check must detect. */
const leak = process.env.PLANTED_LEAK;
const leaked: unknown[] = [];
const leaks: Readonly<Record<string, () => unknown>> = {
  objects: () => Array.from({ length: 400 }, (_, n) => ({ n })),
  buffers: () => Buffer.alloc(10_000),
  contexts: () => createGunzip({ chunkSize: 64 }),
};

/** The longest task in processor time, because a busy machine would delay timers. */
let stallMs = 0;
let lastCpuMs = threadCpuMs();
setInterval(() => {
  const cpu = threadCpuMs();
  stallMs = Math.max(stallMs, cpu - lastCpuMs);
  lastCpuMs = cpu;
}, 5);

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (leak) leaked.push(leaks[leak]?.());
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
// With the default of 5 s, a client that pauses on a busy machine would send its next batch to a closing socket.
server.keepAliveTimeout = 600_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
});
/** Processor time of this process, which other processes do not affect. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
/** Memory after garbage collection: live objects, heap and resident set. */
function memory() {
  globalThis.gc?.();
  const { heapUsed, external, heapTotal, rss } = process.memoryUsage();
  const [liveMb, heapMb, rssMb] = [heapUsed + external, heapTotal, rss].map((each) =>
    Math.round(each / 1e6),
  );
  return { liveMb, heapMb, rssMb };
}
/** Processor time for unpacking 15 MB: a unit that scales with the speed of the machine. */
function unpackingMs(): number {
  const from = cpuMs();
  gunzipSync(fifteenMb);
  return cpuMs() - from;
}
const fifteenMb = gzipSync(Buffer.alloc(15_000_000, Uint8Array.from([1, 2, 3, 128])));

process.on('message', (message) => {
  if (message === 'memory') return process.send?.(memory());
  if (message === 'unpacking') return process.send?.(unpackingMs());
  process.send?.({ stallMs, cpuMs: cpuMs(), rssMb: process.memoryUsage.rss() / 1e6 });
  stallMs = 0;
});
process.on('disconnect', () => process.exit());
