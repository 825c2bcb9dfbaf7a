import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';
import { installThirdParty } from '../third-party/install.ts';
import { angular } from './angular.ts';
import { foldIds } from './fold-ids.ts';
import { buildQwik } from './qwik.ts';
import type { Site } from './site.ts';
import { acceptSocket } from './sockets.ts';
import { solid } from './solid.ts';
import { svelte } from './svelte.ts';

export interface ServedSite {
  readonly domain: string;
  readonly origin: string;
  /** Adds the tag to the head of every page. */
  install(tag: string): void;
  close(): Promise<void>;
}

const packages = join(import.meta.dirname, '../stories/packages');

const vueFlags = {
  __VUE_OPTIONS_API__: 'true',
  __VUE_PROD_DEVTOOLS__: 'false',
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
};

/** Bundles the script, styles and fonts of a site. */
async function bundle(source: string, { modules, compiler }: Pick<Site, 'modules' | 'compiler'>) {
  const resolveDir = installThirdParty(packages, 'stories');
  const { outputFiles } = await build({
    stdin: { contents: source, loader: 'tsx', resolveDir },
    absWorkingDir: resolveDir,
    bundle: true,
    write: false,
    outdir: 'out',
    minify: true,
    format: 'iife',
    logLevel: 'error',
    loader: {
      '.svg': 'dataurl',
      '.png': 'dataurl',
      '.woff': 'empty',
      '.woff2': modules ? 'file' : 'empty', // for alphabets without an installed font
    },
    publicPath: '/',
    jsx: 'automatic',
    alias: { vue: 'vue/dist/vue.esm-bundler.js' },
    ...(compiler === 'angular' && { plugins: [angular(resolveDir)] }),
    ...(modules &&
      compiler !== 'qwik' && {
        plugins: [compiler === 'solid' ? solid(resolveDir, modules) : svelte(resolveDir, modules)],
        conditions: compiler === 'solid' ? ['module'] : ['svelte', 'module'],
      }),
    tsconfigRaw: {
      compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false },
    },
    define: {
      'process.env.NODE_ENV': '"production"',
      process: '{"env":{}}',
      'globalThis.SCRIPT_DEBUG': 'false', // WordPress awaits its debug build at the top level
      ...vueFlags,
    },
  });
  const text = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  const fonts = outputFiles.filter(({ path }) => path.endsWith('.woff2'));
  return {
    script: text('.js'),
    styles: text('.css'),
    fonts: new Map(fonts.map(({ path, contents }) => [`/${basename(path)}`, contents])),
  };
}

const bundles = new Map<string, ReturnType<typeof bundle>>();
function bundled(source: string, site: Pick<Site, 'modules' | 'compiler'>) {
  const cached = bundles.get(source) ?? bundle(source, site);
  bundles.set(source, cached);
  return cached;
}

type Load = (address: string) => Promise<unknown>;
type Pieces = AsyncIterable<string | Uint8Array>;
type Render = (address: string, load: Load) => Promise<string | Pieces>;

/** Compiles the render function of a server-rendered app. */
async function compileServer(source: string, { modules }: Pick<Site, 'modules'>): Promise<Render> {
  const resolveDir = installThirdParty(packages, 'stories');
  const { outputFiles } = await build({
    stdin: { contents: source, loader: modules ? 'tsx' : 'js', resolveDir },
    absWorkingDir: resolveDir,
    bundle: true,
    write: false,
    outdir: 'out',
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
    loader: { '.css': 'empty' },
    jsx: 'automatic',
    ...(modules && { plugins: [svelte(resolveDir, modules)] }),
    define: { 'process.env.NODE_ENV': '"production"', ...vueFlags },
  });
  const module = { exports: {} as { render: Render } };
  const code = outputFiles[0]?.text ?? '';
  compileFunction(code, ['module', 'exports', 'require'])(
    module,
    module.exports,
    createRequire(import.meta.url),
  );
  return module.exports.render;
}

const servers = new Map<string, ReturnType<typeof compileServer>>();
function compiledServer(source: string, site: Pick<Site, 'modules'>) {
  const cached = servers.get(source) ?? compileServer(source, site);
  servers.set(source, cached);
  return cached;
}

const qwikApps = new Map<Site['modules'], ReturnType<typeof buildQwik>>();
function qwikApp({ modules = {}, compiler }: Pick<Site, 'modules' | 'compiler'>) {
  if (compiler !== 'qwik') return undefined;
  const cached =
    qwikApps.get(modules) ?? buildQwik(installThirdParty(packages, 'stories'), modules);
  qwikApps.set(modules, cached);
  return cached;
}

