import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/.*\.mjs$/;
const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm;
const CREATED = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/** Marks top-level calls of the module as pure, so that the bundler can drop unused ones. */
export const withoutSideEffects = (code: string): string =>
  code.replace(DISPLAY_NAME, '').replace(CREATED, '= /* @__PURE__ */ $1');

/** Removes unused forms, fetchers and data APIs of the router, which is one large module: saves 4 kB per page. */
export const treeShakableRouter = (): Plugin => ({
  name: 'tree-shakable-router',
  transform: (code, id) => (ROUTER.test(id) ? withoutSideEffects(code) : undefined),
});
