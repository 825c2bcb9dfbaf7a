import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '../..');

/** What takes longer than anybody waits for: `npm run campaign -- NAME` runs the files whose path contains NAME. */
export default defineConfig({
  root,
  test: {
    include: ['tests/campaigns/**/*.campaign.ts'],
    globalSetup: 'tests/functions/cloud.ts',
    setupFiles: 'tests/functions/setup.ts',
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 60_000,
    silent: 'passed-only',
  },
});
