import { describeBrowser } from './browser.ts';

const shared = globalThis as { isBrowserAnnounced?: boolean };

/** Prints once which browser the tests use, and unpacks the pinned one before workers need it. */
export async function setup() {
  if (shared.isBrowserAnnounced) return;
  shared.isBrowserAnnounced = true;
  process.stdout.write(`${await describeBrowser()}\n`);
}
