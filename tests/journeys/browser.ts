import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { openFirefox } from '../other-browsers/firefox.ts';
import { openWebKit } from '../other-browsers/webkit.ts';
import { hasPinnedBrowser, pinnedBrowser } from './pinned-browser.ts';

/** This environment variable holds the path of another Chromium or Chrome. */
const BROWSER_VARIABLE = 'TEST_BROWSER';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The user agent of an ordinary visitor; the tracker does not record automated browsers. */
const HUMAN_USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';

interface Launch {
  readonly executablePath: string;
  readonly env?: Record<string, string>;
}

/** `firefox` or `webkit`: with these, parts of the browser tests run in another engine (tests/README.md). */
export const engine = process.env.TEST_ENGINE;

/** A script for pages on which the tracker is to record a browser that cannot hide its automation otherwise. */
export const hideAutomation =
  engine === 'webkit'
    ? `<script>Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })</script>`
    : '';

/** The engine or browser of the environment variables, or the Chromium that package-lock.json pins. */
export async function openBrowser(...more: readonly string[]): Promise<Browser> {
  if (engine === 'firefox') return openFirefox();
  if (engine === 'webkit') return openWebKit();
  return chromium.launch({
    ...(await selectBrowser()),
    args: [
      // Without this a page can detect automation, and the tracker would record no visits.
      '--disable-blink-features=AutomationControlled',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), // Chromium does not start its sandbox as root
      ...more,
    ],
  });
}

/** Context options without the user agent of an automated browser, which the tracker does not record. */
export const humanContext = { userAgent: HUMAN_USER_AGENT };

/** A low window, because drawing is up to a third of the cost of a page of the app. */
export const lowWindow = { viewport: { width: 1280, height: 400 } } as const;

/** Opens a URL inside the loaded app, which costs a third of loading it; loads it if the app is not open. */
export async function openInApp(page: Page, address: string): Promise<void> {
  const { origin } = new URL(address);
  if (!page.url().startsWith(origin)) {
    await page.goto(address);
    return;
  }
  const to = JSON.stringify(address);
  await page.evaluate(
    `history.pushState({}, '', ${to}); dispatchEvent(new PopStateEvent('popstate', { state: {} }))`,
  );
}

/** The name and version of the browser, for the first lines of a test run. */
export async function describeBrowser(): Promise<string> {
  if (engine) return `Browser: ${engine} (TEST_ENGINE)`;
  const { executablePath, env } = await selectBrowser();
  const { stdout } = await promisify(execFile)(executablePath, ['--version'], { env });
  const from = process.env[BROWSER_VARIABLE]
    ? BROWSER_VARIABLE
    : hasPinnedBrowser
      ? 'pinned'
      : executablePath;
  return `Browser: ${stdout.trim()} (${from})`;
}

async function selectBrowser(): Promise<Launch> {
  const named = process.env[BROWSER_VARIABLE];
  if (named) return { executablePath: named };
  return hasPinnedBrowser ? pinnedBrowser() : { executablePath: installedBrowser() };
}

/** Used if the pinned package has no binary, as on macOS: Playwright's browser, or one installed on this machine. */
function installedBrowser(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const found = [chromium.executablePath(), ...installed].find((file) => existsSync(file));
  if (!found)
    throw new Error(`No browser found: run "npx playwright install" or set ${BROWSER_VARIABLE}.`);
  return found;
}
