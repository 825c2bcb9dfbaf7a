import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '../..');
/** Run without the local cloud. */
const withoutCloud = [
  'unchanged-sites',
  'healthy-shop',
  'hostile-model',
  'million-sessions',
  'payment-orders',
  'real-shop',
  'report-calendar',
  'report-kills',
  'report-outages',
  'screenshots',
  'review',
  'tracker/consent-banners',
  'tracker/other-browsers',
  'tracker/privacy-{corpus,masks,repeats}',
  'tracker/{tracker-memory,real-pages,random-pages}',
].map((name) => `tests/campaigns/${name}.campaign.ts`);
/** These start the test suite, so they need an unchanged environment. */
const suites = ['mutants', 'properties'].map((name) => `tests/campaigns/${name}.campaign.ts`);
const slow = { fileParallelism: false, testTimeout: 7_200_000, hookTimeout: 60_000 };

/** Tests that are too slow for `npm test`. `npm run campaign -- NAME` runs the files whose path contains NAME. */
export default defineConfig({
  root,
  test: {
    silent: 'passed-only',
    projects: [
      {
        root,
        test: {
          name: 'campaigns',
          include: ['tests/campaigns/**/*.campaign.ts'],
          exclude: [...withoutCloud, ...suites],
          globalSetup: 'tests/functions/cloud.ts',
          setupFiles: 'tests/functions/setup.ts',
          ...slow,
        },
      },
      {
        root,
        test: {
          name: 'without cloud',
          include: withoutCloud,
          env: { POWERTOOLS_LOG_LEVEL: 'SILENT', AWS_REGION: 'us-east-1' },
          ...slow,
        },
      },
      { root, test: { name: 'suites', include: suites, ...slow } },
    ],
  },
});
