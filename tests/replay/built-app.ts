import type { Browser } from 'playwright';
import { serveBuilt } from '../bench/first-paint/site.ts';
import { openBrowser } from '../journeys/browser.ts';

/** The built app with canned answers, and a browser for it. */
export class BuiltApp {
  #site: Awaited<ReturnType<typeof serveBuilt>> | undefined;
  #browser: Browser | undefined;

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
}
