import type { Browser, Page } from 'playwright';
import { serveBuilt } from '../bench/first-paint/site.ts';
import { openBrowser } from '../journeys/browser.ts';

interface Visitor {
  /** What localStorage holds, as a signed-in owner has it. */
  readonly stored: Readonly<Record<string, string>>;
  readonly width?: number;
}

/** The built app with canned answers, and a browser for it. */
export class BuiltApp {
  #site: Awaited<ReturnType<typeof serveBuilt>> | undefined;
  #browser: Browser | undefined;
  /** Pages that a test has left; a page in which a test failed is never used again. */
  readonly #left: Page[] = [];
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
  async enter({ stored, width = 1280 }: Visitor): Promise<Page> {
    const page = this.#left.pop() ?? (await this.browser.newPage({ reducedMotion: 'reduce' }));
    await page.setViewportSize({ width, height: 900 });
    const script = await page.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, stored);
    this.#scripts.set(page, script);
    return page;
  }

  /** Keeps the page for another test, with nothing of this one in it. */
  async leave(page: Page): Promise<void> {
    await page.unrouteAll();
    await this.#scripts.get(page)?.dispose();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    this.#left.push(page);
  }
}
