import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../../lib/local/paths.ts';
import { python } from '../../../lib/local/python.ts';

/** A server's failure in place of its response. A response without a body is the shop's own, but later. */
export interface Fault {
  readonly method?: 'POST';
  readonly path: RegExp;
  readonly status?: number;
  readonly body?: string;
  readonly afterMs?: number;
}

const folder = join(root, '.local/real-shop');
const START_MS = 60_000;

/** Starts django-oscar with a few products on a free port; installs it at first. */
export async function startShop(): Promise<{ port: number; stop(): void }> {
  const interpreter = await python(
    'real-shop-python',
    join(import.meta.dirname, 'requirements.txt'),
  );
  const env = {
    ...process.env,
    SHOP_FOLDER: folder,
    DJANGO_SETTINGS_MODULE: 'settings',
    PYTHONPATH: import.meta.dirname,
    PYTHONPYCACHEPREFIX: join(folder, 'compiled'),
  };
  if (!existsSync(join(folder, 'index'))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    execFileSync(interpreter, [join(import.meta.dirname, 'fill.py')], { env, stdio: 'ignore' });
  }
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  const options = ['-m', 'django', 'runserver', '--noreload', '--insecure', address];
  const shop = spawn(interpreter, options, { env, stdio: 'ignore' });
  await untilReady(`http://${address}/`, shop);
  return { port, stop: () => void shop.kill() };
}

async function freePort(): Promise<number> {
  const server = await listen(createServer());
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

async function untilReady(address: string, shop: ChildProcess): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end; await pause(200)) {
    if (shop.exitCode !== null) throw new Error('The shop exited while starting.');
    if ((await fetch(address).catch(() => undefined))?.ok) return;
  }
  throw new Error('The shop did not start.');
}

const listen = (server: Server): Promise<Server> =>
  new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(server)));

/** Serves the shop with the tag on each of its pages, a fault, and a change of its HTML. */
export async function serveWithTag(
  port: number,
  tagOf: (domain: string) => string,
  { fault, edit = (html) => html }: { fault?: Fault; edit?: (html: string) => string },
): Promise<{ origin: string; domain: string; close(): Promise<void> }> {
  let domain = '';
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const failure = fault?.path.test(url) && method === (fault.method ?? 'GET') ? fault : undefined;
    await pause(failure?.afterMs ?? 0);
    // An error page of a server does not contain the tag.
    if (failure?.body !== undefined)
      return response
        .writeHead(failure.status ?? 500, { 'content-type': 'text/html' })
        .end(failure.body);
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const forwarded = send({ host: '127.0.0.1', port, method, path: url, headers }, (reply) => {
      const { statusCode = 502, headers } = reply;
      if (!headers['content-type']?.startsWith('text/html')) {
        response.writeHead(statusCode, headers);
        return reply.pipe(response);
      }
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => {
        const html = edit(Buffer.concat(chunks).toString());
        sendPage(response, statusCode, headers, html.replace('<head>', `<head>${tagOf(domain)}`));
      });
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  await listen(server);
  domain = `shop.localhost:${(server.address() as AddressInfo).port}`;
  return {
    domain,
    origin: `http://${domain}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function sendPage(response: ServerResponse, status: number, headers: object, html: string): void {
  const { 'content-length': _, ...rest } = headers as Record<string, string>;
  response.writeHead(status, rest).end(html);
}
