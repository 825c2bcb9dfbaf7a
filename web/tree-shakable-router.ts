import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/.*\.mjs$/;
const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm;
const CREATED = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/** Marks what the module creates while it loads as free of side effects, so that a bundler can drop what is unused. */
export const withoutSideEffects = (code: string): string =>
  code.replace(DISPLAY_NAME, '').replace(CREATED, '= /* @__PURE__ */ $1');

/** The router is one large module whose forms, fetchers and data APIs are unused here: 4 kB of every page. */
export const treeShakableRouter = (): Plugin => ({
  name: 'tree-shakable-router',
  transform: (code, id) => (ROUTER.test(id) ? withoutSideEffects(code) : undefined),
});
