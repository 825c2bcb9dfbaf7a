import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The responses that the recorders of the peers need to start recording. */
const responses: readonly (readonly [path: RegExp, body: object])[] = [
  [
    /^\/openreplay\/v1\/web\/start/,
    {
      token: 'token',
      userUUID: '00000000-0000-4000-8000-000000000000',
      projectID: '1',
      sessionID: '1',
      delay: 0,
      beaconSizeLimit: 1_000_000,
      compressionThreshold: 24_000,
      startTimestamp: 0,
    },
  ],
  [
    /^\/posthog\/(array|flags|decide)\b/,
    {
      sessionRecording: { endpoint: '/s/', version: 'v2' },
      supportedCompression: ['gzip', 'gzip-js'],
      hasFeatureFlags: false,
      featureFlags: {},
      config: { enable_collect_everything: true },
    },
  ],
  [/^\/posthog\//, { status: 1 }],
  [/^\/api\/1\/envelope/, { id: '0' }],
];

/** Receives what the peers send, on the loopback interface. */
export class PeerServer {
  readonly batches: { readonly path: string; readonly size: number; readonly at: number }[] = [];
  private readonly server = createServer(
    (request, response) => void this.respond(request, response),
  );

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }
  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers, method, url: path = '' } = request;
    response.setHeader('access-control-allow-origin', headers.origin ?? '*');
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader(
      'access-control-allow-headers',
      headers['access-control-request-headers'] ?? '*',
    );
    response.setHeader('access-control-max-age', '7200');
    if (method === 'OPTIONS') return void response.writeHead(204).end();
    let size = 0;
    try {
      for await (const chunk of request) size += chunk.length;
    } catch {
      return;
    }
    if (size > 0) this.batches.push({ path, size, at: Date.now() });
    const body = responses.find(([each]) => each.test(path))?.[1];
    if (!body) return void response.writeHead(200).end();
    const isStart = 'startTimestamp' in body;
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(isStart ? { ...body, startTimestamp: Date.now() } : body));
  }
}
