import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { root } from '../../lib/local/paths.ts';

/** Imports a server file as it is deployed: bundled, without the test runner's wrapper around every import. */
export async function importDeployed<T>(path: string): Promise<T> {
  const outfile = join(root, '.local/bench', path.replace(/\.ts$/, '.mjs'));
  const entryPoints = [join(root, path)];
  buildSync({
    entryPoints,
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  return import(outfile);
}
