import { describeBrowser } from './browser.ts';

const shared = globalThis as { isBrowserAnnounced?: boolean };

/** Says once which browser the tests use; the pinned one is unpacked here, before the workers ask for it. */
export async function setup() {
  if (shared.isBrowserAnnounced) return;
  shared.isBrowserAnnounced = true;
  process.stdout.write(`${await describeBrowser()}\n`);
}
