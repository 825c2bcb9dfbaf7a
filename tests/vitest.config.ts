import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { FileOrder } from './file-order.ts';

const root = resolve(import.meta.dirname, '..');
/** Polls may take seconds on a busy machine; they end as soon as the condition holds. */
const expectations = { poll: { timeout: 10_000 } };
/** A failed test runs again, because the machine may have been busy; `.ci/summary.ts` lists it. */
const retryOnce = { retry: 1 };
const project = (name: string, test: object) => ({
  root,
  test: { name, expect: expectations, ...(process.env.CI && retryOnce), ...test },
});
const cores = Math.max(2, availableParallelism());
/** These tests hardly wait, and each further worker would load the same modules again. They run last. */
const busy = { maxWorkers: cores + 1, sequence: { groupOrder: 1 } };

const BROWSER = 'tests/journeys/announce-browser.ts';
const OWNER_STACKS = 'tests/owner-stacks.ts';
const inTheCloud = {
  setupFiles: [OWNER_STACKS, 'tests/functions/setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Every test makes its own owner.
  ...retryOnce,
};
/** These close every session and move the clock for everyone, so they get a separate cloud. */
const wholeCloud = ['tests/functions/{session-ends,reports}.test.ts'];

const PROPERTIES = 'tests/properties.ts';
const WARNINGS = 'tests/web/react-warnings.ts';
const ELEMENT_ERRORS = 'tests/web/element-errors.ts';
const SUBMITS = 'tests/web/prevented-submits.ts';
const inAPage = {
  environment: 'jsdom',
  setupFiles: [
    ...[PROPERTIES, OWNER_STACKS, WARNINGS, ELEMENT_ERRORS, SUBMITS],
    'tests/web/fresh-page.ts',
  ],
  testTimeout: 30_000,
};
/** Files that match the pattern change modules or variables that other files share. */
const filesWith = (pattern: RegExp, ...globs: string[]) =>
  globSync(globs, { cwd: root }).filter((file) =>
    pattern.test(readFileSync(resolve(root, file), 'utf8')),
  );
const REPLACED =
  /vi\.mock\((?!'[./]+\/web\/app\/lib\/(auth|live)\.ts', \(\) => import\()|resetModules/;
/** For every page, `fresh-page.ts` replaces the login and the live connection; these files replace more. */
const pagesAlone = filesWith(REPLACED, 'tests/web/**/*.test.tsx');
const modulesAlone = [
  ...filesWith(REPLACED, 'tests/web/**/*.test.ts', 'tests/tracker/*.test.ts'),
  // These depend on animation frames, which fake timers of earlier files may have stopped.
  'tests/web/recordings/playback.test.ts',
  'tests/web/recordings/playback-waits.test.ts',
  'tests/web/recordings/screen.test.ts',
];
/** An imported handler keeps the clients it has opened, so a later mock or variable has no effect on it. */
const functionsAlone = filesWith(
  /vi\.(do)?mock\(|resetModules|startPaidProvider|process\.env\.\w+ = /i,
  'tests/functions/*.test.ts',
);
/** Logic of the browser that needs no document. */
const withoutDocument = [
  'tests/web/{amplify-scheme,language-data,live-connection,local-day}.test.ts',
  'tests/web/{opening-step,problem,tree-shakable-router,user-list}.test.ts',
  'tests/web/emails/email-groups.test.ts',
  'tests/web/recordings/{difference,page-at,part-events,session-events}.test.ts',
  'tests/web/recordings/{opens-connection,same-node,slider-keys}.test.ts',
  'tests/web/video/video-timeline.test.ts',
  'tests/tracker/{host-guard,late-batches,mask-text,mask-url,masks-listed}.test.ts',
];

export default defineConfig({
  root,
  test: {
    silent: 'passed-only',
    // A retried test is reported only by its message, so values must not be truncated.
    chaiConfig: { truncateThreshold: 0 },
    // Much of the time is spent waiting for the local cloud and for browsers.
    maxWorkers: cores + 2,
    sequence: { sequencer: FileOrder },
    projects: [
      project('rules', {
        ...busy,
        include: ['tests/rules/**/*.test.ts', ...withoutDocument],
        isolate: false,
        setupFiles: [PROPERTIES, OWNER_STACKS],
        env: { POWERTOOLS_LOG_LEVEL: 'SILENT' },
        testTimeout: 60_000,
      }),
      // All pages of a worker share modules and document, because loading them is the slow part.
      project('pages', {
        ...busy,
        include: ['tests/web/**/*.test.{ts,tsx}', 'tests/tracker/*.test.ts'],
        exclude: [...pagesAlone, ...modulesAlone, ...withoutDocument],
        isolate: false,
        ...inAPage,
        environment: resolve(import.meta.dirname, 'web/shared-document.ts'),
        setupFiles: [...inAPage.setupFiles, 'tests/web/load-pages.ts'],
      }),
      project('pages alone', { include: pagesAlone, ...busy, ...inAPage }),
      project('web', {
        ...busy,
        include: modulesAlone,
        ...inAPage,
        setupFiles: [PROPERTIES, OWNER_STACKS, WARNINGS],
      }),
      project('tracker', {
        include: ['tests/{tracker/browser,replay}/**/*.test.ts'],
        globalSetup: BROWSER,
        isolate: false,
        // More concurrent pages mean more processes, each of which compiles the app.
        maxConcurrency: 2,
        testTimeout: 30_000,
        hookTimeout: 60_000,
        ...retryOnce,
      }),
      project('clouds', {
        ...busy,
        include: ['tests/clouds/**/*.test.ts'],
        globalSetup: 'tests/clouds/start-synthesis.ts',
        testTimeout: 60_000,
        isolate: false,
      }),
      project('architecture', {
        include: ['tests/architecture/**/*.test.ts'],
        isolate: false,
        testTimeout: 60_000,
      }),
      // One local cloud serves the functions and the journeys: starting it is the slow part.
      project('functions', {
        include: ['tests/{functions,journeys}/**/*.test.ts'],
        exclude: [...wholeCloud, ...functionsAlone],
        isolate: false,
        globalSetup: [BROWSER, 'tests/functions/cloud.ts'],
        ...inTheCloud,
      }),
      project('functions alone', {
        include: functionsAlone,
        globalSetup: 'tests/functions/cloud.ts',
        ...inTheCloud,
      }),
      project('whole cloud', {
        include: wholeCloud,
        globalSetup: 'tests/functions/cloud.ts',
        ...inTheCloud,
      }),
    ],
  },
});
