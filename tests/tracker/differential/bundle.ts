import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

/** Bundles a file of this folder that runs in a page. */
export function scriptOf(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [resolve(import.meta.dirname, file)],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
