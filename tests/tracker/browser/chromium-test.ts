import { test } from 'vitest';
import { engine } from '../../journeys/browser.ts';

/**
 * A test that other engines skip. It expects Chromium's words for errors, its protocol, EditContext or `fetchLater`, its order of
 * media files or of events of the focus, several visible tabs, or what Playwright cannot intercept in Firefox.
 */
export const chromiumTest = test.skipIf(engine !== undefined);
