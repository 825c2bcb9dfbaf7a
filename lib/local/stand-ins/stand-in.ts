import type { Server } from 'node:http';

/** A local server that speaks an external system's protocol. */
export interface StandIn {
  readonly origin: string;
  close(): Promise<void>;
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`);

export const closerOf = (server: Server) => () =>
  new Promise<void>((done) => {
    server.closeAllConnections();
    server.close(() => done());
  });