/** Serves a website on loopback: its pages, its bundle and a small API that can be slow, fail or hang up. */
export async function serveSite(
  site: Omit<Site, 'style' | 'goal' | 'about' | 'plants' | 'decoys'>,
  slug: string,
): Promise<ServedSite> {
  const { script, styles, fonts } = await bundled(site.script ?? '', site);
  const qwik = await qwikApp(site);
  const render = site.server ? await compiledServer(site.server, site) : qwik?.render;
  const load: Load = async (address) => {
    const { pathname: path, searchParams: query } = new URL(address, 'http://site');
    const { body = '{}', afterMs = 0 } = site.reply?.({ method: 'GET', path, query }) ?? {};
    await pause(afterMs);
    return JSON.parse(body);
  };
  let tag = '';
  const requested = new Set<string>();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site');
    await pause(Number(searchParams.get('ms') ?? 0));
    if (pathname === '/app.js') return send(response, JAVASCRIPT, script);
    if (pathname === '/app.css')
      return send(response, 'text/css', `${styles}\n${site.styles ?? ''}`);
    const resumed = qwik?.scripts.get(pathname);
    if (resumed) return response.writeHead(200, { 'content-type': JAVASCRIPT }).end(resumed);
    const font = fonts.get(pathname);
    if (font) return response.writeHead(200, { 'content-type': 'font/woff2' }).end(font);
    if (pathname === '/picture.svg') return send(response, 'image/svg+xml', PICTURE);
    if (pathname.endsWith('.pdf')) return send(response, 'application/pdf', '%PDF-1.4');
    const { method = 'GET' } = request;
    const { cookie = '' } = request.headers;
    // Undefined if the browser left before it had sent the form.
    const form = method === 'POST' ? await textOf(request).catch(() => undefined) : '';
    if (form === undefined) return request.destroy();
    const reply = site.reply?.({ method, path: pathname, query: searchParams, cookie, form });
    if (reply) {
      const { body, pieces, isPage, type = HTML, status = 200, afterMs = 0, headers = {} } = reply;
      await pause(afterMs);
      response.writeHead(status, { 'content-type': type, ...headers });
      if (pieces) return writePieces(response, pieces);
      return response.end(isPage ? documentOf(site, body, tag) : body);
    }
    // Fails once and succeeds when the page retries.
    if (pathname.startsWith('/api/once/')) {
      const isFirst = !requested.has(pathname);
      requested.add(pathname);
      return sendJson(response, isFirst ? Number(pathname.split('/')[3]) : 200);
    }
    if (pathname === '/api/hang-up') return request.socket.destroy();
    if (pathname.startsWith('/api/'))
      return sendJson(response, Number(pathname.split('/')[2]) || 404);
    const fragment = site.fragments?.[pathname];
    if (fragment !== undefined) return send(response, HTML, fragment);
    const redirect = method === 'POST' ? site.redirects?.[pathname] : undefined;
    if (redirect) return response.writeHead(303, { location: redirect }).end();
    if (render) {
      const body = await render(request.url ?? '/', load);
      return typeof body === 'string'
        ? send(response, HTML, documentOf(site, body, tag))
        : stream(response, documentStart(site, tag), body);
    }
    const body = typeof site.pages === 'string' ? site.pages : site.pages[foldIds(pathname)];
    if (body === undefined) return response.writeHead(404).end('There is nothing here');
    return send(response, HTML, documentOf(site, body, tag));
  });
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (request, socket) => {
    upgraded.add(socket);
    socket.on('close', () => upgraded.delete(socket));
    acceptSocket(site, request, socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const domain = `${slug}.localhost:${(server.address() as AddressInfo).port}`;
  return {
    domain,
    origin: `http://${domain}`,
    install: (line) => {
      tag = line;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
        for (const socket of upgraded) socket.destroy(); // the server does not close upgraded sockets
      }),
  };
}

const HTML = 'text/html; charset=utf-8';
const JAVASCRIPT = 'text/javascript';
const send = (response: ServerResponse, type: string, body: string) =>
  response.writeHead(200, { 'content-type': type }).end(body);

const sendJson = (response: ServerResponse, status: number) =>
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(status === 204 ? undefined : '{"items":["Oak","Ash","Elm"]}');

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="180"><rect width="300" height="180" fill="#8ab"/></svg>';

/** The pieces bring the tags of the script, so that the app starts before the last piece has arrived. */
async function stream(response: ServerResponse, start: string, pieces: Pieces) {
  response.writeHead(200, { 'content-type': HTML });
  response.write(start);
  for await (const piece of pieces) response.write(piece);
  response.end('</body></html>');
}

async function writePieces(response: ServerResponse, pieces: Pieces) {
  for await (const piece of pieces) {
    if (response.destroyed) return;
    response.write(piece);
  }
  response.end();
}

type Head = Pick<Site, 'name' | 'lang' | 'dir'>;

const documentStart = (site: Head, tag: string): string => `<!doctype html>
<html lang="${site.lang ?? 'en'}"${site.dir ? ` dir="${site.dir}"` : ''}><head><meta charset="utf-8"><title>${site.name}</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">${tag}
<link rel="stylesheet" href="/app.css"></head><body>`;

const documentOf = (site: Head, body: string, tag: string): string =>
  `${documentStart(site, tag)}${body}<script src="/app.js" defer></script></body></html>`;
