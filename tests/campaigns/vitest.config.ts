import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '../..');
/** These have everything they need in this process. */
const alone = [
  'aa-mornings',
  'healthy-shop',
  'million-sessions',
  'payment-orders',
  'report-calendar',
  'report-kills',
  'report-outages',
  'pictures',
  'review',
  'tracker/consent-banners',
  'tracker/privacy-{corpus,masks,repeats}',
  'tracker/{tracker-memory,real-pages,restless-pages}',
].map((name) => `tests/campaigns/${name}.campaign.ts`);
/** They run the suite itself, in an environment that nothing has changed. */
const suites = ['mutants', 'properties'].map((name) => `tests/campaigns/${name}.campaign.ts`);
const slow = { fileParallelism: false, testTimeout: 7_200_000, hookTimeout: 60_000 };

/** What takes longer than anyone waits for: `npm run campaign -- NAME` runs the files whose path contains NAME. */
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
          exclude: [...alone, ...suites],
          globalSetup: 'tests/functions/cloud.ts',
          setupFiles: 'tests/functions/setup.ts',
          ...slow,
        },
      },
      {
        root,
        test: {
          name: 'alone',
          include: alone,
          env: { POWERTOOLS_LOG_LEVEL: 'SILENT', AWS_REGION: 'us-east-1' },
          ...slow,
        },
      },
      { root, test: { name: 'suites', include: suites, ...slow } },
    ],
  },
});
