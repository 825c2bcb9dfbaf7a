import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** What an ordinary visitor's browser says of itself; the tracker keeps automated ones apart. */
const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';

/** The browser that this machine has, else Playwright's own, else the one inside an npm package. */
export async function openBrowser() {
  const { executablePath, args } = await findBrowser(process.env.PATH ?? '');
  return chromium.launch({
    executablePath,
    args: [
      ...args,
      // Without this a page can tell that a program drives it, and the tracker would record nobody.
      '--disable-blink-features=AutomationControlled',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), // Chromium refuses its sandbox to root
    ],
  });
}

/** A visitor as the tracker counts one: a browser that does not say it is automated. */
export const asPerson = { userAgent: PERSON };

async function findBrowser(path: string): Promise<{ executablePath: string; args: string[] }> {
  const found = [
    ...path.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
    chromium.executablePath(),
  ].find((file) => existsSync(file));
  return found ? { executablePath: found, args: [] } : packagedBrowser();
}

/** Unpacks into the temporary folder once; told that it runs in a Lambda it brings its own libraries and fonts. */
async function packagedBrowser() {
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  // Its own arguments are for a Lambda: in a single process a page that closes ends the browser.
  return { executablePath: await packaged.executablePath(), args: [] };
}
