import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);
const fonts = [
  'inter/files/inter-latin-wght-normal',
  'gelasio/files/gelasio-latin-wght-normal',
].map((name) => {
  const file = resolve(`@fontsource-variable/${name}.woff2`);
  const { version } = JSON.parse(readFileSync(join(file, '../../package.json'), 'utf8'));
  return { file, name: basename(file), served: `${basename(file, '.woff2')}-${version}.woff2` };
});

/**
 * Font files are named by package version instead of a hash, because server-rendered pages link to them and do not know
 * hashes. A version is needed, because browsers cache files for a year.
 */
export const assetFileNames = ({ names }: { names: string[] }): string => {
  const font = fonts.find(({ name }) => names.includes(name));
  return `assets/${font?.served ?? '[name]-[hash][extname]'}`;
};

/** Serves the fonts in development at the same paths as a build. */
export const fontsInDevelopment = (): Plugin => ({
  name: 'fonts-in-development',
  configureServer({ middlewares }) {
    for (const { file, served } of fonts) {
      middlewares.use(`/assets/${served}`, (_, response) => {
        response.setHeader('content-type', 'font/woff2');
        response.end(readFileSync(file));
      });
    }
  },
});
