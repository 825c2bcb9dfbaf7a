import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

/** What runs in a page, as one script. */
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
