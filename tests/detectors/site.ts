import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DetectorCase } from './detector-case.ts';

/** The website of one case: its pages with the tag, and an API that can be slow, fail or hang up. */
export interface CaseSite {
  readonly origin: string;
  readonly host: string;
  close(): void;
}

export async function openSite(
  pages: DetectorCase['pages'],
  tag: (host: string) => string,
): Promise<CaseSite> {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site');
    const wait = Number(searchParams.get('ms') ?? 0);
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const body = pages[pathname];
    if (body !== undefined) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      return response.end(documentWith(body, tag(host())));
    }
    if (pathname === '/picture.svg') {
      response.writeHead(200, { 'content-type': 'image/svg+xml' });
      return response.end(PICTURE);
    }
    if (pathname.startsWith('/api/0')) return request.socket.destroy();
    const status = Number(pathname.match(/^\/api\/(\d{3})/)?.[1] ?? 404);
    response.writeHead(status, { 'content-type': 'application/json' });
    return response.end(status === 204 || status === 304 ? undefined : '{}');
  });
  const host = () => `site.localhost:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: host(),
    origin: `http://${host()}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="500"><rect width="900" height="500" fill="#8ab"/></svg>';

const documentWith = (body: string, tag: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A small site</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">${tag}
<style>body{font:16px/1.5 sans-serif;margin:1rem;max-width:50rem}button,input,select{font:inherit;padding:.4rem .8rem}
.tall{min-height:900px}nav a{margin-right:1rem}[hidden]{display:none}</style></head><body>${body}</body></html>`;
