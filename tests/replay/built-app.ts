import type { Browser, Page } from 'playwright';
import { serveBuilt } from '../bench/first-paint/site.ts';
import { openBrowser, openInside } from '../journeys/browser.ts';

interface Visitor {
  /** The localStorage of a signed-in owner. */
  readonly stored: Readonly<Record<string, string>>;
  readonly width?: number;
  readonly height?: number;
}

/** The built app with canned responses, and a browser for it. */
export class BuiltApp {
  #site: Awaited<ReturnType<typeof serveBuilt>> | undefined;
  #browser: Browser | undefined;
  /** Pages that a test has left; a page in which a test failed is never used again. */
  readonly #left: Page[] = [];
  /** Pages that still show what a test opened, by its name, the oldest first. */
  readonly #standing = new Map<string, Page>();
  /** Resolves when the last test that uses what has this name is done. */
  readonly #turns = new Map<string, Promise<void>>();
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
  get browser(): Browser {
    if (!this.#browser) throw new Error('Not open');
    return this.#browser;
  }

  /** A page with reduced motion. One that a test has left is cheaper: its process has compiled the app. */
  async enter({ stored, width = 1280, height = 900 }: Visitor): Promise<Page> {
    const page = this.#left.pop() ?? (await this.browser.newPage({ reducedMotion: 'reduce' }));
    await page.setViewportSize({ width, height });
    const script = await page.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, stored);
    this.#scripts.set(page, script);
    return page;
  }

  /**
   * Runs a test in the page that another one opened under the same name and left as it was, otherwise in a page that it
   * opens itself: loading a page costs more than most tests. Tests that share a name run one after the other.
   * `reopen` says whether it could show the same inside of a page that was left for longest.
   */
  async share(
    name: string,
    open: () => Promise<Page>,
    run: (page: Page) => Promise<void>,
    reopen: (standing: Page) => Promise<boolean> = async () => false,
  ): Promise<void> {
    const before = this.#turns.get(name);
    const turn = Promise.withResolvers<void>();
    this.#turns.set(name, turn.promise);
    await before;
    try {
      let page = this.#standing.get(name);
      this.#standing.delete(name);
      page ??= (await this.#reopened(reopen)) ?? (await open());
      await run(page);
      this.#standing.set(name, page);
    } finally {
      turn.resolve();
    }
  }

  /** Opens a page inside of the loaded app by way of one that shows nothing of those before it. */
  async reopen(page: Page, path: string): Promise<void> {
    await openInside(page, `${this.origin}/no/such/page`);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await openInside(page, `${this.origin}${path}`);
  }

  /** Keeps the page for another test, with nothing of this one in it. */
  async leave(page: Page): Promise<void> {
    await page.unrouteAll();
    await this.#scripts.get(page)?.dispose();
    await page.emulateMedia({ colorScheme: null });
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    this.#left.push(page);
  }

  async #reopened(reopen: (standing: Page) => Promise<boolean>): Promise<Page | undefined> {
    const [oldest] = this.#standing;
    if (!oldest || this.#left.length > 0) return undefined;
    const [name, page] = oldest;
    this.#standing.delete(name);
    if (await reopen(page)) return page;
    await this.leave(page);
    return undefined;
  }
}
