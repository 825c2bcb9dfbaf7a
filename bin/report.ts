import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { root } from '../lib/local/paths.ts';

// Mails are written in TSX, which Node does not read: one bundle of our own files, then run it.
const outfile = join(root, '.local/report.mjs');
buildSync({
  entryPoints: [join(root, 'lib/local/reports/main.ts')],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  define: { 'import.meta.dirname': JSON.stringify(join(root, 'lib/local')) },
  logLevel: 'error',
});
await import(pathToFileURL(outfile).href);
