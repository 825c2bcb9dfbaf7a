import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, firefox } from 'playwright';

/** Firefox of the machine (Debian's `firefox-esr`), through WebDriver BiDi. It has no phones. */
export async function openFirefox(): Promise<Browser> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: join(import.meta.dirname, 'bidi-proxy.ts'),
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async ({ viewport }: BrowserContextOptions = {}) => {
    const context = await newContext(viewport ? { viewport } : {});
    // The tracker does not record automated browsers.
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
    );
    return context;
  };
  return browser;
}
