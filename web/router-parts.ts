import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/.*\.mjs$/;
const NAMED = /^\w+\.displayName = .*;$/gm;
const MADE = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/** The router's one large file, so that a bundler can leave out its forms, fetchers and data APIs, which are unused here. */
export const inParts = (code: string): string =>
  code.replace(NAMED, '').replace(MADE, '= /* @__PURE__ */ $1');

/** Takes 2 kB off every page: whatever the router makes while it loads would otherwise come along. */
export const routerParts = (): Plugin => ({
  name: 'router-parts',
  transform: (code, id) => (ROUTER.test(id) ? inParts(code) : undefined),
});
