import { builtinEnvironments, type Environment } from 'vitest/runtime';

const shared = globalThis as { isPageOpen?: boolean };

/** One document for all files of a worker, because shared modules keep a reference to the first one. */
export default {
  name: 'one-page',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!shared.isPageOpen) await builtinEnvironments.jsdom.setup(global, options);
    shared.isPageOpen = true;
    return { teardown() {} };
  },
} satisfies Environment;
