import { builtinEnvironments, type Environment } from 'vitest/runtime';

const shared = globalThis as { isPageOpen?: boolean };

/** One document for all files of a worker, because shared modules keep references to the first one. */
export default {
  name: 'shared-document',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!shared.isPageOpen) await builtinEnvironments.jsdom.setup(global, options);
    shared.isPageOpen = true;
    return { teardown() {} };
  },
} satisfies Environment;
