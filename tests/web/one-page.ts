import { builtinEnvironments, type Environment } from 'vitest/runtime';

const shared = globalThis as { isPageOpen?: boolean };

/** One document for all files of a worker: modules that are shared hold on to the first one they saw. */
export default {
  name: 'one-page',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!shared.isPageOpen) await builtinEnvironments.jsdom.setup(global, options);
    shared.isPageOpen = true;
    return { teardown() {} };
  },
} satisfies Environment;
