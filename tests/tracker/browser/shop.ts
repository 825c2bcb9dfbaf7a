import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from 'playwright';
import { asPerson, openBrowser } from '../../journeys/browser.ts';
import { Ingest } from './ingest.ts';

const OWNER = '00000000-0000-4000-8000-000000000000';

interface Site {
  readonly body: string;
  readonly head?: string;
  readonly headers?: Record<string, string>;
  /** More attributes of the tag. */
  readonly tag?: string;
}

/** A customer's site in a real browser, with the tracking tag in its head, and the place its tracker reports to. */
export class Shop {
  readonly ingest = new Ingest();
  private readonly pages = new Map<string, Site>();
  /** Scripts and style sheets of pages, by their paths. */
  readonly files = new Map<string, string>();
  private readonly contexts: BrowserContext[] = [];
  private browser: Browser | undefined;
  private readonly server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://shop');
    const file = this.files.get(pathname);
    if (file !== undefined) {
      const type = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
      return response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(file);
    }
    const site = this.pages.get(pathname);
    // Chromium 156 shows an error page of its own for a 404 without a body.
    if (pathname.startsWith('/gone')) return response.writeHead(404).end('Gone');
    if (!site) return response.writeHead(204).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...site.headers });
    response.end(this.html(site));
  });

  async open(): Promise<void> {
    await this.ingest.listen();
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.browser = await openBrowser();
  }
  async close(): Promise<void> {
    await this.browser?.close();
    this.server.closeAllConnections();
    this.server.close();
    this.ingest.close();
  }

  get host(): string {
    return `shop.localhost:${(this.server.address() as AddressInfo).port}`;
  }
  get visitorId(): string {
    return `${this.host}-${OWNER}`;
  }

  /** Puts a page on the site and lets a new person visit it. */
  async visit(site: Site | string, options: { as?: object; path?: string } = {}): Promise<Page> {
    const path = options.path ?? '/';
    this.put(new URL(path, 'http://shop').pathname, site);
    const page = await this.newPage(options.as);
    await page.goto(`http://${this.host}${path}`);
    return page;
  }
  put(pathname: string, site: Site | string): void {
    this.pages.set(pathname, typeof site === 'string' ? { body: site } : site);
  }
  async newPage(as: object = asPerson): Promise<Page> {
    if (!this.browser) throw new Error('The shop is not open');
    const context = await this.browser.newContext(as);
    this.contexts.push(context);
    return context.newPage();
  }

  /**
   * Resolves as soon as something that was received fulfils the condition. Until then the page is hidden and shown
   * again, since a page that is hidden sends what it has; otherwise a batch waits for ten seconds.
   */
  async soon<T>(visit: Page, find: (ingest: Ingest) => T | undefined | false) {
    let isFound = false;
    const found = this.ingest.until(find).finally(() => {
      isFound = true;
    });
    while (!isFound) {
      await visit.evaluate(() => {
        for (const value of ['hidden', 'visible']) {
          Object.defineProperty(document, 'visibilityState', { value, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }
        Reflect.deleteProperty(document, 'visibilityState');
      });
      await Promise.race([found, visit.waitForTimeout(100)]);
    }
    return found;
  }

  /** Ends all visits and forgets what was received. */
  async empty(): Promise<void> {
    await Promise.all(this.contexts.splice(0).map((context) => context.close()));
    const { ingest } = this;
    for (const list of [ingest.asked, ingest.batches, ingest.heard]) list.length = 0;
    this.files.clear();
    ingest.admits = (request) => ingest.admit(request);
    ingest.accepts = () => 202;
  }

  private html({ body, head = '', tag = '' }: Site): string {
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The shop</title>
      <script async src="${this.ingest.origin}/tracker/v1/loader.js" data-visitor-id="${this.visitorId}" ${tag}></script>
      ${head}</head><body>${body}</body></html>`;
  }
}
