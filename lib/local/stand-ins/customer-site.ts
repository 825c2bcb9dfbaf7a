import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ShopPage, shopPages, themePage } from './customer-site-pages.ts';
import { sendSlowPicture } from './customer-site-picture.ts';

/** States of a website's installation. Each has a stage in the product's check. */
const siteStates = [
  'well',
  'tag-in-body',
  'tag-twice',
  'tag-by-manager',
  'strict-policy',
  'error-page',
  'moved',
] as const;
type SiteState = (typeof siteStates)[number];

export interface CustomerSite {
  /** As an owner would type it: `shop.localhost:5175`. */
  readonly domain: string;
  readonly origin: string;
  /** Puts the tag into the head of every page; `undefined` removes it. */
  install(tag?: string): void;
  /** Serves every page in this state from now on. */
  setState(state: SiteState): void;
  close(): Promise<void>;
}

interface Options {
  /** The initial tag. */
  readonly tag?: string;
  /** The file in which the tag survives restarts. It takes precedence over `tag`. */
  readonly file?: string;
  /** Serves pages as they were at another time. */
  readonly pageOf?: (page: ShopPage) => ShopPage;
}

/**
 * A shop that uses the product: a collection, a product, kits, a gift guide, a checkout with a form, and three faults that
 * a report should find. The tag can be installed by hand under `/theme`, with `install`, or by request (`PUT /tag` with the
 * tag as its body, `DELETE /tag`, `PUT /state` with one of the names above).
 */
export async function startCustomerSite(
  port: number,
  options: Options = {},
): Promise<CustomerSite> {
  const { file } = options;
  let tag = file && existsSync(file) ? readFileSync(file, 'utf8') : (options.tag ?? '');
  let state: SiteState = 'well';
  const install = (line = '') => {
    tag = line;
    if (file) writeFileSync(file, tag);
  };
  const setState = (next: SiteState) => {
    state = next;
  };
  const change = async (pathname: string, request: IncomingMessage) => {
    const body = await bodyOf(request);
    if (pathname === '/tag') install(request.method === 'PUT' ? body : '');
    if (pathname === '/state') setState(stateNamed(body));
    if (pathname !== '/theme') return;
    const form = new URLSearchParams(request.method === 'POST' ? body : '');
    install(form.get('head') ?? '');
    setState(stateNamed(form.get('state')));
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shop.localhost');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      await change(pathname, request);
      if (pathname !== '/theme') return response.writeHead(204).end();
    }
    if (pathname === '/theme')
      return sendHtml(response, 200, document(themePage(tag, state, siteStates), '', ''));
    if (pathname === '/favicon.ico')
      return response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(ICON);
    if (pathname === '/gift-table.bmp') return sendSlowPicture(response);
    const page = shopPages[pathname as keyof typeof shopPages];
    if (!page) return sendHtml(response, 404, document(shopPages['/missing'], '', ''));
    // A moved shop redirects to this server under its new name.
    const isMoved = state === 'moved' && !request.headers.host?.startsWith('new-');
    if (isMoved) return response.writeHead(302, { location: `http://new-${domain}/` }).end();
    return serve(response, options.pageOf?.(page) ?? page, tag, state);
  }).listen(port, '127.0.0.1');
  await new Promise((listening, failed) =>
    server.once('listening', listening).once('error', failed),
  );
  const domain = `shop.localhost:${(server.address() as AddressInfo).port}`;
  return {
    domain,
    origin: `http://${domain}`,
    install,
    setState,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** The favicon: every browser requests it, and a missing one would be a failed request. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#b4431f" d="M5 7h6v8H5z"/><path fill="#e8a33d" d="M8 1q3 3 0 5-3-2 0-5z"/></svg>';

const stateNamed = (name: string | null): SiteState =>
  siteStates.find((each) => each === name) ?? 'well';

const bodyOf = (request: IncomingMessage) =>
  new Response(request as unknown as ReadableStream).text();

function serve(response: ServerResponse, page: ShopPage, tag: string, state: SiteState) {
  if (state === 'error-page')
    return sendHtml(response, 503, document(shopPages['/missing'], '', ''));
  if (state === 'strict-policy') {
    response.setHeader(
      'content-security-policy',
      "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'",
    );
  }
  if (state === 'tag-in-body') return sendHtml(response, 200, document(page, '', tag));
  if (state === 'tag-twice') return sendHtml(response, 200, document(page, tag, tag));
  if (state === 'tag-by-manager')
    return sendHtml(response, 200, document(page, injectingScript(tag), ''));
  return sendHtml(response, 200, document(page, tag, ''));
}

function sendHtml(response: ServerResponse, status: number, html: string) {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}

/** Inserts the tag with a script, like a tag manager, so that it is not in the HTML. */
const injectingScript = (tag: string): string => {
  const attributes = [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  return `<script>addEventListener('DOMContentLoaded', () => {
  const script = document.createElement('script');
  for (const [name, value] of ${JSON.stringify(attributes)}) script.setAttribute(name, value);
  document.head.append(script);
});</script>`;
};

const document = (page: ShopPage, head: string, foot: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} | Harbor Lane Candles</title>
<meta name="description" content="Soy candles and candle-making kits, poured by hand in small batches.">
<meta property="og:site_name" content="Harbor Lane Candles">
<style>${STYLE}</style>
${head}
</head>
<body>
<header><a class="name" href="/">Harbor Lane Candles</a>
<nav><a href="/">Candles</a><a href="/kits">Making kits</a><a href="/gifts">Gift guide</a><a href="/workshop">Our workshop</a><a href="/checkout">Cart (<span id="count">0</span>)</a></nav></header>
<main>${page.body}</main>
<footer><p>Poured by hand at 12 Harbor Lane. Free shipping over $60.</p></footer>
<script>${page.script}</script>
${foot}
</body>
</html>`;

const STYLE = `body{font:16px/1.5 Georgia,serif;margin:0;color:#2b2520;background:#fbf7f0}header,footer{display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:center;justify-content:space-between;padding:1rem 2rem;background:#fff;border-bottom:1px solid #e6dccc}
nav a{display:inline-block;margin-right:1.5rem;color:inherit}.name{font-size:1.3rem;text-decoration:none;color:inherit}main{max-width:960px;margin:2rem auto;padding:0 1rem;min-height:70vh}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(200px,1fr));gap:1.5rem}.card{background:#fff;border:1px solid #e6dccc;border-radius:6px;padding:1rem}.card a{color:inherit;text-decoration:none}
.wax{display:block;height:120px;border-radius:4px;margin-bottom:.75rem}button{font:inherit;padding:.6rem 1.2rem;border:0;border-radius:4px;background:#5b3a29;color:#fff;cursor:pointer}button.plain{background:#e6dccc;color:#2b2520}
form{display:grid;gap:.9rem;max-width:420px}label{display:grid;gap:.25rem}input,select,textarea{font:inherit;padding:.5rem;border:1px solid #bba;border-radius:4px}.row{display:flex;gap:.5rem;align-items:end}`;
