import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/**
 * An attacker's server, with one port per name. A connection alone already reveals that the recording is being watched.
 * A browser preconnects once per host and port, so names that shared a port would hide each other.
 */
export class ConnectionLogger {
  /** Each connection with its name, and the first line of each request. */
  readonly received: string[] = [];
  private readonly servers = new Map<string, Server>();
  private readonly sockets = new Set<Socket>();

  async listen(names: readonly string[]): Promise<void> {
    for (const name of new Set(names)) {
      const server = this.serverFor(name);
      this.servers.set(name, server);
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    }
  }

  originOf = (name: string): string => {
    const server = this.servers.get(name);
    if (!server) throw new Error(`There is no listener for ${name}`);
    return `http://evil.localhost:${(server.address() as AddressInfo).port}`;
  };

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    for (const server of this.servers.values()) server.close();
  }

  private serverFor = (name: string) =>
    createServer((socket) => {
      this.sockets.add(socket);
      this.received.push(`${name}: connection`);
      socket.on('error', () => {}); // a closing browser resets its connections
      socket.on('data', (data) => {
        this.received.push(`${name}: ${data.toString().split('\r\n')[0]}`);
        socket.end(
          'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nconnection: close\r\n\r\n<!doctype html>',
        );
      });
    });
}
