import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);
const files = [
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  '@fontsource-variable/gelasio/files/gelasio-latin-wght-normal.woff2',
];
const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Fonts keep their names, since pages that functions render link to them, too. */
export const assetFileNames = ({ names }: { names: string[] }): string =>
  names.some((name) => name.endsWith('.woff2'))
    ? 'assets/[name][extname]'
    : 'assets/[name]-[hash][extname]';

/** The development server has no `assets`: it serves the fonts where a build puts them. */
export const fontsInDevelopment = (): Plugin => ({
  name: 'fonts-in-development',
  configureServer({ middlewares }) {
    for (const path of files) {
      middlewares.use(`/assets/${fileName(path)}`, (_, response) => {
        response.setHeader('content-type', 'font/woff2');
        response.end(readFileSync(resolve(path)));
      });
    }
  },
});
