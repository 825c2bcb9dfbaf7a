import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { vi } from 'vitest';

/** A local server that closes at the end of the block that opened it. */
export async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://site.localhost:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

type Target = { host?: string; port?: number };

/**
 * Intercepts every connection of this process. Connections to loopback names pass; the others are recorded and
 * redirected to `detour`, or fail.
 */
export function watchConnections({ detour }: { detour?: number } = {}) {
  const targets: string[] = [];
  const { connect } = Socket.prototype;
  const spy = vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (
    this: Socket,
    ...args: unknown[]
  ) {
    const target = ([args[0]].flat(2)[0] ?? {}) as Target & { lookup?: unknown };
    const record = (address: string) => targets.push(`${address}:${target.port}`);
    if (target.host?.endsWith('.localhost')) return Reflect.apply(connect, this, args);
    type Done = (error: Error | null, found: { address: string }[]) => void;
    const { lookup } = target as { lookup?: (host: string, options: object, done: Done) => void };
    const isName = lookup && !/^[\d.]+$|:/.test(target.host ?? '');
    if (isName)
      lookup(target.host ?? '', { all: true }, (_, found) => record(found[0]?.address ?? ''));
    else record(target.host ?? '');
    if (detour) return Reflect.apply(connect, this, [{ host: '127.0.0.1', port: detour }]);
    queueMicrotask(() => this.destroy(new Error('This test allows no connections')));
    return this;
  });
  return { targets, [Symbol.dispose]: () => spy.mockRestore() };
}
