import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from 'playwright';
import { hideAutomation, humanContext, openBrowser } from '../../journeys/browser.ts';
import { Ingest } from './ingest.ts';

const OWNER = '00000000-0000-4000-8000-000000000000';

interface Site {
  readonly body: string;
  readonly head?: string;
  readonly headers?: Record<string, string>;
  readonly status?: number;
  /** More attributes of the tag. */
  readonly tag?: string;
}

/** A customer's site in a real browser with the tracking tag, and the ingestion server of its tracker. */
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
    // Chromium 156 replaces a 404 without a body with an error page.
    if (pathname.startsWith('/gone')) return response.writeHead(404).end('Gone');
    if (!site) return response.writeHead(204).end();
    response.writeHead(site.status ?? 200, {
      'content-type': 'text/html; charset=utf-8',
      ...site.headers,
    });
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

  /** Adds a page to the site and opens it as a new visitor. */
  async visit(site: Site | string, options: { as?: object; path?: string } = {}): Promise<Page> {
    const path = options.path ?? '/';
    this.setPage(new URL(path, 'http://shop').pathname, site);
    const page = await this.newPage(options.as);
    await page.goto(`http://${this.host}${path}`);
    return page;
  }
  setPage(pathname: string, site: Site | string): void {
    this.pages.set(pathname, typeof site === 'string' ? { body: site } : site);
  }
  async newPage(as: object = humanContext): Promise<Page> {
    if (!this.browser) throw new Error('The shop is not open');
    const context = await this.browser.newContext(as);
    this.contexts.push(context);
    return context.newPage();
  }

  /**
   * Resolves once the condition holds for what was received. Until then it hides and shows the page repeatedly, because
   * a hidden page sends its batch at once instead of after ten seconds.
   */
  async flushUntil<T>(visit: Page, find: (ingest: Ingest) => T | undefined | false) {
    let isFound = false;
    const found = this.ingest.until(find).finally(() => {
      isFound = true;
    });
    while (!isFound) {
      await visit.evaluate(() => {
        for (const value of [true, false]) {
          Object.defineProperty(document, 'hidden', { value, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }
        Reflect.deleteProperty(document, 'hidden');
      });
      await Promise.race([found, visit.waitForTimeout(100)]);
    }
    return found;
  }

  /** Opens a page whose script sets `hasFailed` before the recorder loads. */
  async visitBeforeRecorder(body: string): Promise<Page> {
    this.setPage('/', body);
    const page = await this.newPage();
    await page.route('**/recorder-*', async (route) => {
      await page.waitForFunction('window.hasFailed');
      await route.continue();
    });
    await page.goto(`http://${this.host}/`);
    return page;
  }

  /** The failed requests that were reported: how they were sent, the path and the status. */
  seenRequests(): string[] {
    return this.ingest
      .reported('rv:request')
      .map(({ path, status, initiator }) => `${initiator} ${path} ${status}`);
  }

  /** Closes all visits and clears what was received. */
  async reset(): Promise<void> {
    await Promise.all(this.contexts.splice(0).map((context) => context.close()));
    this.ingest.reset();
    this.files.clear();
  }

  private html({ body, head = '', tag = '' }: Site): string {
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The shop</title>
      ${hideAutomation}<script async src="${this.ingest.origin}/tracker/v1/loader.js" data-visitor-id="${this.visitorId}" ${tag}></script>
      ${head}</head><body>${body}</body></html>`;
  }
}
