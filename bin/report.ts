import { importBundled } from '../lib/local/bundled.ts';

await importBundled('lib/local/reports/main.ts', 'report.mjs');
