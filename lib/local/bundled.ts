import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { root } from './paths.ts';

/** Imports a module that uses the email templates. They are TSX, which Node cannot run, so it is bundled first. */
export async function importBundled<M>(entry: string, name: string): Promise<M> {
  const outfile = join(root, '.local', name);
  buildSync({
    entryPoints: [join(root, entry)],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    define: { 'import.meta.dirname': JSON.stringify(join(root, 'lib/local')) },
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}
