import { beforeAll, beforeEach } from 'vitest';
import { signedIn } from './app.tsx';
import { openWebsites } from './website-server.ts';

/**
 * Prepares the page of a test file whose owner is signed in and has websites. Each file calls this, because hooks apply only to the
 * file that registers them.
 */
export function preparePage(load: () => Promise<unknown>, beforeTest = () => {}): void {
  // Imported here, so that compiling does not count toward the time of the first test.
  beforeAll(async () => {
    await load();
    await import('../../web/app/shell/app-shell.tsx');
    await import('../../web/app/lib/query.tsx');
  }, 60_000);
  beforeEach(() => {
    signedIn();
    openWebsites();
    beforeTest();
  });
}
