import type { Plugin } from 'vite';

/** Removes the keys of the shapes in icons: React asks for keys only in development, and their text is random. */
export const withoutIconKeys = (): Plugin => ({
  name: 'without-icon-keys',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
    handler: (code) => ({ code: code.replace(/,\s*key: "\w+"/g, ''), map: null }),
  },
});
