import type { Server } from 'node:http';

/** Something outside that speaks its real protocol on this machine. */
export interface StandIn {
  readonly origin: string;
  close(): Promise<void>;
}

export const closing = (server: Server) => () =>
  new Promise<void>((done) => {
    server.closeAllConnections();
    server.close(() => done());
  });
