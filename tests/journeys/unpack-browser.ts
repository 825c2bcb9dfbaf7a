import chromium from '@sparticuz/chromium';

// Unpacks the browser of the npm package into TMPDIR; run by pinned-browser.ts.
await chromium.executablePath();
