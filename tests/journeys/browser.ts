import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from 'playwright';
import { hasPinnedBrowser, pinnedBrowser } from './pinned-browser.ts';

/** The environment variable with the path of another Chromium or Chrome. */
const VARIABLE = 'TEST_BROWSER';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The user agent of an ordinary visitor; the tracker does not record automated browsers. */
const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';

interface Launch {
  readonly executablePath: string;
  readonly env?: Record<string, string>;
}

/** The browser of the environment variable, or the one that package-lock.json pins. */
export async function openBrowser(...more: readonly string[]) {
  return chromium.launch({
    ...(await chosenBrowser()),
    args: [
      // Without this a page can detect automation, and the tracker would record no visits.
      '--disable-blink-features=AutomationControlled',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), // Chromium refuses its sandbox to root
      ...more,
    ],
  });
}

/** Options of a browser that does not report to be automated, so the tracker records it. */
export const asPerson = { userAgent: PERSON };

/** A low window, because drawing is up to a third of the cost of a page of the app. */
export const lowWindow = { viewport: { width: 1280, height: 400 } } as const;

/** Opens a URL inside of the loaded app, which costs a third of loading it; otherwise loads it. */
export async function openInside(page: Page, address: string): Promise<void> {
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
  const { executablePath, env } = await chosenBrowser();
  const { stdout } = await promisify(execFile)(executablePath, ['--version'], { env });
  const from = process.env[VARIABLE] ? VARIABLE : hasPinnedBrowser ? 'pinned' : executablePath;
  return `Browser: ${stdout.trim()} (${from})`;
}

async function chosenBrowser(): Promise<Launch> {
  const named = process.env[VARIABLE];
  if (named) return { executablePath: named };
  return hasPinnedBrowser ? pinnedBrowser() : { executablePath: ownBrowser() };
}

/** Where the pinned package has no binary, as on macOS: Playwright's browser, else this machine's. */
function ownBrowser(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const found = [chromium.executablePath(), ...installed].find((file) => existsSync(file));
  if (!found) throw new Error(`No browser found: run "npx playwright install" or set ${VARIABLE}.`);
  return found;
}
