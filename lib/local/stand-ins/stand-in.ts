import type { Server } from 'node:http';

/** A local server that speaks an external system's protocol. */
export interface StandIn {
  readonly origin: string;
  close(): Promise<void>;
}

export const closerOf = (server: Server) => () =>
  new Promise<void>((done) => {
    server.closeAllConnections();
    server.close(() => done());
  });
