import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');
const project = (name: string, test: object) => ({ root, test: { name, ...test } });

const inTheCloud = {
  globalSetup: 'tests/functions/cloud.ts',
  setupFiles: 'tests/functions/setup.ts',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Every test makes its own owner. One that a busy machine kept waiting is asked once more before it counts as broken.
  retry: 1,
};
/** These end visits or move clocks for everybody, so nobody else may be there. */
const wholeCloud = ['tests/functions/{session-ends,reports}.test.ts'];

export default defineConfig({
  root,
  test: {
    silent: 'passed-only',
    // Much of the time is spent waiting for the local cloud and for browsers.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      project('rules', {
        include: ['tests/rules/**/*.test.ts'],
        isolate: false,
        env: { POWERTOOLS_LOG_LEVEL: 'SILENT' },
        testTimeout: 60_000,
      }),
      project('web', {
        include: ['tests/{web,tracker}/**/*.test.{ts,tsx}'],
        exclude: ['tests/tracker/browser/**'],
        environment: 'jsdom',
        setupFiles: 'tests/web/react-warnings.ts',
        testTimeout: 30_000,
      }),
      project('tracker', {
        include: ['tests/{tracker/browser,replay}/**/*.test.ts'],
        testTimeout: 30_000,
        hookTimeout: 60_000,
      }),
      // One worker synthesizes once for all.
      project('clouds', {
        include: ['tests/clouds/**/*.test.ts'],
        testTimeout: 60_000,
        isolate: false,
        maxWorkers: 1,
        sequence: { groupOrder: 1 },
      }),
      project('architecture', {
        include: ['tests/architecture/**/*.test.ts'],
        testTimeout: 60_000,
      }),
      // One local cloud serves the functions and the journeys: starting it is the slow part.
      project('functions', {
        include: ['tests/{functions,journeys}/**/*.test.ts'],
        exclude: wholeCloud,
        ...inTheCloud,
      }),
      project('whole cloud', {
        include: wholeCloud,
        ...inTheCloud,
        maxWorkers: 1,
        sequence: { groupOrder: 2 },
      }),
    ],
  },
});
