import type { Browser, Page } from 'playwright';
import { serveBuilt } from '../bench/first-paint/site.ts';
import { openBrowser, openInApp } from '../journeys/browser.ts';

interface PageOptions {
  /** The localStorage of a signed-in owner. */
  readonly stored: Readonly<Record<string, string>>;
  readonly width?: number;
  readonly height?: number;
}

/** The built app with canned responses, and a browser for it. */
export class BuiltApp {
  #site: Awaited<ReturnType<typeof serveBuilt>> | undefined;
  #browser: Browser | undefined;
  /** Pages for reuse; a page in which a test failed is never used again. */
  readonly #idle: Page[] = [];
  /** Pages that still show their content, by name, oldest first. */
  readonly #shared = new Map<string, Page>();
  /** Resolves when the last test that uses the page with this name is done. */
  readonly #locks = new Map<string, Promise<void>>();
  readonly #scripts = new Map<Page, { dispose(): Promise<void> }>();

  async open(): Promise<void> {
    [this.#site, this.#browser] = await Promise.all([serveBuilt(), openBrowser()]);
  }
  async close(): Promise<void> {
    await this.#browser?.close();
    this.#site?.close();
  }
  get origin(): string {
    return this.#site?.origin ?? '';
  }
  /** Calls that match wait for the reply. Cheaper than a route, through which the browser passes every request. */
  hold(call: RegExp, reply: Promise<unknown>): void {
    Object.assign(this.#site?.held ?? {}, { call, reply });
  }
  /** Names of scripts, without their hash, that the server does not find. */
  get missing(): Set<string> {
    return this.#site?.missing ?? new Set();
  }
  get browser(): Browser {
    if (!this.#browser) throw new Error('Not open');
    return this.#browser;
  }

  /** A page with reduced motion. Reusing one is cheaper, because its process has compiled the app. */
  async acquire({ stored, width = 1280, height = 900 }: PageOptions): Promise<Page> {
    const page = this.#idle.pop() ?? (await this.browser.newPage({ reducedMotion: 'reduce' }));
    await page.setViewportSize({ width, height });
    const script = await page.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, stored);
    this.#scripts.set(page, script);
    return page;
  }

  /**
   * Runs a test in the page that an earlier test opened under the same name, because loading a page costs more than most
   * tests. Tests that share a name run one after the other. `reopen` tries to show the content in the oldest shared page
   * and returns whether it could; otherwise `open` opens a page.
   */
  async share(
    name: string,
    open: () => Promise<Page>,
    run: (page: Page) => Promise<void>,
    reopen: (oldest: Page) => Promise<boolean> = async () => false,
  ): Promise<void> {
    const previous = this.#locks.get(name);
    const lock = Promise.withResolvers<void>();
    this.#locks.set(name, lock.promise);
    await previous;
    try {
      let page = this.#shared.get(name);
      this.#shared.delete(name);
      page ??= (await this.#reopened(reopen)) ?? (await open());
      await run(page);
      this.#shared.set(name, page);
    } finally {
      lock.resolve();
    }
  }

  /** Opens a page inside the loaded app, via the not-found page, so that nothing of the previous page remains. */
  async reopen(page: Page, path: string): Promise<void> {
    await openInApp(page, `${this.origin}/no/such/page`);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await openInApp(page, `${this.origin}${path}`);
  }

  /** Clears the page and keeps it for another test. */
  async release(page: Page): Promise<void> {
    await page.unrouteAll();
    await this.#scripts.get(page)?.dispose();
    await page.emulateMedia({ colorScheme: null });
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    this.#idle.push(page);
  }

  async #reopened(reopen: (oldest: Page) => Promise<boolean>): Promise<Page | undefined> {
    const [oldest] = this.#shared;
    if (!oldest || this.#idle.length > 0) return undefined;
    const [name, page] = oldest;
    this.#shared.delete(name);
    if (await reopen(page)) return page;
    await this.release(page);
    return undefined;
  }
}
